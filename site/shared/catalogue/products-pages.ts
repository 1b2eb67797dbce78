import type { LookCard } from "../looks/look.ts";
import type { Slice } from "../page-data.ts";
import type { ProductCard, ProductDetail, ProductOwner } from "../products/product.ts";
import type { ReviewCard, ReviewsOfSubject } from "../reviews/review.ts";

export interface ProductsPages {
  product: {
    product: ProductDetail;
    /** Those who wore it most; five at most. */
    owners: ProductOwner[];
    /** The newest looks that tag it; four at most. */
    looks: LookCard[];
    /** The most helpful review after forty wears or more. */
    afterForty: ReviewCard | null;
    reviews: ReviewsOfSubject;
    /** What its owners also own; four at most. */
    alsoOwned: ProductCard[];
  };
  productOwners: { product: ProductCard; owners: Slice<ProductOwner> };
}
