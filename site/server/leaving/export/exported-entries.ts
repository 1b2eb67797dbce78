import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { plainLines } from "../../../shared/notebook/entry-document.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { entries, entryBodies } from "../../notebook/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

/** What readers see, or the newest text where they see none. */
const shownVersion = sql`coalesce(${entries.publishedVersion}, ${entries.version})`;

/** The notebook’s entries that name the member as their author, also before they are published. Their photos are Hemline’s own. */
export const exportedEntries = ({ db }: SiteContext, { id: memberId }: Reader): ExportedList =>
  exportedList({
    name: "notebook-entries",
    title: "Notebook entries",
    rowsAfter: (last: { entry: { id: string } } | null) =>
      db
        .select({
          entry: {
            ...{ id: entries.id, slug: entries.slug, state: entries.state, allowed: entries.allowed },
            ...{ createdAt: entries.createdAt, publishAt: entries.publishAt, publishedAt: entries.publishedAt },
            ...{ revisedAt: entries.revisedAt, deletedAt: entries.deletedAt },
          },
          text: { title: entryBodies.title, excerpt: entryBodies.excerpt, document: entryBodies.document },
        })
        .from(entries)
        .innerJoin(entryBodies, and(eq(entryBodies.entryId, entries.id), eq(entryBodies.version, shownVersion)))
        .where(
          and(
            eq(entries.authorId, memberId),
            ne(entries.state, "deleted"),
            last ? gt(entries.id, last.entry.id) : undefined,
          ),
        )
        .orderBy(asc(entries.id))
        .limit(exportPageSize),
    json: ({ entry: { id, slug, allowed, ...entry }, text: { title, excerpt, document } }) => ({
      ...{ title, excerpt, pageAddress: slug, readers: allowed, ...entry },
      text: plainLines(document).join("\n\n"),
      document,
    }),
    line: ({ entry, text: { title, excerpt } }) => ({
      text: entry.state === "live" ? title : `${title} (${entry.state})`,
      more: excerpt,
    }),
  });
