import { and, asc, eq, gt, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { comments } from "../../comments/tables.ts";
import { looks } from "../../looks/tables.ts";
import { entries } from "../../notebook/tables.ts";
import { lockedSeenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

/** What the member wrote, wherever it stands; what was deleted and can still be restored is marked by `deletedAt`. */
export const exportedComments = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "comments",
    title: "Comments",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({
          ...{ id: comments.id, source: comments.source },
          ...{ postedAt: comments.postedAt, editedAt: comments.editedAt, deletedAt: comments.deletedAt },
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
            or(ne(comments.state, "deleted"), isNotNull(comments.deletedAt)),
            last ? gt(comments.id, last.id) : undefined,
          ),
        )
        .orderBy(asc(comments.id))
        .limit(exportPageSize),
    json: ({ source, postedAt, editedAt, deletedAt, look, entry, isSeen }) => ({
      ...{ text: source, postedAt, editedAt, deletedAt },
      look: isSeen ? look : null,
      entry: isSeen ? entry : null,
    }),
    line: ({ source, deletedAt, look, entry, isSeen }) => ({
      text: `${source}${deletedAt ? " (deleted)" : ""}`,
      more: (isSeen && (look ?? entry)?.title) || null,
    }),
  });
