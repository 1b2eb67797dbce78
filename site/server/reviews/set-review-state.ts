import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { isCounted } from "../counters/rated-reviews.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import type { LockedReview, ReviewRow } from "./lock-review.ts";
import { tagsOfReview } from "./lock-subject.ts";
import { changeRatings } from "./ratings/change-ratings.ts";
import { reviews } from "./tables.ts";
import { photosOfReview } from "./writing/renew-review-photos.ts";

type StateChange = Pick<ReviewRow, "state" | "waitsUntil" | "deletedAt">;

/**
 * Brings a locked review into another state: it enters or leaves the ratings, and its photos open or close.
 * @returns what changes for others
 */
export async function setReviewState(
  tx: Transaction,
  { review, author, subject }: LockedReview,
  change: StateChange,
): Promise<CacheTag[]> {
  const after = { ...review, ...change };
  await tx.update(reviews).set(change).where(eq(reviews.id, review.id));
  await tx.execute(photosOfReview(review.id));
  const share = (one: ReviewRow) => (isCounted({ review: one, author }) ? one : null);
  await changeRatings(tx, subject, share(review), share(after));
  return review.state === "live" || after.state === "live" ? tagsOfReview(subject, review) : [];
}
