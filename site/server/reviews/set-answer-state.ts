import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { notFound } from "../problems.ts";
import { reviewAnswers, reviews } from "./tables.ts";

/**
 * Hides a brand’s response from all but its writer and admins, or shows it again. The review’s author has its notification
 * only while it is shown.
 * @param id of the review
 * @returns what changes for others; null when it was so already
 * @throws 404 for none
 */
export async function setAnswerState(
  tx: Transaction,
  id: string,
  state: "live" | "hidden",
): Promise<CacheTag[] | null> {
  // Locked as by those who respond.
  await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, id)).for("no key update");
  const [held] = await tx
    .select({ state: reviewAnswers.state })
    .from(reviewAnswers)
    .where(eq(reviewAnswers.reviewId, id));
  if (!held) throw notFound("response");
  if (held.state === state) return null;
  await tx.update(reviewAnswers).set({ state }).where(eq(reviewAnswers.reviewId, id));
  return [`review:${id}`];
}
