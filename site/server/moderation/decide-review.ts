import { and, eq, ne } from "drizzle-orm";
import type { AuditAct } from "../../shared/moderation/admin.ts";
import type { ReviewDecision } from "../../shared/reviews/review-options.ts";
import { isUuid } from "../../shared/uuid.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { decideCasesAbout } from "../cases/decide-cases-about.ts";
import { decisionAboutSelf, notFound } from "../problems.ts";
import type { ActingAdmin } from "../request/acting-admin.ts";
import { auditedReview, type LockedReview, lockReview } from "../reviews/lock-review.ts";
import { setReviewState } from "../reviews/set-review-state.ts";
import { reviews } from "../reviews/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { lockSanctioned } from "./decisions/apply-sanctions.ts";
import { hideElsewhere } from "./decisions/hide-elsewhere.ts";
import { showElsewhere } from "./decisions/show-elsewhere.ts";
import { findReportTarget } from "./report-target.ts";

/**
 * Shows a review that waits or was hidden, or hides one; idempotent. A decided one waits no longer. To hide it is a decision
 * like those on reports, and both decide about one that waits. What is shown is hidden by no earlier decision any more.
 * @throws 404 for none; 403 for one’s own
 */
export async function decideReview(
  site: SiteContext,
  { admin, requestId }: ActingAdmin,
  id: string,
  { decision, why }: { decision: ReviewDecision; why: string },
): Promise<void> {
  const [found] = isUuid(id)
    ? await site.db
        .select({ authorId: reviews.authorId })
        .from(reviews)
        .where(and(eq(reviews.id, id), ne(reviews.state, "deleted")))
    : [];
  if (!found) throw notFound("review");
  if (found.authorId === admin.id) throw decisionAboutSelf();
  const hidden = decision === "hide" ? await findReportTarget(site, admin, { kind: "review", id }) : null;
  const changed = await site.db.transaction(async (tx) => {
    await lockSanctioned(tx, found.authorId, "hidden");
    const locked = await lockReview(tx, id, found.authorId);
    const { review } = locked;
    if (review.state === "deleted") throw notFound("review");
    const state = decision === "show" ? "live" : "hidden";
    if (hidden && (review.state === "live" || review.waitsUntil !== null))
      await hideElsewhere(tx, site, admin, "review", hidden, why);
    else if (state === "hidden") await decideCasesAbout(tx, site, admin, "review", [id]);
    else if (review.waitsUntil !== null) await decideCasesAbout(tx, site, admin, "review", [id], "dismissed");
    if (review.state === state && review.waitsUntil === null) return [];
    const lifted = state === "live" ? await showElsewhere(tx, site, admin, "review", id) : [];
    const changed = await setReviewState(tx, locked, { state, waitsUntil: null, deletedAt: null });
    const tags = [...lifted, ...changed];
    const of = auditedReview(locked);
    await recordAudit(tx, site, {
      ...{ actorId: admin.id, act: actOf(locked, decision), targetKind: "review", targetId: id },
      ...{ before: { ...of, state: review.state }, after: { ...of, state }, why, requestId },
    });
    return tags;
  });
  site.changed(changed);
}

const actOf = ({ review }: LockedReview, decision: ReviewDecision): AuditAct =>
  decision === "hide" ? "hide" : review.waitsUntil ? "approve" : "show";
