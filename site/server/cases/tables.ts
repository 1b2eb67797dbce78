import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { AppealOutcome, CaseDecision, GuardReason, SanctionKind } from "../../shared/moderation/decision.ts";
import type { CaseState, ReportedKind, ReportReason, ReportSnapshot } from "../../shared/moderation/report.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";

const adminId = (name: string) => uuid(name).references(() => members.id, { onDelete: "set null" });

/** All reports of one target, or a message that waits for an admin, until they are decided together. */
export const cases = siteSchema.table(
  "cases",
  {
    id: uuid("id").primaryKey(),
    targetKind: text("target_kind").$type<ReportedKind>().notNull(),
    /** No foreign key: the case outlives its target. */
    targetId: uuid("target_id").notNull(),
    /** Whose it is; null of brands, collections and products. */
    authorId: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
    /** The target as it was when it was first reported. */
    snapshot: jsonb("snapshot").$type<ReportSnapshot>().notNull(),
    /** Why the site itself opened it; null of cases that members reported. */
    guard: text("guard").$type<GuardReason>(),
    state: text("state").$type<CaseState>().notNull().default("open"),
    /** Grows with each decision, each undoing of one, and each change of what waits. */
    version: integer("version").notNull().default(1),
    openedAt: instant("opened_at").notNull(),
    /** The admin who is at it. A claim ends by itself. */
    claimedBy: adminId("claimed_by"),
    claimedAt: instant("claimed_at"),
    decision: text("decision").$type<CaseDecision>(),
    reason: text("reason").$type<ReportReason>(),
    /** What the admin who decided tells the author. */
    why: text("why").notNull().default(""),
    /** Whether the decision hides the target, or has shown what waited: undoing it changes that back. */
    hasChangedTarget: boolean("has_changed_target").notNull().default(false),
    decidedBy: adminId("decided_by"),
    decidedAt: instant("decided_at"),
    /** When the author and the reporters were told. From then on the decision can’t be undone. */
    toldAt: instant("told_at"),
  },
  (one) => [
    uniqueIndex("one_open_case_per_target").on(one.targetKind, one.targetId).where(sql`${one.state} <> 'decided'`),
    index("cases_about").on(one.targetKind, one.targetId),
    index("cases_oldest_first").on(one.state, one.openedAt, one.id),
    index("cases_by_decision").on(one.decidedAt, one.id).where(sql`${one.state} = 'decided'`),
    index("cases_of_an_author").on(one.authorId).where(sql`${one.authorId} is not null`),
    index("cases_about_comments_on_a_look")
      .on(sql`(${one.snapshot} #>> '{look,slug}')`)
      .where(sql`${one.targetKind} = 'comment'`),
    check("decided_cases_have_a_decision", sql`(${one.state} = 'decided') = (${one.decision} is not null)`),
    check("decided_cases_have_an_instant", sql`(${one.state} = 'decided') = (${one.decidedAt} is not null)`),
    check("only_decided_cases_are_told", sql`${one.toldAt} is null or ${one.state} = 'decided'`),
  ],
);

const caseId = () =>
  uuid("case_id")
    .notNull()
    .references(() => cases.id, { onDelete: "cascade" });

export const reports = siteSchema.table(
  "reports",
  {
    caseId: caseId(),
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
    index("reports_by_date").on(report.createdAt, report.reason),
  ],
);

/** What admins write to each other about a case. */
export const caseNotes = siteSchema.table(
  "case_notes",
  {
    id: uuid("id").primaryKey(),
    caseId: caseId(),
    authorId: adminId("author_id"),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (note) => [index("notes_of_a_case").on(note.caseId, note.createdAt, note.id)],
);

/** What a decision means for the member whom it concerns, with their appeal and its answer. */
export const sanctions = siteSchema.table(
  "sanctions",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    kind: text("kind").$type<SanctionKind>().notNull(),
    /** Of posting pauses and suspensions. */
    until: instant("until"),
    reason: text("reason").$type<ReportReason>().notNull(),
    why: text("why").notNull(),
    caseId: uuid("case_id").references(() => cases.id, { onDelete: "set null" }),
    by: adminId("by"),
    createdAt: instant("created_at").notNull(),
    liftedAt: instant("lifted_at"),
    liftedBy: adminId("lifted_by"),
    appeal: text("appeal"),
    appealedAt: instant("appealed_at"),
    outcome: text("outcome").$type<AppealOutcome>(),
    answer: text("answer"),
    answeredAt: instant("answered_at"),
    answeredBy: adminId("answered_by"),
  },
  (sanction) => [
    index("sanctions_of").on(sanction.memberId, sanction.createdAt),
    uniqueIndex("one_sanction_per_case").on(sanction.caseId).where(sql`${sanction.caseId} is not null`),
    index("appeals_oldest_first")
      .on(sanction.appealedAt, sanction.id)
      .where(sql`${sanction.appealedAt} is not null and ${sanction.answeredAt} is null`),
    check(
      "pauses_and_suspensions_end",
      sql`(${sanction.kind} in ('posting-pause', 'suspension')) = (${sanction.until} is not null)`,
    ),
    check("appeals_have_an_instant", sql`(${sanction.appeal} is null) = (${sanction.appealedAt} is null)`),
    check("only_appeals_are_answered", sql`${sanction.answeredAt} is null or ${sanction.appealedAt} is not null`),
    check(
      "answers_have_an_outcome",
      sql`(${sanction.answeredAt} is null) = (${sanction.outcome} is null)
        and (${sanction.answeredAt} is null) = (${sanction.answer} is null)`,
    ),
  ],
);

/** Messages with one of these words or phrases wait for an admin. One row; none while nobody has written the list. */
export const guardedWords = siteSchema.table("guarded_words", {
  list: text("list").$type<"messages">().primaryKey(),
  phrases: text("phrases").array().notNull(),
  version: integer("version").notNull(),
  changedBy: adminId("changed_by"),
  changedAt: instant("changed_at").notNull(),
});
