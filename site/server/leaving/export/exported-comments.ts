import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { comments } from "../../comments/tables.ts";
import { looks } from "../../looks/tables.ts";
import { entries } from "../../notebook/tables.ts";
import { lockedSeenBy } from "../../relations/seen-by.ts";
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
          entry: { slug: entries.slug, title: entries.title },
          isSeen: sql<boolean>`(${entries.state} = 'live' or ${lockedSeenBy(member, looks)})`,
        })
        .from(comments)
        .leftJoin(looks, eq(looks.id, comments.lookId))
        .leftJoin(entries, eq(entries.id, comments.entryId))
        .where(
          and(
            eq(comments.authorId, member.id),
            ne(comments.state, "deleted"),
            last ? gt(comments.id, last.id) : undefined,
          ),
        )
        .orderBy(asc(comments.id))
        .limit(exportPageSize),
    json: ({ source, postedAt, editedAt, look, entry, isSeen }) => ({
      ...{ text: source, postedAt, editedAt },
      look: isSeen ? look : null,
      entry: isSeen ? entry : null,
    }),
    line: ({ source, look, entry, isSeen }) => ({ text: source, more: (isSeen && (look ?? entry)?.title) || null }),
  });
