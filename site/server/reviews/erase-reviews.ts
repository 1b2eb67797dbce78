import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { reviewAnswers, reviewPhotos, reviews } from "./tables.ts";

/** Deletes a member's reviews, which are in no rating. What they wrote for a brand stays the brand's. */
export async function eraseReviews(tx: Transaction, memberId: string): Promise<void> {
  await removePhotos(tx, memberId);
  await tx.delete(reviews).where(eq(reviews.authorId, memberId));
  await forgetWriter(tx, memberId);
}

/** Leaves the words of a member's reviews, without their photos, their items and what was deleted. */
export async function anonymiseReviews(tx: Transaction, memberId: string): Promise<void> {
  await removePhotos(tx, memberId);
  await tx.delete(reviews).where(and(eq(reviews.authorId, memberId), eq(reviews.state, "deleted")));
  await tx.update(reviews).set({ itemId: null }).where(eq(reviews.authorId, memberId));
  await forgetWriter(tx, memberId);
}

export const hasReviews = async (tx: Transaction, memberId: string): Promise<boolean> =>
  (await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.authorId, memberId)).limit(1)).length > 0;

async function removePhotos(tx: Transaction, memberId: string): Promise<void> {
  const own = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.authorId, memberId));
  await tx.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, own));
}

const forgetWriter = (tx: Transaction, memberId: string) =>
  tx.update(reviewAnswers).set({ memberId: null }).where(eq(reviewAnswers.memberId, memberId));
