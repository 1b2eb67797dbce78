import type { Routes } from "../route.ts";

export const itemsRoutes = {
  memberWardrobe: {
    path: "/members/:slug/wardrobe",
    query: ["show", "category", "colour", "brand", "season", "sort", "search", "after", "before"],
  },
  item: { path: "/members/:slug/wardrobe/:id" },
} satisfies Routes;
