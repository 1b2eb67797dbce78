import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import { minuteMs } from "../../../shared/durations.ts";
import { moderationLimits } from "../../../shared/limits.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { cases, sanctions } from "../../cases/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { caseChanged, decidedElsewhere, decisionIsFinal, reportedAgain } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { applySanctions, lockSanctioned } from "./apply-sanctions.ts";
import { auditedTarget } from "./audited-target.ts";
import { type CaseRow, caseById, lockCase, requireNotAbout } from "./case-by-id.ts";
import { askAboutWaiting, showAgain } from "./show-again.ts";
import { unlessGone, waitAgain } from "./target-state.ts";

/** Until when a decision can be undone; null once it can’t. */
export function undoUntil({ decision, decidedAt, toldAt }: CaseRow, now: Date): Date | null {
  if (decidedAt === null || toldAt !== null || decision === "other") return null;
  const until = new Date(decidedAt.getTime() + moderationLimits.undoMinutes * minuteMs);
  return until > now ? until : null;
}

/**
 * Takes a decision back before anybody was told of it: what was hidden is shown, the member is what they were, and the case
 * waits again. Idempotent.
 * @throws 404 also for one about oneself; 409 when it is too late, an admin decided it elsewhere, or it was reported again since
 */
export async function undoDecision(site: SiteContext, acting: ActingAdmin, id: string): Promise<void> {
  const found = await caseById(site.db, id);
  requireNotAbout(found, acting.admin);
  if (found.state === "open") return;
  requireUndoable(found, site.clock());
  const changed = await site.db.transaction(async (tx) => {
    const ofMember = await withdrawSanction(tx, site, found);
    const ofTarget = found.hasChangedTarget ? await unlessGone(() => restoreTarget(tx, site, found)) : null;
    const one = await lockCase(tx, id);
    if (one.version !== found.version) throw caseChanged();
    requireUndoable(one, site.clock());
    await reopen(tx, site, acting, one);
    if (found.hasChangedTarget) await askAboutWaiting(tx, site, found);
    return [...ofMember, ...(ofTarget ?? [])];
  });
  site.changed(changed);
}

/** @throws 409 */
function requireUndoable(one: CaseRow, now: Date): void {
  if (one.decision === "other") throw decidedElsewhere();
  if (undoUntil(one, now) === null) throw decisionIsFinal();
}

async function withdrawSanction(tx: Transaction, site: SiteContext, { id }: CaseRow): Promise<CacheTag[]> {
  const [held] = await tx
    .select({ id: sanctions.id, memberId: sanctions.memberId, kind: sanctions.kind })
    .from(sanctions)
    .where(eq(sanctions.caseId, id));
  if (!held) return [];
  await lockSanctioned(tx, held.memberId, held.kind);
  await tx.delete(sanctions).where(eq(sanctions.id, held.id));
  return applySanctions(tx, held.memberId, held.kind, site.clock());
}

/** What waited for an admin waits again. */
const restoreTarget = async (tx: Transaction, site: SiteContext, one: CaseRow): Promise<CacheTag[]> =>
  (await waitAgain(tx, site, one)) ?? showAgain(tx, site, one);

async function reopen(
  tx: Transaction,
  site: SiteContext,
  { admin, requestId }: ActingAdmin,
  { id, targetKind, targetId, snapshot, version, decision }: CaseRow,
): Promise<void> {
  const isOfTarget = and(eq(cases.targetKind, targetKind), eq(cases.targetId, targetId));
  if ((await tx.$count(cases, and(isOfTarget, ne(cases.state, "decided")))) > 0) throw reportedAgain();
  await tx
    .update(cases)
    .set({
      ...{ state: "open" as const, decision: null, reason: null, why: "", hasChangedTarget: false },
      ...{ decidedBy: null, decidedAt: null, version: version + 1 },
    })
    .where(eq(cases.id, id));
  const name = auditedTarget({ targetKind, snapshot });
  await recordAudit(tx, site, {
    ...{ actorId: admin.id, act: "undo", targetKind: "case", targetId: id, why: "", requestId },
    ...{ before: { name, decision }, after: { name, state: "open" } },
  });
}
