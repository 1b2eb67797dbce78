import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { comments } from "../../comments/tables.ts";
import { looks } from "../../looks/tables.ts";
import { seenBy, viewerId } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

/** What the member wrote, wherever it stands. */
export const exportedComments = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "comments",
    title: "Comments",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({
          ...{ id: comments.id, source: comments.source, postedAt: comments.postedAt, editedAt: comments.editedAt },
          look: { slug: looks.slug, title: looks.title },
          isSeen: sql<boolean>`${seenBy(member, looks, viewerId(member))}`,
        })
        .from(comments)
        .innerJoin(looks, eq(looks.id, comments.lookId))
        .innerJoin(members, eq(members.id, looks.authorId))
        .where(
          and(
            eq(comments.authorId, member.id),
            ne(comments.state, "deleted"),
            last ? gt(comments.id, last.id) : undefined,
          ),
        )
        .orderBy(asc(comments.id))
        .limit(exportPageSize),
    json: ({ source, postedAt, editedAt, look, isSeen }) => ({
      ...{ text: source, postedAt, editedAt },
      look: isSeen ? look : null,
    }),
    line: ({ source, look, isSeen }) => ({ text: source, more: isSeen ? look.title : null }),
  });
