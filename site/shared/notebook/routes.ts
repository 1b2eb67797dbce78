import type { Routes } from "../route.ts";

export const notebookRoutes = {
  notebook: { path: "/notebook", query: ["after", "before"] },
  notebookCategories: { path: "/notebook/categories" },
  notebookCategory: { path: "/notebook/categories/:categorySlug", query: ["after", "before"] },
  /** A draft, for whoever has the link. */
  entryPreview: { path: "/notebook/preview", query: ["token"], isSecret: true },
  entry: { path: "/notebook/:slug" },
} satisfies Routes;
