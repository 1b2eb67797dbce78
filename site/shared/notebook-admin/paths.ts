const entry = (id: string) => `/api/admin/notebook/${id}`;
const category = (slug: string) => `/api/admin/notebook-categories/${slug}`;

export const notebookAdminPaths = {
  adminNotebook: "/admin/notebook",
  adminNewEntry: "/admin/notebook/create",
  adminEntry: (id: string) => `/admin/notebook/${id}`,
  adminEntryPreview: (id: string) => `/admin/notebook/${id}/preview`,
  adminNotebookCategories: "/admin/notebook-categories",
  adminNewNotebookCategory: "/admin/notebook-categories/new",
  adminNotebookCategory: (slug: string) => `/admin/notebook-categories/${slug}`,
} as const;

export const notebookAdminApi = {
  /** `POST` an `EntryTextDraft`: a draft, `EntrySavedAnswer`. */
  adminEntries: "/api/admin/notebook",
  /** `PUT` an `EntrySettingsDraft`; 409 with an `EntryConflict`. `DELETE` a `VersionOfEntry`. */
  adminEntry: entry,
  /** `PUT` an `EntryTextEdit`, `EntrySavedAnswer`; 409 with an `EntryConflict`. */
  adminEntryText: (id: string) => `${entry(id)}/text`,
  /** `PUT` an `EntryPublication`; `DELETE` takes it back to a draft. */
  adminEntryPublication: (id: string) => `${entry(id)}/publication`,
  /** `POST`: takes its deletion back. */
  adminEntryRestoration: (id: string) => `${entry(id)}/restoration`,
  /** `GET`, `EntryRevisionsAnswer`. `POST` an `EntryTextDraft` that lost to a newer one: a version to go back to, `EntrySavedAnswer`. */
  adminEntryRevisions: (id: string) => `${entry(id)}/revisions`,
  /** `GET`, `EntryRevisionAnswer` */
  adminEntryRevision: (id: string, version: number | string) => `${entry(id)}/revisions/${version}`,
  /** `POST`, `EntryPreviewAnswer`; `DELETE` ends all of its links. */
  adminEntryPreviews: (id: string) => `${entry(id)}/previews`,
  /** `POST` an `EntryAction`, `EntryActionAnswer`. */
  adminEntryActions: "/api/admin/notebook-actions",
  /** `POST` an `UndoDraft`: takes actions of the last day back. */
  adminEntryUndos: "/api/admin/notebook-undos",
  /** `GET`, with the query of the list: CSV. */
  adminEntryExport: "/api/admin/notebook-export",
  /** `GET ?subject=&search=`, `EntryCardChoices` */
  adminEntryCards: "/api/admin/notebook-cards",
  /** `POST` a `CategoryDraft`. */
  adminNotebookCategories: "/api/admin/notebook-categories",
  /** `PUT` a `CategoryEdit`; 409 with a `SaveConflict`. */
  adminNotebookCategory: category,
  /** `POST` a `CategoryMerge`. */
  adminNotebookCategoryMerge: (slug: string) => `${category(slug)}/merge`,
  /** `PUT` a `CategoryOrder`. */
  adminNotebookCategoryOrder: "/api/admin/notebook-category-order",
} as const;
