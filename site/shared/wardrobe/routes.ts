import type { Routes } from "../route.ts";

export const wardrobeRoutes = {
  addItems: { path: "/wardrobe/add" },
  importItems: { path: "/wardrobe/import" },
  statistics: { path: "/wardrobe/statistics", query: ["year"] },
} satisfies Routes;
