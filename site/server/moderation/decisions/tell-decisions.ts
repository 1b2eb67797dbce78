import type { Handler, Transaction } from "@hemline/database";
import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { type DecidedCase, tellingQueue } from "../../cases/enqueue-telling.ts";
import { cases, reports, sanctions } from "../../cases/tables.ts";
import { notifyOfDecision } from "../../notifications/notify-of-decision.ts";
import type { SiteContext } from "../../site-context.ts";
import { type CaseRow, lockCase } from "./case-by-id.ts";
import { enqueueDecisionEmail, enqueueReportEmail } from "./decision-emails.ts";
import { unlessGone } from "./target-state.ts";

export const tellDecisions = (site: SiteContext): Promise<void> => {
  const tell: Handler<DecidedCase> = ({ id, version }) =>
    site.db.transaction(async (tx) => {
      const one = await unlessGone(() => lockCase(tx, id));
      if (one?.state !== "decided" || one.version !== version || one.toldAt !== null) return;
      await tx.update(cases).set({ toldAt: site.clock() }).where(eq(cases.id, id));
      await tellAuthor(tx, site, one);
      await tellReporters(tx, site, one);
    });
  return site.jobs.work(tellingQueue, tell, { lasting: true });
};

async function tellAuthor(tx: Transaction, site: SiteContext, { id }: CaseRow): Promise<void> {
  const [sanction] = await tx
    .select({ id: sanctions.id, memberId: sanctions.memberId })
    .from(sanctions)
    .innerJoin(members, eq(members.id, sanctions.memberId))
    .where(and(eq(sanctions.caseId, id), isNull(sanctions.liftedAt), ne(members.standing, "erased")));
  if (!sanction) return;
  await notifyOfDecision(tx, site, { memberIds: [sanction.memberId], kind: "decision", caseId: id });
  await enqueueDecisionEmail(tx, site, sanction.id);
}

/** Not those who left or were banned since, and not the admin who decided it. */
async function tellReporters(tx: Transaction, site: SiteContext, { id, decidedBy }: CaseRow): Promise<void> {
  const reporters = await tx
    .select({ memberId: reports.reporterId })
    .from(reports)
    .innerJoin(members, eq(members.id, reports.reporterId))
    .where(and(eq(reports.caseId, id), inArray(members.standing, ["active", "suspended"])));
  const memberIds = reporters.map(({ memberId }) => memberId).filter((memberId) => memberId !== decidedBy);
  await notifyOfDecision(tx, site, { memberIds, kind: "report-outcome", caseId: id });
  for (const memberId of memberIds) await enqueueReportEmail(tx, site, { caseId: id, memberId });
}
