import type { Routes } from "../route.ts";

export const collectionsRoutes = {
  brandCollections: { path: "/brands/:slug/collections", query: ["after", "before"] },
  collection: { path: "/brands/:slug/collections/:collectionSlug", query: ["after", "before"] },
  collectionReviews: {
    path: "/brands/:slug/collections/:collectionSlug/reviews",
    query: ["sort", "fit", "stars", "worn", "size", "by", "after", "before"],
  },
} satisfies Routes;
