import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { moderationLimits } from "../../../shared/limits.ts";
import type { AppealOutcome } from "../../../shared/moderation/decision.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { sanctions } from "../../cases/tables.ts";
import {
  alreadyAppealed,
  appealAnswered,
  appealTooLate,
  decisionAboutSelf,
  decisionWasLifted,
  notFound,
} from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { usernameOfMember } from "./case-by-id.ts";
import { enqueueAnswerEmail } from "./decision-emails.ts";
import { withdrawEffects } from "./lift-sanction.ts";
import { lockSanction, type SanctionRow, sanctionById } from "./sanction-by-id.ts";

export const appealUntil = ({ createdAt }: Pick<SanctionRow, "createdAt">): Date =>
  new Date(createdAt.getTime() + moderationLimits.appealDays * dayMs);

/**
 * A member asks the admins to check a decision about them again: once for each. The same text again changes nothing.
 * @throws 404 for another member’s; 409 for a second one, one that comes too late, and a decision that was lifted
 */
export async function appealDecision(site: SiteContext, member: Member, id: string, text: string): Promise<void> {
  const now = site.clock();
  await site.db.transaction(async (tx) => {
    const [one] = isUuid(id)
      ? await tx
          .select()
          .from(sanctions)
          .where(and(eq(sanctions.id, id), eq(sanctions.memberId, member.id)))
          .for("update")
      : [];
    if (!one) throw notFound("decision");
    if (one.appeal === text) return;
    if (one.appeal !== null) throw alreadyAppealed();
    if (one.liftedAt !== null) throw decisionWasLifted();
    if (appealUntil(one) <= now) throw appealTooLate();
    await tx.update(sanctions).set({ appeal: text, appealedAt: now }).where(eq(sanctions.id, id));
  });
}

/**
 * Keeps a decision or lifts it, with an answer that its member gets by email. Lifting it shows again what it hid.
 * Idempotent.
 * @throws 404 for none, and without an appeal; 403 for one’s own; 409 once another admin has answered, and for keeping
 * one that was lifted
 */
export async function answerAppeal(
  site: SiteContext,
  acting: ActingAdmin,
  id: string,
  { outcome, answer }: { outcome: AppealOutcome; answer: string },
): Promise<void> {
  const { admin } = acting;
  const found = await sanctionById(site.db, id);
  if (found.appealedAt === null) throw notFound("appeal");
  if (found.memberId === admin.id) throw decisionAboutSelf();
  const now = site.clock();
  const changed = await site.db.transaction(async (tx) => {
    const one = await lockSanction(tx, found);
    if (one.answeredAt !== null) {
      if (one.answeredBy === admin.id && one.outcome === outcome) return [];
      throw appealAnswered(await usernameOfMember(tx, one.answeredBy));
    }
    if (outcome === "kept" && one.liftedAt !== null) throw decisionWasLifted();
    const lifts = outcome === "lifted" && one.liftedAt === null;
    await tx
      .update(sanctions)
      .set({
        outcome,
        answer,
        answeredAt: now,
        answeredBy: admin.id,
        ...(lifts && { liftedAt: now, liftedBy: admin.id }),
      })
      .where(eq(sanctions.id, id));
    const tags = lifts ? await withdrawEffects(tx, site, one) : [];
    await enqueueAnswerEmail(tx, site, id);
    await recordAnswer(tx, site, acting, one, { outcome, answer });
    return tags;
  });
  site.changed(changed);
}

const recordAnswer = (
  tx: Transaction,
  site: SiteContext,
  { admin, requestId }: ActingAdmin,
  { memberId, kind }: SanctionRow,
  { outcome, answer }: { outcome: AppealOutcome; answer: string },
) =>
  recordAudit(tx, site, {
    ...{ actorId: admin.id, act: outcome === "kept" ? "uphold" : "lift", targetKind: "member", targetId: memberId },
    ...{ before: { decision: kind }, after: { decision: kind, outcome }, why: answer, requestId },
  });
