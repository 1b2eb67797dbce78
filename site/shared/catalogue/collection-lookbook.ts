import type { CollectionDetail } from "../collections/collection.ts";
import type { ProductCard } from "../products/product.ts";

/** A collection with its first products, in their order. */
export interface CollectionLookbook extends CollectionDetail {
  firstProducts: ProductCard[];
}
