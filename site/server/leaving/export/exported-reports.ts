import { and, asc, eq, gt } from "drizzle-orm";
import { formatDay } from "../../../shared/format-day.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { cases, reports } from "../../cases/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

/** What the member reported and why, without what others wrote. */
export const exportedReports = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "reports",
    title: "Reports you sent",
    rowsAfter: (last: { caseId: string } | null) =>
      db
        .select({
          ...{ caseId: reports.caseId, about: cases.targetKind, at: reports.createdAt },
          ...{ reason: reports.reason, note: reports.note },
        })
        .from(reports)
        .innerJoin(cases, eq(cases.id, reports.caseId))
        .where(and(eq(reports.reporterId, member.id), last ? gt(reports.caseId, last.caseId) : undefined))
        .orderBy(asc(reports.caseId))
        .limit(exportPageSize),
    json: ({ about, reason, note, at }) => ({ reportedAt: at, about, reason, note }),
    line: ({ about, reason, note, at }) => ({ text: `${about}, ${formatDay(at)}: ${reason}`, more: note }),
  });
