import type { BrandProfile } from "../brands/brand.ts";
import type { CollectionCard, CollectionDetail } from "../collections/collection.ts";
import type { Slice } from "../page-data.ts";
import type { ProductCard } from "../products/product.ts";
import type { ReviewsOfSubject } from "../reviews/review.ts";

export interface CollectionsPages {
  brandCollections: { brand: BrandProfile; collections: Slice<CollectionCard> };
  collection: {
    brand: BrandProfile;
    collection: CollectionDetail;
    /** In the order of the lookbook. */
    products: Slice<ProductCard>;
    /** The collections before and after it, as the brand orders them. */
    previous: CollectionCard | null;
    next: CollectionCard | null;
  };
  /** Of the collection and of its products, in one order. */
  collectionReviews: { brand: BrandProfile; collection: CollectionDetail; reviews: ReviewsOfSubject };
}
