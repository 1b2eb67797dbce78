import type { Routes } from "../route.ts";

export const brandsRoutes = {
  brands: { path: "/brands", query: ["search", "letter", "sort", "after", "before"] },
  brand: { path: "/brands/:slug", query: ["sort", "after", "before"] },
  brandProfile: { path: "/brands/:slug/profile" },
  brandReviews: {
    path: "/brands/:slug/reviews",
    query: ["sort", "fit", "stars", "worn", "size", "by", "after", "before"],
  },
  brandFollowers: { path: "/brands/:slug/followers", query: ["after", "before"] },
} satisfies Routes;
