import { and, asc, eq, gt, isNotNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../../shared/permissions.ts";
import { usernameOf } from "../../accounts/person-names.ts";
import { members } from "../../accounts/tables.ts";
import { comments } from "../../comments/tables.ts";
import { looks } from "../../looks/tables.ts";
import { entries } from "../../notebook/tables.ts";
import { lockedSeenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

/** The comment that a reply belongs to. */
const answered = alias(comments, "answered");

const answeredAuthor = {
  // The first one: without it, drizzle makes null of all.
  slug: members.slug,
  username: members.username,
  firstName: members.firstName,
  lastName: members.lastName,
  standing: members.standing,
};

type Author = Pick<typeof members.$inferSelect, keyof typeof answeredAuthor>;

/** Those who were erased have no page. */
const authorAndDate = ({ slug, standing, ...names }: Author, postedAt: Date | null) => ({
  ...{ by: usernameOf(names), byPageAddress: standing === "erased" ? null : slug, postedAt },
});

/**
 * What the member wrote, wherever it stands, and which comment each reply answers. What was deleted and can still be
 * restored is marked by `deletedAt`.
 */
export const exportedComments = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "comments",
    title: "Comments",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({
          ...{
            id: comments.id,
            parentId: comments.parentId,
            source: comments.source,
            postedAt: comments.postedAt,
            editedAt: comments.editedAt,
            deletedAt: comments.deletedAt,
          },
          look: { slug: looks.slug, title: looks.title },
          entry: { slug: entries.slug, title: entries.title },
          isSeen: sql<boolean>`(${entries.state} = 'live' or ${lockedSeenBy(member, looks)})`,
          answeredOf: answeredAuthor,
          answeredAt: answered.postedAt,
          isAnsweredSeen: sql<boolean>`${answered.state} <> 'deleted' and ${lockedSeenBy(member, answered)}`,
        })
        .from(comments)
        .leftJoin(looks, eq(looks.id, comments.lookId))
        .leftJoin(entries, eq(entries.id, comments.entryId))
        .leftJoin(answered, eq(answered.id, comments.parentId))
        .leftJoin(members, eq(members.id, answered.authorId))
        .where(
          and(
            eq(comments.authorId, member.id),
            or(ne(comments.state, "deleted"), isNotNull(comments.deletedAt)),
            last ? gt(comments.id, last.id) : undefined,
          ),
        )
        .orderBy(asc(comments.id))
        .limit(exportPageSize),
    json: ({ id, parentId, source, postedAt, editedAt, deletedAt, look, entry, isSeen, isAnsweredSeen, ...row }) => ({
      ...{ id, text: source, postedAt, editedAt, deletedAt },
      look: isSeen ? look : null,
      entry: isSeen ? entry : null,
      answers: parentId && {
        id: parentId,
        ...(isSeen && isAnsweredSeen && row.answeredOf && authorAndDate(row.answeredOf, row.answeredAt)),
      },
    }),
    line: ({ source, deletedAt, look, entry, isSeen }) => ({
      text: `${source}${deletedAt ? " (deleted)" : ""}`,
      more: (isSeen && (look ?? entry)?.title) || null,
    }),
  });
