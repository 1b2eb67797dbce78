import { sql } from "drizzle-orm";
import { bigint, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { LeavingChoice } from "../../shared/leaving/leaving.ts";
import type { Standing } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";

/** Members who leave: until `due_at` they can come back. */
export const leavings = siteSchema.table(
  "leavings",
  {
    memberId: uuid("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    /** What they come back to. */
    standing: text("standing").$type<Standing>().notNull(),
    choice: text("choice").$type<LeavingChoice>().notNull(),
    askedAt: instant("asked_at").notNull(),
    dueAt: instant("due_at").notNull(),
  },
  (leaving) => [index("leavings_due").on(leaving.dueAt)],
);

/** Copies of a member's data, made by a job. */
export const dataExports = siteSchema.table(
  "exports",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    state: text("state").$type<"running" | "ready" | "failed">().notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }),
    askedAt: instant("asked_at").notNull(),
    readyAt: instant("ready_at"),
    /** Its file is deleted then. */
    expiresAt: instant("expires_at"),
  },
  (one) => [
    uniqueIndex("one_running_export_per_member").on(one.memberId).where(sql`${one.state} = 'running'`),
    index("exports_of_a_member").on(one.memberId, one.askedAt),
    index("exports_to_delete").on(one.expiresAt),
  ],
);
