import type { Handler, Transaction } from "@hemline/database";
import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { minuteMs } from "../../../shared/durations.ts";
import { moderationLimits } from "../../../shared/limits.ts";
import { members } from "../../accounts/tables.ts";
import { cases, reports, sanctions } from "../../cases/tables.ts";
import { notifyOfDecision } from "../../notifications/notify-of-decision.ts";
import type { SiteContext } from "../../site-context.ts";
import { type CaseRow, lockCase } from "./case-by-id.ts";
import { enqueueDecisionEmail, enqueueReportEmail } from "./decision-emails.ts";
import { unlessGone } from "./target-state.ts";

const queue = "site.decision";

interface Decided {
  id: string;
  /** Of the case, with this decision: it may be undone, and decided again. */
  version: number;
}

/** Everyone whom a decision concerns is told when it can’t be undone any more. */
export function enqueueTelling(
  tx: Transaction,
  { jobs, clock }: Pick<SiteContext, "jobs" | "clock">,
  { id, version }: Decided,
): Promise<void> {
  const startAfter = new Date(clock().getTime() + moderationLimits.undoMinutes * minuteMs);
  return jobs.enqueue(queue, { id, version } satisfies Decided, { tx, startAfter });
}

export const tellDecisions = (site: SiteContext): Promise<void> => {
  const tell: Handler<Decided> = ({ id, version }) =>
    site.db.transaction(async (tx) => {
      const one = await unlessGone(() => lockCase(tx, id));
      if (one?.state !== "decided" || one.version !== version || one.toldAt !== null) return;
      await tx.update(cases).set({ toldAt: site.clock() }).where(eq(cases.id, id));
      await tellAuthor(tx, site, one);
      await tellReporters(tx, site, one);
    });
  return site.jobs.work(queue, tell);
};

async function tellAuthor(tx: Transaction, site: SiteContext, { id }: CaseRow): Promise<void> {
  const [sanction] = await tx
    .select({ id: sanctions.id, memberId: sanctions.memberId })
    .from(sanctions)
    .innerJoin(members, eq(members.id, sanctions.memberId))
    .where(and(eq(sanctions.caseId, id), isNull(sanctions.liftedAt), ne(members.standing, "erased")));
  if (!sanction) return;
  await notifyOfDecision(tx, site, { memberId: sanction.memberId, kind: "decision", caseId: id });
  await enqueueDecisionEmail(tx, site, sanction.id);
}

/** Not those who left or were banned since, and not the admin who decided it. */
async function tellReporters(tx: Transaction, site: SiteContext, { id, decidedBy }: CaseRow): Promise<void> {
  const reporters = await tx
    .select({ memberId: reports.reporterId })
    .from(reports)
    .innerJoin(members, eq(members.id, reports.reporterId))
    .where(and(eq(reports.caseId, id), inArray(members.standing, ["active", "suspended"])));
  for (const { memberId } of reporters) {
    if (memberId === decidedBy) continue;
    await notifyOfDecision(tx, site, { memberId, kind: "report-outcome", caseId: id });
    await enqueueReportEmail(tx, site, { caseId: id, memberId });
  }
}
