import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import { isAbout } from "../is-about.ts";
import type { ReviewRow } from "../lock-review.ts";
import type { SubjectIds } from "../lock-subject.ts";
import { reviews } from "../tables.ts";
import { eraseReview } from "./erase-review.ts";

/** A review that members wrote has words: one without is only the mark that moderation hid it. */
export const hasWords = ne(reviews.source, "");

/**
 * Erases all that a review said, and keeps a row that says what it was about: its author, who deletes what moderation
 * hid, doesn’t get around that decision by posting it again. The row goes when they leave.
 */
export async function emptyReview(tx: Transaction, review: ReviewRow, now: Date): Promise<void> {
  await eraseReview(tx, review.id, now);
  const { id, authorId, brandId, productId, collectionId, halves, postedAt } = review;
  await tx.insert(reviews).values({
    ...{ id, authorId, brandId, productId, collectionId, halves, postedAt },
    ...{ source: "", html: "", state: "deleted" as const, deletedAt: now },
  });
}

/** Whether moderation hid a review that its author deleted then. */
export const hadHiddenReview = async (tx: Transaction, authorId: string, ids: SubjectIds): Promise<boolean> =>
  (await tx.$count(
    reviews,
    and(eq(reviews.authorId, authorId), isAbout(ids), eq(reviews.state, "deleted"), eq(reviews.source, "")),
  )) > 0;
