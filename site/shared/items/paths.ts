export const itemsPaths = {
  memberWardrobe: (slug: string) => `/members/${slug}/wardrobe`,
  item: (slug: string, id: string) => `/members/${slug}/wardrobe/${id}`,
} as const;

export const itemsApi = {
  items: "/api/items",
  item: (id: string) => `/api/items/${id}`,
  itemChanges: "/api/items/changes",
  itemDeletions: "/api/items/deletions",
  itemRestorations: "/api/items/restorations",
  wardrobe: "/api/wardrobe",
} as const;
