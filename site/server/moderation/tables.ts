import { sql } from "drizzle-orm";
import { index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { CaseState, ReportedKind, ReportReason, ReportSnapshot } from "../../shared/moderation/report.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";

/** All reports of one target until they are decided together. */
export const cases = siteSchema.table(
  "cases",
  {
    id: uuid("id").primaryKey(),
    targetKind: text("target_kind").$type<ReportedKind>().notNull(),
    /** No foreign key: the case outlives its target. */
    targetId: uuid("target_id").notNull(),
    /** The target as it was when it was first reported. */
    snapshot: jsonb("snapshot").$type<ReportSnapshot>().notNull(),
    state: text("state").$type<CaseState>().notNull().default("open"),
    version: integer("version").notNull().default(1),
    openedAt: instant("opened_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (one) => [
    uniqueIndex("one_open_case_per_target").on(one.targetKind, one.targetId).where(sql`${one.state} <> 'decided'`),
    index("cases_oldest_first").on(one.state, one.openedAt, one.id),
  ],
);

export const reports = siteSchema.table(
  "reports",
  {
    caseId: uuid("case_id")
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    reporterId: uuid("reporter_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    reason: text("reason").$type<ReportReason>().notNull(),
    note: text("note").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (report) => [
    primaryKey({ name: "one_report_per_case_and_member", columns: [report.caseId, report.reporterId] }),
    index("reports_of_a_member").on(report.reporterId, report.createdAt),
  ],
);
