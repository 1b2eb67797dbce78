import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { fullReason } from "../../../shared/moderation/decision.ts";
import { setCommentState } from "../../comments/set-comment-state.ts";
import { lockModeratedMessage, makeMessageWait, moderateMessage } from "../../discussions/messages/moderate-message.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { setItemState } from "../../items/set-item-state.ts";
import { setLookState } from "../../looks/set-look-state.ts";
import { notFound, SiteProblem } from "../../problems.ts";
import { type LockedReview, lockReview } from "../../reviews/lock-review.ts";
import { setAnswerState } from "../../reviews/set-answer-state.ts";
import { setReviewState } from "../../reviews/set-review-state.ts";
import { reviews } from "../../reviews/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { lockSanctioned } from "./apply-sanctions.ts";
import type { CaseRow } from "./case-by-id.ts";
import { otherHidingDecision } from "./other-hiding-decision.ts";

type Target = Pick<CaseRow, "targetKind" | "targetId" | "guard">;

/**
 * Hides what was posted, or shows it again.
 * @param why what the author of a hidden message reads beside it
 * @returns what changes for others; null when it was so already
 * @throws 404 when it is gone
 */
export async function setTargetState(
  tx: Transaction,
  site: SiteContext,
  { targetKind, targetId, guard }: Target,
  state: "live" | "hidden",
  why: string,
): Promise<CacheTag[] | null> {
  switch (targetKind) {
    case "look":
      return setLookState(tx, targetId, state);
    case "comment":
      return setCommentState(tx, targetId, state);
    case "item":
      return setItemState(tx, targetId, state);
    case "review":
      return setStateOfReview(tx, targetId, state);
    case "response":
      return setAnswerState(tx, targetId, state);
    case "message":
      return setStateOfMessage(tx, site, { id: targetId, wasHiddenWaiting: guard !== null }, state, why);
    case "member":
    case "brand":
    case "collection":
    case "product":
      return null;
  }
}

async function setStateOfReview(tx: Transaction, id: string, state: "live" | "hidden"): Promise<CacheTag[] | null> {
  const locked = await lockReviewOf(tx, id);
  // What its author has deleted isn’t restored, where a decision hides it.
  if (locked.review.state === "deleted") return null;
  if (locked.review.state === state && locked.review.waitsUntil === null) return null;
  return setReviewState(tx, locked, { state, waitsUntil: null, deletedAt: null });
}

/** @throws 404 */
async function lockReviewOf(tx: Transaction, id: string): Promise<LockedReview> {
  const [found] = await tx.select({ authorId: reviews.authorId }).from(reviews).where(eq(reviews.id, id));
  if (!found) throw notFound("review");
  return lockReview(tx, id, found.authorId);
}

/** @throws 404 also when it is deleted */
async function lockUndeletedReview(tx: Transaction, id: string): Promise<LockedReview> {
  const locked = await lockReviewOf(tx, id);
  if (locked.review.state === "deleted") throw notFound("review");
  return locked;
}

async function setStateOfMessage(
  tx: Transaction,
  site: SiteContext,
  { id, wasHiddenWaiting }: { id: string; wasHiddenWaiting: boolean },
  state: "live" | "hidden",
  why: string,
): Promise<CacheTag[] | null> {
  const message = await lockModeratedMessage(tx, id);
  // One that waited is hidden for another reason now.
  if (message.state === state && message.guard === null) return null;
  return moderateMessage(tx, site, message, state, why, wasHiddenWaiting);
}

/**
 * Shows a message that waited, unless another decision hides it: then its author reads why that one does.
 * @returns what changes for others; null when it was so already
 * @throws 404 when it is gone
 */
export async function showWaiting(tx: Transaction, site: SiteContext, one: CaseRow): Promise<CacheTag[] | null> {
  if (one.authorId !== null) await lockSanctioned(tx, one.authorId, "hidden");
  const other = await otherHidingDecision(tx, one);
  if (!other) return setTargetState(tx, site, one, "live", "");
  const { reason, why } = other;
  return setTargetState(tx, site, one, "hidden", fullReason({ reason: reason ?? "other", why }));
}

/**
 * Undoes that what waited was shown, or kept hidden.
 * @returns what changes for others; null when it would not wait now
 * @throws 404 when it is gone
 */
export async function waitAgain(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  one: CaseRow,
): Promise<CacheTag[] | null> {
  const { targetKind, targetId, guard, snapshot } = one;
  // Whoever then shows it asks whether another decision hides it.
  if (guard) return makeMessageWait(tx, await lockModeratedMessage(tx, targetId), guard);
  const waitsUntil = targetKind === "review" && snapshot.waitsUntil ? new Date(snapshot.waitsUntil) : null;
  // A review would show itself when its time has come.
  if (waitsUntil === null || waitsUntil <= clock() || (await otherHidingDecision(tx, one))) return null;
  return setReviewState(tx, await lockUndeletedReview(tx, targetId), { state: "hidden", waitsUntil, deletedAt: null });
}

/** What was deleted meanwhile can’t be shown, and need not be. */
export async function unlessGone<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof SiteProblem && error.status === 404) return null;
    throw error;
  }
}
