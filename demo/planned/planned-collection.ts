import type { Season } from "@hemline/site/shared/looks/look-options.ts";
import { slugOf } from "@hemline/site/shared/slug.ts";

export interface PlannedCollection {
  brand: string;
  slug: string;
  name: string;
  season: Season | null;
  year: number;
  description: string;
  /** A file in `demo/pictures/`. */
  cover: string | null;
  /** Slugs of products, in the order of the lookbook. */
  products: readonly string[];
}

type CollectionOfBrand = Omit<PlannedCollection, "brand" | "slug">;

/** @param collections their products without the brand in the slug */
export const collectionsOf = (brand: string, collections: readonly CollectionOfBrand[]): PlannedCollection[] =>
  collections.map(({ products, ...collection }) => ({
    ...{ ...collection, brand, slug: slugOf(collection.name, "collection") },
    products: products.map((product) => `${brand}-${product}`),
  }));
