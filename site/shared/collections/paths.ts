const collection = (brandSlug: string, slug: string) => `/brands/${brandSlug}/collections/${slug}`;

export const collectionsPaths = {
  brandCollections: (brandSlug: string) => `/brands/${brandSlug}/collections`,
  collection,
  collectionReviews: (brandSlug: string, slug: string) => `${collection(brandSlug, slug)}/reviews`,
} as const;
