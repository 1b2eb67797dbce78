import type { CategoryDraft } from "../../../shared/notebook-admin/category-form.ts";
import type { CategoryFields } from "../../../shared/notebook-admin/notebook-admin.ts";

/** The form of a category, as it stands in its fields. */
export type EditedCategory = Omit<CategoryFields, "version">;

export const newCategory: EditedCategory = { name: "", slug: "", description: "", cover: null, coverAlt: "" };

export const editedCategory = ({ version: _, ...same }: CategoryFields): EditedCategory => same;

/** What the server is told. */
export const categoryDraft = ({ cover, ...same }: EditedCategory): CategoryDraft => ({
  ...same,
  cover: cover?.id ?? null,
});
