import type { Routes } from "../route.ts";

export const notebookAdminRoutes = {
  adminNotebook: { path: "/admin/notebook", query: ["show", "search", "category", "sort", "after", "before"] },
  adminNewEntry: { path: "/admin/notebook/create" },
  adminEntry: { path: "/admin/notebook/:id" },
  adminEntryPreview: { path: "/admin/notebook/:id/preview" },
  adminNotebookCategories: { path: "/admin/notebook-categories" },
  adminNewNotebookCategory: { path: "/admin/notebook-categories/new" },
  adminNotebookCategory: { path: "/admin/notebook-categories/:categorySlug" },
} satisfies Routes;
