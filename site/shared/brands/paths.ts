export const brandsPaths = {
  brands: "/brands",
  brand: (slug: string) => `/brands/${slug}`,
  brandProfile: (slug: string) => `/brands/${slug}/profile`,
  brandReviews: (slug: string) => `/brands/${slug}/reviews`,
  brandFollowers: (slug: string) => `/brands/${slug}/followers`,
} as const;

export const brandsApi = {
  /** The viewer's follow of a brand. */
  brandFollow: (slug: string) => `/api/brands/${slug}/follow`,
  /** Brands whose names begin with or resemble a text: `?search=`. Also proposals of a brand: `POST`. */
  brandNames: "/api/brands",
} as const;
