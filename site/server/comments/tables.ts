import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Audience, SubjectState } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { looks } from "../looks/tables.ts";
import { entries } from "../notebook/tables.ts";

export const comments = siteSchema.table(
  "comments",
  {
    id: uuid("id").primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    audience: text("audience").$type<Audience>().notNull().default("everyone"),
    /** A deleted comment with replies stays, without its text; also any that its author can restore, with it. */
    state: text("state").$type<SubjectState>().notNull().default("live"),
    lookId: uuid("look_id").references(() => looks.id, { onDelete: "cascade" }),
    entryId: uuid("entry_id").references(() => entries.id, { onDelete: "cascade" }),
    /** The comment that this one replies to; replies to replies belong to the same one. */
    parentId: uuid("parent_id").references((): AnyPgColumn => comments.id, { onDelete: "cascade" }),
    /** As written; mentions are `@slug`. */
    source: text("source").notNull(),
    /** Live replies. Changed in the transaction of the reply. */
    replyCount: integer("reply_count").notNull().default(0),
    postedAt: instant("posted_at").notNull(),
    editedAt: instant("edited_at"),
    /** Until it is erased, its author can restore it. Null of the place that a comment leaves to its replies. */
    deletedAt: instant("deleted_at"),
  },
  (comment) => [
    // Replies are in them too: they go with their look or entry.
    index("comments_of_a_look").on(comment.lookId, comment.postedAt, comment.id),
    index("comments_of_an_entry").on(comment.entryId, comment.postedAt, comment.id),
    index("replies").on(comment.parentId, comment.postedAt, comment.id),
    index("comments_of_an_author").on(comment.authorId, comment.postedAt, comment.id),
    index("comments_to_erase").on(comment.deletedAt).where(sql`${comment.deletedAt} is not null`),
    check("about_exactly_one", sql`num_nonnulls(${comment.lookId}, ${comment.entryId}) = 1`),
    check("reply_count_is_never_negative", sql`${comment.replyCount} >= 0`),
    check("only_deleted_comments_have_an_instant", sql`${comment.deletedAt} is null or ${comment.state} = 'deleted'`),
  ],
);

/** What a comment stands under. */
export const subjectColumns = { look: comments.lookId, entry: comments.entryId } as const;

/** Members whom a comment names, by id: names and slugs change. */
export const mentions = siteSchema.table(
  "mentions",
  {
    commentId: uuid("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** The member's slug as it stands in the text. */
    slug: text("slug").notNull(),
  },
  (mention) => [
    primaryKey({ name: "one_mention_per_member", columns: [mention.commentId, mention.memberId] }),
    index("mentions_of_a_member").on(mention.memberId),
  ],
);
