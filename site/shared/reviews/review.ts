import type { MemberWithAvatar } from "../accounts/member-name.ts";
import type { CollectionName } from "../collections/collection.ts";
import type { Slice } from "../page-data.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { ProductName } from "../products/product.ts";
import type { RatingSummary } from "../rating.ts";
import type { Fit, ReviewAuthors, ReviewOrder } from "./review-options.ts";

/** A product or a collection, as its reviews name it. */
export type ReviewSubject =
  | ({ kind: "product"; photo: PhotoCard | null } & ProductName)
  | ({ kind: "collection"; photo: PhotoCard | null } & CollectionName);

export interface ReviewCard {
  id: string;
  subject: ReviewSubject;
  /** Null once the author was erased: “A former member”. */
  author: MemberWithAvatar | null;
  isSelf: boolean;
  /** Stars in halves: 1 to 10. */
  halves: number;
  fit: Fit | null;
  sizeBought: string | null;
  quality: number | null;
  /** Safe HTML, made of Markdown by `renderMarkdown`. */
  html: string;
  photos: PhotoCard[];
  /** How often the author has worn their item by now, or had when they wrote it, if it is gone; null without an item. */
  wears: number | null;
  wornAtPosting: number;
  /** The author was named by the brand when they wrote it. */
  isOfOwnBrand: boolean;
  postedAt: string;
  editedAt: string | null;
  /** It said something else before: see `ReviewVersion`. */
  hasHistory: boolean;
  helpful: number;
  unhelpful: number;
  /** The viewer's vote. */
  vote: "helpful" | "unhelpful" | null;
  answer: ReviewResponse | null;
  /** Only for its author and admins: it waits to be shown, or moderation hid it. */
  hiddenBecause: "waiting" | "moderation" | null;
}

/** What a brand says to a review. Others don’t learn which member wrote it. */
export interface ReviewResponse {
  source: string;
  html: string;
  answeredAt: string;
  editedAt: string | null;
  /** The viewer wrote it for the brand. */
  isOwn: boolean;
  /** Moderation hid it. Only its writer and admins read it then. */
  isHidden: boolean;
}

/** What a review said before one of its changes. */
export interface ReviewVersion extends Pick<ReviewCard, "halves" | "fit" | "sizeBought" | "quality" | "html"> {
  /** Its number among the versions of the review, the first of which is 1. */
  id: string;
  replacedAt: string;
}

/** What a list of reviews was narrowed to. */
export interface ReviewFilter {
  fit: Fit | null;
  /** 1 to 5: `4` holds 3.5 and 4, as the histogram counts them. */
  stars: number | null;
  /** At least so many logged wears; 1 is “with logged wears only”. */
  worn: number | null;
  size: string | null;
  /** `following`: by members whom the reader follows. */
  by: ReviewAuthors | null;
}

/** The section of reviews on the page of a product, a collection or a brand. */
export interface ReviewsOfSubject {
  /** Null without reviews: no stars then. */
  summary: RatingSummary | null;
  /** The average of reviews after few, more and forty wears; empty without any. */
  byWears: { from: number; to: number | null; average: number; count: number }[];
  reviews: Slice<ReviewCard>;
  sort: ReviewOrder;
  filter: ReviewFilter;
  /** Sizes that reviewers bought, to filter by. */
  sizes: string[];
  /** The viewer's own review of this subject; null also for brands, which have none of their own. */
  own: ReviewCard | null;
  /** Whether the viewer may answer for the brand. */
  mayAnswer: boolean;
}

/** `data` of the 409 for a second review of the same thing. */
export interface ReviewedAlready {
  id: string;
  /** Where it is changed. */
  path: string;
}

/** Answer of `DELETE /api/reviews/{id}`. */
export interface DeletedReviewAnswer {
  /** Null for what cannot be restored. */
  restorable_until: string | null;
}

/** Answer of voting, as the voter sees it now. */
export type VoteAnswer = Pick<ReviewCard, "helpful" | "unhelpful" | "vote">;

/** A review that is not shown, as admins see it. */
export interface AdminReview extends ReviewCard {
  /** When it is shown without their doing; null for one that moderation hid. */
  waitsUntil: string | null;
  /** Of its author. */
  joinedAt: string;
}
