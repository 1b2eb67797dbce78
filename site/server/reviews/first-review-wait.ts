import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { dayMs, hourMs } from "../../shared/durations.ts";
import { reviewLimits } from "../../shared/limits.ts";
import type { ReviewAuthor } from "./lock-author.ts";
import { reviews } from "./tables.ts";

/** Until when the review of a new member waits to be shown; null for those who have been here longer or were shown before. */
export async function firstReviewWait(
  tx: Transaction,
  { id, createdAt }: ReviewAuthor,
  now: Date,
): Promise<Date | null> {
  if (now.getTime() - createdAt.getTime() >= reviewLimits.newMemberDays * dayMs) return null;
  const shown = await tx.$count(reviews, and(eq(reviews.authorId, id), eq(reviews.state, "live")));
  return shown > 0 ? null : new Date(now.getTime() + reviewLimits.waitHours * hourMs);
}
