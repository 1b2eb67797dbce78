import type { BrandName } from "../brands/brand.ts";
import type { ItemCard } from "../items/item.ts";
import type { Category } from "../items/item-options.ts";
import type { MemberProfile } from "../members/member.ts";
import type { AdminPage } from "../moderation/pages.ts";
import type { Slice } from "../page-data.ts";
import type { Rating, RatingSummary } from "../rating.ts";
import type { AdminReview, ReviewCard, ReviewFilter, ReviewSubject, ReviewVersion } from "./review.ts";
import type { AdminReviewFilter, ReviewOrder } from "./review-options.ts";

export interface ReviewsPages {
  reviews: {
    /** The review that opens the page: the most helpful one after many wears. Only at the start of the unfiltered list. */
    lead: ReviewCard | null;
    reviews: Slice<ReviewCard>;
    sort: ReviewOrder;
    filter: ReviewFilter & { category: Category | null; brand: BrandName | null };
    /** “Reviewed this week” */
    reviewedLately: { subject: ReviewSubject; rating: Rating }[];
    /** “Runs small, runs large”: brands with the most answers about fit. */
    brandFits: { brand: BrandName; fit: NonNullable<RatingSummary["fit"]> }[];
  };
  reviewHistory: { review: ReviewCard; versions: Slice<ReviewVersion> };
  memberReviews: { member: MemberProfile; reviews: Slice<ReviewCard> };
  writeReview: WriteReviewPage;
  writeCollectionReview: WriteReviewPage;
  /** The waiting ones oldest first, the hidden ones newest first. */
  adminReviews: AdminPage & { reviews: Slice<AdminReview>; show: AdminReviewFilter };
}

export interface WriteReviewPage {
  subject: ReviewSubject;
  sizes: string[];
  /** The viewer's items that may prove wears: those that link to the product. */
  items: ItemCard[];
  /** The viewer's review, which is changed; null for a new one. `source` is its Markdown, `item` proves its wears. */
  own: (ReviewCard & { source: string; item: string | null }) | null;
}
