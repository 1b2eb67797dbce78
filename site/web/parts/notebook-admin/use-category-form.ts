import type { CategoryFields } from "../../../shared/notebook-admin/notebook-admin.ts";
import { api, paths } from "../../../shared/paths.ts";
import type { CatalogueForm } from "../catalogue-admin/conflict/use-catalogue-form.ts";
import { useSavedForm } from "../catalogue-admin/conflict/use-saved-form.ts";
import { categoryDraft, type EditedCategory, editedCategory, newCategory } from "./edited-category.ts";

/** @param saved null for a new category */
export const useCategoryForm = (saved: CategoryFields | null): CatalogueForm<EditedCategory> =>
  useSavedForm(saved, {
    ...{ name: "category", empty: newCategory, editedOf: editedCategory, draftOf: categoryDraft },
    ...{ api: api.adminNotebookCategories, apiOf: api.adminNotebookCategory, pathOf: paths.adminNotebookCategory },
  });
