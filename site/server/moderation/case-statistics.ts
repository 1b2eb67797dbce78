import { and, count, desc, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { dayMs, hourMs } from "../../shared/durations.ts";
import { moderationLimits } from "../../shared/limits.ts";
import type { CaseStatistics } from "../../shared/moderation/admin.ts";
import type { CaseDecision } from "../../shared/moderation/decision.ts";
import { cases, reports, sanctions } from "../cases/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { notAbout } from "./decisions/case-by-id.ts";

/** How much waits, how long decisions took lately, and for what. Without the cases about the admin who reads it. */
export async function caseStatistics(
  { db, clock }: Pick<SiteContext, "db" | "clock">,
  admin: { id: string },
): Promise<CaseStatistics> {
  const since = new Date(clock().getTime() - moderationLimits.statisticsDays * dayMs);
  const isRecent = and(eq(cases.state, "decided"), gt(cases.decidedAt, since), notAbout(admin));
  const [open, appeals, [times], byReason, byDecision] = await Promise.all([
    db.$count(cases, and(ne(cases.state, "decided"), notAbout(admin))),
    db.$count(
      sanctions,
      and(isNotNull(sanctions.appealedAt), isNull(sanctions.answeredAt), ne(sanctions.memberId, admin.id)),
    ),
    db
      .select({
        decided: count(),
        medianMs: sql<number | null>`(percentile_cont(0.5) within group (
          order by extract(epoch from ${cases.decidedAt} - ${cases.openedAt}) * 1000))::float8`,
      })
      .from(cases)
      .where(isRecent),
    db
      .select({ reason: reports.reason, reports: count() })
      .from(reports)
      .innerJoin(cases, eq(cases.id, reports.caseId))
      .where(and(gt(reports.createdAt, since), notAbout(admin)))
      .groupBy(reports.reason)
      .orderBy(desc(count()), reports.reason),
    db
      .select({ decision: sql<CaseDecision>`${cases.decision}`, cases: count() })
      .from(cases)
      .where(isRecent)
      .groupBy(cases.decision)
      .orderBy(desc(count()), cases.decision),
  ]);
  const medianMs = times?.medianMs ?? null;
  return {
    ...{ open, appeals, decided: times?.decided ?? 0, byReason, byDecision },
    medianHours: medianMs === null ? null : Math.round((medianMs / hourMs) * 10) / 10,
  };
}
