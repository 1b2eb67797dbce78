import type { Transaction } from "@hemline/database";
import { dayMs } from "../../../shared/durations.ts";
import { deletedReviewDays } from "../../../shared/lifetimes.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { decideCasesAbout } from "../../cases/decide-cases-about.ts";
import { withdrawAbout } from "../../notifications/withdraw.ts";
import { notFound, notOwner } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { auditedReview, isHiddenByModeration, type LockedReview, lockReview } from "../lock-review.ts";
import { seenReview } from "../seen-review.ts";
import { setReviewState } from "../set-review-state.ts";
import { eraseReview } from "./erase-review.ts";
import { emptyReview } from "./prevent-reposting.ts";

const keptMs = deletedReviewDays * dayMs;

/** Reviews that were deleted before it are erased; later ones can still be restored. */
export const lastKeptAt = (now: Date): Date => new Date(now.getTime() - keptMs);

/**
 * Deletes a review for everybody. Its author can restore it for a week. One that an admin deletes is erased
 * immediately, because restoring it would undo an admin's decision, and so is what one said that moderation hid. The
 * audit log says what an admin deleted, and that decides its reports.
 * @returns until when it can be restored; null when it cannot
 * @throws 403 for another member's review, 404 for none
 */
export async function deleteReview(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  id: string,
): Promise<Date | null> {
  const { authorId } = await seenReview(site.db, member, id);
  const isOwn = authorId === member.id;
  if (!isOwn && member.role !== "admin") throw notOwner("review");
  const deletedAt = site.clock();
  const { isKept, changed } = await site.db.transaction(async (tx) => {
    const locked = await lockReview(tx, id, authorId);
    const { state, waitsUntil } = locked.review;
    if (state === "deleted") throw notFound("review");
    const changed = await setReviewState(tx, locked, { state: "deleted", waitsUntil, deletedAt });
    await withdrawAbout(tx, id);
    const isHidden = isHiddenByModeration(locked.review);
    if (isHidden) await emptyReview(tx, locked.review, deletedAt);
    else if (!isOwn) await eraseReview(tx, id, deletedAt);
    if (!isOwn) {
      await decideCasesAbout(tx, site, member, "review", [id]);
      await recordDeletion(tx, site, locked, { actorId: member.id, requestId });
    }
    return { isKept: isOwn && !isHidden, changed };
  });
  site.changed(changed);
  return isKept ? new Date(deletedAt.getTime() + keptMs) : null;
}

/** Without its text, which nobody could take out of the log when its author leaves. */
function recordDeletion(
  tx: Transaction,
  site: SiteContext,
  locked: LockedReview,
  acting: { actorId: string; requestId: string },
): Promise<string> {
  const { id, state, halves } = locked.review;
  const of = auditedReview(locked);
  return recordAudit(tx, site, {
    ...{ ...acting, act: "delete", targetKind: "review", targetId: id, why: "" },
    ...{ before: { ...of, state, stars: halves / 2 }, after: { ...of, state: "deleted" } },
  });
}
