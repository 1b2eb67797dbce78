import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { isUuid } from "../../../shared/uuid.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { cases, sanctions } from "../../cases/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { decisionAboutSelf, notFound } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";
import { applySanctions } from "./apply-sanctions.ts";
import type { ActingAdmin } from "./decide-case.ts";
import { enqueueAnswerEmail } from "./decision-emails.ts";
import { setTargetState, unlessGone } from "./target-state.ts";

/**
 * Ends what a decision means for a member, and tells them by email; idempotent. What it hid is shown again.
 * @throws 404 for none; 403 for one’s own; 409 for a member who is leaving
 */
export async function liftSanction(
  site: SiteContext,
  { admin, requestId }: ActingAdmin,
  id: string,
  why: string,
): Promise<void> {
  const changed = await site.db.transaction(async (tx) => {
    const [one] = isUuid(id) ? await tx.select().from(sanctions).where(eq(sanctions.id, id)).for("update") : [];
    if (!one) throw notFound("decision");
    if (one.memberId === admin.id) throw decisionAboutSelf();
    if (one.liftedAt !== null) return [];
    await tx.update(sanctions).set({ liftedAt: site.clock(), liftedBy: admin.id }).where(eq(sanctions.id, id));
    const tags = await withdrawEffects(tx, site, one);
    await enqueueAnswerEmail(tx, site, id);
    await recordAudit(tx, site, {
      ...{ actorId: admin.id, act: "lift", targetKind: "member", targetId: one.memberId, why, requestId },
      ...{ before: { decision: one.kind }, after: { decision: one.kind, outcome: "lifted" } },
    });
    return tags;
  });
  site.changed(changed);
}

/** Of a decision that was just lifted. @returns what changes for others */
export async function withdrawEffects(
  tx: Transaction,
  site: SiteContext,
  { memberId, kind, caseId }: typeof sanctions.$inferSelect,
): Promise<CacheTag[]> {
  const ofMember = await applySanctions(tx, memberId, kind, site.clock());
  const [one] = caseId ? await tx.select().from(cases).where(eq(cases.id, caseId)) : [];
  if (!one?.hasChangedTarget) return ofMember;
  const ofTarget = await unlessGone(() => setTargetState(tx, site, one, "live", ""));
  return [...ofMember, ...(ofTarget ?? [])];
}
