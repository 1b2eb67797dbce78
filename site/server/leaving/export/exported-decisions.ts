import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import { formatDay } from "../../../shared/format-day.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { cases, sanctions } from "../../cases/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

/** What our admins decided about the member, with their appeals. Not who reported or decided it. */
export const exportedDecisions = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "decisions",
    title: "Decisions about your account",
    rowsAfter: async (last: { id: string } | null) =>
      (
        await db
          .select({ sanction: getTableColumns(sanctions), snapshot: cases.snapshot })
          .from(sanctions)
          .leftJoin(cases, eq(cases.id, sanctions.caseId))
          .where(and(eq(sanctions.memberId, member.id), last ? gt(sanctions.id, last.id) : undefined))
          .orderBy(asc(sanctions.id))
          .limit(exportPageSize)
      ).map(({ sanction, snapshot }) => ({ ...sanction, snapshot })),
    json: ({ kind, reason, why, until, createdAt, liftedAt, snapshot, ...appealed }) => ({
      ...{ decision: kind, reason, why, until, at: createdAt, liftedAt },
      about: snapshot && { title: snapshot.title, text: snapshot.text },
      appeal: appealed.appeal && { text: appealed.appeal, at: appealed.appealedAt },
      answer: appealed.answer && { text: appealed.answer, outcome: appealed.outcome, at: appealed.answeredAt },
    }),
    line: ({ kind, createdAt, snapshot }) => ({
      text: `${kind}, ${formatDay(createdAt)}`,
      more: snapshot?.title,
    }),
  });
