import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { dayMs } from "../../../shared/durations.ts";
import type { AuditAct } from "../../../shared/moderation/admin.ts";
import {
  type ChosenDecision,
  canBeHidden,
  decisionsFor,
  endsBySelf,
  fullReason,
} from "../../../shared/moderation/decision.ts";
import type { DecisionDraft } from "../../../shared/moderation/decision-draft.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { sanctions } from "../../cases/tables.ts";
import { repeatingDeadlocks } from "../../db/repeating-deadlocks.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { caseChanged, caseDecided, decisionAboutAdmin, invalid, memberIsLeaving, notFound } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { applySanctions, lockSanctioned } from "./apply-sanctions.ts";
import { auditedTarget } from "./audited-target.ts";
import { type CaseRow, caseById, lockCase, requireNotAbout, requireUnclaimed, usernameOfMember } from "./case-by-id.ts";
import { settleCase } from "./settle-case.ts";
import { setTargetState, showWaiting, unlessGone } from "./target-state.ts";

type Draft = z.output<typeof DecisionDraft>;

/**
 * Decides a case: all reports of one target, or a message that waits. It counts immediately; the author and the reporters
 * are told once it can’t be undone any more. Idempotent.
 * @throws 404 for none, one about oneself, and where what is to be hidden is gone; 403 for decisions about other admins; 409 for
 * another version, a case that another admin is at, and a member who is leaving; 422 for what can’t be decided about it
 */
export async function decideCase(site: SiteContext, acting: ActingAdmin, id: string, draft: Draft): Promise<void> {
  const found = await caseById(site.db, id);
  requireNotAbout(found, acting.admin);
  if (isSame(found, acting.admin, draft)) return;
  if (!decisionsFor(found.targetKind).includes(draft.decision))
    throw invalid({ decision: ["Choose a decision that fits what was reported."] });
  const changed = await repeatingDeadlocks(() =>
    site.db.transaction(async (tx) => {
      // In the order of all locks: members, what they posted, then the case.
      const ofMember = await restrictAuthor(tx, site, acting.admin, found, draft);
      const ofTarget = await changeTarget(tx, site, found, draft);
      const one = await lockCase(tx, id);
      await requireOpen(tx, site, acting.admin, one, draft);
      await record(tx, site, acting, one, draft, ofTarget !== null);
      return [...ofMember, ...(ofTarget ?? [])];
    }),
  );
  site.changed(changed);
}

/** The same admin has sent the same decision before: nothing is repeated. */
const isSame = (one: CaseRow, admin: Member, { decision, version }: Draft): boolean =>
  one.state === "decided" && one.decision === decision && one.decidedBy === admin.id && one.version === version + 1;

/** @throws 409 */
async function requireOpen(
  tx: Transaction,
  site: SiteContext,
  admin: Member,
  one: CaseRow,
  { version }: Draft,
): Promise<void> {
  if (one.state === "decided") throw caseDecided(await usernameOfMember(tx, one.decidedBy));
  if (one.version !== version) throw caseChanged();
  await requireUnclaimed(tx, one, admin, site.clock());
}

/**
 * Records what a decision means for the author, and brings it into force. Admins hide what other admins posted, and no more.
 * @returns what changes for others
 */
async function restrictAuthor(
  tx: Transaction,
  site: SiteContext,
  admin: Member,
  { id: caseId, authorId }: CaseRow,
  { decision, reason, why, days }: Draft,
): Promise<CacheTag[]> {
  if (decision === "dismissed" || reason === undefined) return [];
  if (authorId === null) {
    // The author’s account is gone; what they posted can still be hidden.
    if (decision === "hidden") return [];
    throw notFound("member");
  }
  const now = site.clock();
  const until = endsBySelf(decision) && days ? new Date(now.getTime() + days * dayMs) : null;
  await lockSanctioned(tx, authorId, decision);
  const made = await tx
    .insert(sanctions)
    .values({
      ...{ id: newUuid(site.clock), memberId: authorId, kind: decision, until, reason, why },
      ...{ caseId, by: admin.id, createdAt: now },
    })
    .onConflictDoNothing({ target: sanctions.caseId, where: sql`${sanctions.caseId} is not null` })
    .returning({ id: sanctions.id });
  // Another admin has decided it at the same moment.
  if (made.length === 0) throw caseDecided(await usernameOfMember(tx, (await caseById(tx, caseId)).decidedBy));
  const changed = await applySanctions(tx, authorId, decision, now);
  if (decision !== "hidden") await requireRestrictable(tx, authorId);
  return changed;
}

/** Read after the locks: a member may have become an admin, or left, meanwhile. @throws 403, 409 */
async function requireRestrictable(tx: Transaction, memberId: string): Promise<void> {
  const [author] = await tx
    .select({ role: members.role, standing: members.standing })
    .from(members)
    .where(eq(members.id, memberId));
  if (author?.role === "admin") throw decisionAboutAdmin();
  if (!author || author.standing === "leaving" || author.standing === "erased") throw memberIsLeaving();
}

/** @returns what changes for others; null when the decision neither hides the target nor shows it */
async function changeTarget(
  tx: Transaction,
  site: SiteContext,
  one: CaseRow,
  { decision, reason, why, hides }: Draft,
): Promise<CacheTag[] | null> {
  if (decision === "dismissed") return one.guard ? unlessGone(() => showWaiting(tx, site, one)) : null;
  if (reason === undefined || !canBeHidden(one.targetKind)) return null;
  // What was hidden before is hidden by this decision as well.
  const act = async () => (await setTargetState(tx, site, one, "hidden", fullReason({ reason, why }))) ?? [];
  // A message that waits is not left as it is.
  if (decision === "hidden") return act();
  return hides || one.guard ? unlessGone(act) : null;
}

async function record(
  tx: Transaction,
  site: SiteContext,
  { admin, requestId }: ActingAdmin,
  one: CaseRow,
  { decision, reason, why }: Draft,
  hasChangedTarget: boolean,
): Promise<void> {
  await settleCase(tx, site, admin, one, { decision, reason: reason ?? null, why, hasChangedTarget });
  const isAboutMember = decision !== "dismissed" && decision !== "hidden" && one.authorId !== null;
  const name = auditedTarget(one);
  await recordAudit(tx, site, {
    ...{ actorId: admin.id, act: actOf[decision], why, requestId },
    ...(isAboutMember && one.authorId
      ? { targetKind: "member", targetId: one.authorId, before: null, after: { about: name, reason } }
      : {
          ...{ targetKind: "case", targetId: one.id },
          ...{ before: { name, state: one.state }, after: { name, state: "decided", ...(reason && { reason }) } },
        }),
  });
}

const actOf: Record<ChosenDecision, AuditAct> = {
  dismissed: "dismiss",
  hidden: "hide",
  warning: "warn",
  "posting-pause": "pause-posting",
  suspension: "suspend",
  ban: "ban",
};
