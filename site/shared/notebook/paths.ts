const entry = (slug: string) => `/notebook/${slug}`;

export const notebookPaths = {
  notebook: "/notebook",
  entry,
  notebookCategories: "/notebook/categories",
  notebookCategory: (slug: string) => `/notebook/categories/${slug}`,
  entryPreview: (token: string) => `/notebook/preview?token=${token}`,
  /** The newest entries as RSS, Atom or JSON Feed. */
  notebookFeed: (format: "rss" | "atom" | "json") => `/notebook/feed.${format}`,
} as const;
