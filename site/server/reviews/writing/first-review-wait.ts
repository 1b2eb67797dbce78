import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { dayMs, hourMs } from "../../../shared/durations.ts";
import { reviewLimits } from "../../../shared/limits.ts";
import type { ReviewAuthor } from "../lock-author.ts";
import { reviews } from "../tables.ts";

/**
 * When the first review of a new member will be shown; null for members who joined earlier or have a public review
 * already.
 */
export async function firstReviewWait(
  tx: Transaction,
  { id, createdAt }: ReviewAuthor,
  now: Date,
): Promise<Date | null> {
  if (now.getTime() - createdAt.getTime() >= reviewLimits.newMemberDays * dayMs) return null;
  const shown = await tx.$count(reviews, and(eq(reviews.authorId, id), eq(reviews.state, "live")));
  return shown > 0 ? null : new Date(now.getTime() + reviewLimits.waitHours * hourMs);
}
