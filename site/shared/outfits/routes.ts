import type { Routes } from "../route.ts";

export const outfitsRoutes = {
  outfits: { path: "/wardrobe/outfits", query: ["after", "before"] },
  /** `items`: ids to begin with, separated by commas. */
  newOutfit: { path: "/wardrobe/outfits/new", query: ["items"] },
  outfit: { path: "/wardrobe/outfits/:id" },
  /** `from`: any day of the week or month that is shown. */
  planner: { path: "/wardrobe/planner", query: ["view", "from"] },
} satisfies Routes;
