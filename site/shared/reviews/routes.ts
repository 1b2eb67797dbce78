import type { Routes } from "../route.ts";

export const reviewsRoutes = {
  reviews: {
    path: "/reviews",
    query: ["sort", "category", "brand", "fit", "stars", "worn", "by", "after", "before"],
  },
  reviewHistory: { path: "/reviews/:id/history", query: ["after", "before"] },
  memberReviews: { path: "/members/:slug/reviews", query: ["after", "before"] },
  writeReview: { path: "/products/:slug/review" },
  writeCollectionReview: { path: "/brands/:slug/collections/:collectionSlug/review" },
  adminReviews: { path: "/admin/reviews", query: ["show", "after", "before"] },
} satisfies Routes;
