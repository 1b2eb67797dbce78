export const outfitsPaths = {
  outfits: "/wardrobe/outfits",
  newOutfit: "/wardrobe/outfits/new",
  outfit: (id: string) => `/wardrobe/outfits/${id}`,
  planner: "/wardrobe/planner",
} as const;

export const outfitsApi = {
  outfits: "/api/outfits",
  outfit: (id: string) => `/api/outfits/${id}`,
  plans: "/api/plans",
  plan: (id: string) => `/api/plans/${id}`,
} as const;
