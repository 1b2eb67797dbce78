import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { recordAudit } from "../../audit/record-audit.ts";
import { cases, sanctions } from "../../cases/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { decisionAboutSelf } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { applySanctions } from "./apply-sanctions.ts";
import { enqueueAnswerEmail } from "./decision-emails.ts";
import { lockSanction, type SanctionRow, sanctionById } from "./sanction-by-id.ts";
import { askAboutWaiting, showAgain } from "./show-again.ts";

/** An appeal that still waits for its answer is granted. Why an admin lifts something is for admins. */
const appealAnswer = "We’ve checked it again and lifted it.";

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
  const found = await sanctionById(site.db, id);
  if (found.memberId === admin.id) throw decisionAboutSelf();
  const changed = await site.db.transaction(async (tx) => {
    const one = await lockSanction(tx, found);
    if (one.liftedAt !== null) return [];
    const tags = await liftLocked(tx, site, admin, one);
    await recordAudit(tx, site, {
      ...{ actorId: admin.id, act: "lift", targetKind: "member", targetId: one.memberId, why, requestId },
      ...{ before: { decision: one.kind }, after: { decision: one.kind, outcome: "lifted" } },
    });
    return tags;
  });
  site.changed(changed);
}

/** Of a decision that is locked and counts. @returns what changes for others */
export async function liftLocked(
  tx: Transaction,
  site: SiteContext,
  admin: Pick<Member, "id">,
  one: SanctionRow,
): Promise<CacheTag[]> {
  const now = site.clock();
  const isAsked = one.appealedAt !== null && one.answeredAt === null;
  const answered = { outcome: "lifted" as const, answer: appealAnswer, answeredAt: now, answeredBy: admin.id };
  await tx
    .update(sanctions)
    .set({ liftedAt: now, liftedBy: admin.id, ...(isAsked && answered) })
    .where(eq(sanctions.id, one.id));
  const tags = await withdrawEffects(tx, site, one);
  await enqueueAnswerEmail(tx, site, one.id);
  return tags;
}

/** Of a decision that was just lifted. @returns what changes for others */
export async function withdrawEffects(
  tx: Transaction,
  site: SiteContext,
  { memberId, kind, caseId }: SanctionRow,
): Promise<CacheTag[]> {
  const ofMember = await applySanctions(tx, memberId, kind, site.clock());
  const [one] = caseId ? await tx.select().from(cases).where(eq(cases.id, caseId)) : [];
  if (!one?.hasChangedTarget) return ofMember;
  const ofTarget = await showAgain(tx, site, one);
  await askAboutWaiting(tx, site, one);
  return [...ofMember, ...ofTarget];
}
