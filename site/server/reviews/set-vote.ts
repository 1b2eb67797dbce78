import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import type { VoteAnswer } from "../../shared/reviews/review.ts";
import { helpfulRank } from "../counters/helpful-rank.ts";
import { notFound, ownVote } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import type { ReviewRow } from "./lock-review.ts";
import { seenReview } from "./seen-review.ts";
import { reviews, reviewVotes } from "./tables.ts";

/**
 * The member's one vote on a review, or none with null; idempotent. The counts and the rank change with it.
 * @throws 404 for a review that they do not read, 422 for their own, 403 for votes of banned members
 */
export async function setVote(
  site: SiteContext,
  member: Member,
  id: string,
  isHelpful: boolean | null,
): Promise<VoteAnswer> {
  const { answer, changed } = await site.db.transaction(async (tx) => {
    const isCounted = await lockActingMember(tx, member.id, { mayBeBanned: isHelpful === null });
    const review = await seenReview(tx, member, id, { lock: true });
    if (review.authorId === member.id) throw ownVote();
    if (review.state !== "live") throw notFound("review");
    const before = await replaceVote(tx, review, { memberId: member.id, isHelpful, at: site.clock() });
    const counts = countsAfter(review, isCounted ? before : null, isHelpful);
    if (before !== isHelpful) await saveCounts(tx, id, counts);
    return { answer: { ...counts, vote: wordOf(isHelpful) }, changed: before !== isHelpful };
  });
  if (changed) site.changed([`review:${id}`]);
  return answer;
}

interface NewVote {
  memberId: string;
  isHelpful: boolean | null;
  at: Date;
}

/** @returns the vote before; null for none */
async function replaceVote(tx: Transaction, { id }: ReviewRow, vote: NewVote): Promise<boolean | null> {
  const isTheirs = and(eq(reviewVotes.reviewId, id), eq(reviewVotes.memberId, vote.memberId));
  const [held] = await tx.select({ isHelpful: reviewVotes.isHelpful }).from(reviewVotes).where(isTheirs);
  const before = held?.isHelpful ?? null;
  if (before === vote.isHelpful) return before;
  if (vote.isHelpful === null) await tx.delete(reviewVotes).where(isTheirs);
  else
    await tx
      .insert(reviewVotes)
      .values({ reviewId: id, memberId: vote.memberId, isHelpful: vote.isHelpful, createdAt: vote.at })
      .onConflictDoUpdate({
        target: [reviewVotes.reviewId, reviewVotes.memberId],
        set: { isHelpful: vote.isHelpful, createdAt: vote.at },
      });
  return before;
}

function countsAfter(
  { helpfulCount, unhelpfulCount }: ReviewRow,
  before: boolean | null,
  after: boolean | null,
): Pick<VoteAnswer, "helpful" | "unhelpful"> {
  const change = (kind: boolean) => Number(after === kind) - Number(before === kind);
  return { helpful: helpfulCount + change(true), unhelpful: unhelpfulCount + change(false) };
}

async function saveCounts(
  tx: Transaction,
  id: string,
  { helpful, unhelpful }: Pick<VoteAnswer, "helpful" | "unhelpful">,
): Promise<void> {
  await tx
    .update(reviews)
    .set({
      ...{ helpfulCount: helpful, unhelpfulCount: unhelpful },
      helpfulRank: helpfulRank(sql`${helpful}::int`, sql`${unhelpful}::int`),
    })
    .where(eq(reviews.id, id));
}

export const wordOf = (isHelpful: boolean | null): VoteAnswer["vote"] =>
  isHelpful === null ? null : isHelpful ? "helpful" : "unhelpful";
