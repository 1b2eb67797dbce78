import { index, integer, jsonb, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";

/** What a member has typed and not sent, one by place: `look`, `look:{id}`, `comment:{slug}`, `review:{…}`. */
export const drafts = siteSchema.table(
  "drafts",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    place: text("place").notNull(),
    body: jsonb("body").$type<unknown>().notNull(),
    /** Begins at a random number: a tab that still has an earlier draft of this place must not replace a new one. */
    version: integer("version").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (draft) => [
    primaryKey({ name: "one_draft_per_place", columns: [draft.memberId, draft.place] }),
    index("drafts_oldest_first").on(draft.updatedAt),
    index("drafts_at_place").on(draft.place),
  ],
);
