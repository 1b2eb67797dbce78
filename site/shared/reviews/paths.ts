export const reviewsPaths = {
  reviews: "/reviews",
  /** What a review said before each change. */
  reviewHistory: (id: string) => `/reviews/${id}/history`,
  memberReviews: (slug: string) => `/members/${slug}/reviews`,
  /** Where a review is written or changed: of a product. */
  writeReview: (productSlug: string) => `/products/${productSlug}/review`,
  /** The same of a collection. */
  writeCollectionReview: (brandSlug: string, slug: string) => `/brands/${brandSlug}/collections/${slug}/review`,
  adminReviews: "/admin/reviews",
} as const;

export const reviewsApi = {
  newReviews: "/api/reviews",
  review: (id: string) => `/api/reviews/${id}`,
  reviewVote: (id: string) => `/api/reviews/${id}/vote`,
  reviewAnswer: (id: string) => `/api/reviews/${id}/answer`,
  /** What an admin decides about it. */
  reviewApproval: (id: string) => `/api/reviews/${id}/approval`,
  /** Takes a deletion back. */
  reviewRestoration: (id: string) => `/api/reviews/${id}/restoration`,
} as const;
