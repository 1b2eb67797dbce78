import { index, integer, json, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";

/** What was answered to the calls that make something, by the key that their sender chose. Kept for a day. */
export const creations = siteSchema.table(
  "creations",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** Method and path. */
    call: text("call").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Null only inside the transaction that makes the answer. */
    status: integer("status"),
    answer: json("answer"),
    createdAt: instant("created_at").notNull(),
  },
  (creation) => [
    primaryKey({ name: "one_answer_per_key", columns: [creation.memberId, creation.key] }),
    index("creations_oldest_first").on(creation.createdAt),
  ],
);
