import type { ParsedCategory } from "../../../shared/notebook-admin/category-form.ts";
import type { CategoryFields } from "../../../shared/notebook-admin/notebook-admin.ts";
import type { AuditedFields } from "../../catalogue-admin/history/audited-fields.ts";
import type { CategoryRow } from "../../notebook/category-rows.ts";
import { photoCard } from "../../photos/photos.ts";

/** What the form of a category shows. */
export function categoryFields({ category, cover }: CategoryRow): CategoryFields {
  const { version, name, slug, description, coverAlt } = category;
  return { version, name, slug, description, coverAlt, cover: cover && photoCard(cover, coverAlt) };
}

type AuditedCategory = Record<Exclude<keyof CategoryFields, "version">, AuditedFields[string]>;

export const auditedCategory = ({ version: _version, cover, ...fields }: CategoryFields): AuditedCategory => ({
  ...fields,
  cover: cover?.id ?? null,
});

export const auditedCategoryDraft = (
  { name, description, cover, coverAlt }: ParsedCategory,
  slug: string,
): AuditedCategory => ({ name, slug, description, cover, coverAlt });
