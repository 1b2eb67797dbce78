import { index, jsonb, text, uuid } from "drizzle-orm/pg-core";
import type { AuditAct } from "../../shared/moderation/admin.ts";
import { instant, siteSchema } from "../db/columns.ts";

/**
 * What admins did. Append-only: a trigger, hand-written in the migration, refuses changes and deletions. So `before` and
 * `after` hold members by id, as `author` and `members`: their names could not be taken out when they are erased.
 */
export const audit = siteSchema.table(
  "audit",
  {
    id: uuid("id").primaryKey(),
    actorId: uuid("actor_id").notNull(),
    act: text("act").$type<AuditAct>().notNull(),
    targetKind: text("target_kind").notNull(),
    targetId: uuid("target_id").notNull(),
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    why: text("why").notNull(),
    requestId: text("request_id").notNull(),
    at: instant("at").notNull(),
  },
  (entry) => [
    index("audit_newest_first").on(entry.at, entry.id),
    index("audit_of").on(entry.targetKind, entry.targetId, entry.at),
  ],
);
