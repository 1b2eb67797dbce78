export const wardrobePaths = {
  addItems: "/wardrobe/add",
  importItems: "/wardrobe/import",
  statistics: "/wardrobe/statistics",
} as const;

export const wardrobeApi = {
  itemImport: "/api/items/import",
  /** Files to download: `items.csv`, `items.json`. */
  itemExport: (format: string) => `/api/items/export/${format}`,
  statisticsExport: (table: string) => `/api/wardrobe/statistics/${table}`,
} as const;
