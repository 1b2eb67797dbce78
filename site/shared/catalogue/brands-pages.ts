import type { BrandCard, BrandOrder, BrandProfile } from "../brands/brand.ts";
import type { Person } from "../members/member.ts";
import type { Slice } from "../page-data.ts";
import type { ProductCard } from "../products/product.ts";
import type { ReviewsOfSubject } from "../reviews/review.ts";
import type { CollectionLookbook } from "./collection-lookbook.ts";

export interface BrandsPages {
  brands: {
    brands: Slice<BrandCard>;
    sort: BrandOrder;
    search: string | null;
    /** By `search`, of which the best ones are shown; at most one more than these. */
    found: number;
    /** `a` to `z`, or `other`. */
    letter: string | null;
  };
  brand: {
    brand: BrandProfile;
    /** The first of its collections that shows a product, with its first products; null without one. */
    lookbook: CollectionLookbook | null;
    /** All its live products. */
    products: Slice<ProductCard>;
    /** The most helpful reviews, without further pages: `brandReviews` has all. */
    reviews: ReviewsOfSubject;
  };
  brandProfile: { brand: BrandProfile };
  brandReviews: { brand: BrandProfile; reviews: ReviewsOfSubject };
  brandFollowers: { brand: BrandProfile; people: Slice<Person> };
}
