import type { Transaction } from "@hemline/database";
import { and, count, desc, eq, gt, min, sql } from "drizzle-orm";
import { dayMs, hourMs } from "../../shared/durations.ts";
import { reportLimits } from "../../shared/limits.ts";
import type { ReportSnapshot } from "../../shared/moderation/report.ts";
import type { ReportDraft } from "../../shared/moderation/report-draft.ts";
import { newUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import { cases, reports } from "../cases/tables.ts";
import { loginRequired, ownReport, tooManyReports, tooManyRequests } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { reportTarget } from "./report-target.ts";
import type { ReportedThing } from "./reported-thing.ts";

/**
 * Adds a report to the target's open case, and opens one for the first report. Of one member a case has one report: a
 * second one changes nothing, and neither does one of what admins have just found to follow the rules.
 * @returns false where it changes nothing
 * @throws 404 for what the member may not read, 422 for the member's own, 429 beyond ten in an hour or twenty in a day
 */
export async function reportSubject(site: SiteContext, member: Member, draft: ReportDraft): Promise<boolean> {
  const target = await reportTarget(site, member, draft);
  if (target.authorId === member.id) throw ownReport();
  const at = site.clock();
  return site.db.transaction(async (tx) => {
    // Locked, or simultaneous reports of one member would each be counted without the others.
    const held = await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, member.id))
      .for("no key update");
    if (held.length === 0) throw loginRequired();
    if (await isReported(tx, member, draft.kind, target, at)) return false;
    await checkLimits(tx, member, at);
    const [open] = await tx
      .insert(cases)
      .values({
        ...{ id: newUuid(site.clock), targetKind: draft.kind, targetId: target.id, authorId: target.authorId },
        ...{ snapshot: target.snapshot, openedAt: at },
      })
      .onConflictDoUpdate({
        target: [cases.targetKind, cases.targetId],
        targetWhere: sql`${cases.state} <> 'decided'`,
        // Changes nothing: the row is locked, so that nobody decides the case before this report is in it.
        set: { targetId: target.id },
      })
      .returning({ id: cases.id });
    if (!open) throw new Error("The upsert of a case returned no row.");
    const { reason, note } = draft;
    await tx
      .insert(reports)
      .values({ caseId: open.id, reporterId: member.id, reason, note, createdAt: at })
      .onConflictDoNothing();
    return true;
  });
}

/** Whether the member’s last report of it waits, or was dismissed lately and what it shows has not changed since. */
async function isReported(
  tx: Transaction,
  member: Member,
  kind: ReportDraft["kind"],
  { id, snapshot }: ReportedThing,
  at: Date,
): Promise<boolean> {
  const [last] = await tx
    .select({
      state: cases.state,
      decision: cases.decision,
      decidedAt: cases.decidedAt,
      snapshot: cases.snapshot,
    })
    .from(cases)
    .innerJoin(reports, and(eq(reports.caseId, cases.id), eq(reports.reporterId, member.id)))
    .where(and(eq(cases.targetKind, kind), eq(cases.targetId, id)))
    .orderBy(desc(reports.createdAt), desc(cases.id))
    .limit(1);
  if (!last?.decidedAt) return last !== undefined;
  const isLate = at.getTime() - last.decidedAt.getTime() >= reportLimits.dismissedHours * hourMs;
  return last.decision === "dismissed" && !isLate && shownIn(last.snapshot) === shownIn(snapshot);
}

const shownIn = ({ title, text, photos }: ReportSnapshot): string => JSON.stringify([title, text, photos]);

/** Counts rows: the limits hold for all processes together, and after a restart. */
async function checkLimits(tx: Transaction, member: Member, at: Date): Promise<void> {
  const inHour = gt(reports.createdAt, new Date(at.getTime() - hourMs));
  const [today] = await tx
    .select({
      ...{ inDay: count(), firstInDay: min(reports.createdAt) },
      inHour: sql<number>`count(*) filter (where ${inHour})`.mapWith(Number),
      firstInHour: sql`min(${reports.createdAt}) filter (where ${inHour})`.mapWith(reports.createdAt),
    })
    .from(reports)
    .where(and(eq(reports.reporterId, member.id), gt(reports.createdAt, new Date(at.getTime() - dayMs))));
  if (!today?.firstInDay) return;
  const secondsAfter = (first: Date, windowMs: number) => Math.ceil((first.getTime() + windowMs - at.getTime()) / 1000);
  if (today.inDay >= reportLimits.reportsPerDay) throw tooManyReports(secondsAfter(today.firstInDay, dayMs));
  if (today.inHour >= reportLimits.reportsPerHour) throw tooManyRequests(secondsAfter(today.firstInHour, hourMs));
}
