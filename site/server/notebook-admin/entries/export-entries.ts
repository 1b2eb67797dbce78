import { and, asc, eq, gt } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { adminName, nameColumns } from "../../catalogue-admin/admin-names.ts";
import { csvOfRows } from "../../catalogue-admin/files/csv-of-rows.ts";
import { categoriesColumn } from "../../notebook/entry-rows.ts";
import { entries } from "../../notebook/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { isListedEntry, type Listed } from "./entry-list.ts";
import type { Entry } from "./lock-entry.ts";

const columns = [
  "title",
  "slug",
  "introduction",
  "state",
  "readers",
  "author",
  "categories",
  "words",
  "published",
  "scheduled",
  "edited",
] as const;

/** The entries that the list shows, in the order in which they were created. */
export const exportedEntries = (site: SiteContext, listed: Listed): ReadableStream<Uint8Array> =>
  csvOfRows(
    columns,
    cells,
    (after, limit) => entryRows(site, listed, after, limit),
    ({ entry }) => entry.id,
  );

const entryRows = async ({ db }: SiteContext, listed: Listed, after: string | null, limit: number) =>
  db
    .select({ entry: entries, author: nameColumns, shelves: categoriesColumn })
    .from(entries)
    .leftJoin(members, eq(members.id, entries.authorId))
    .where(and(isListedEntry(listed), after === null ? undefined : gt(entries.id, after)))
    .orderBy(asc(entries.id))
    .limit(limit);

type EntryRow = Awaited<ReturnType<typeof entryRows>>[number];

/** As the tabs of the list call them. */
const stateNames: Record<Entry["state"], string> = {
  ...{ draft: "draft", scheduled: "scheduled", live: "published", deleted: "deleted" },
};

const cells: Record<(typeof columns)[number], (row: EntryRow) => string | number | null> = {
  title: ({ entry }) => entry.title,
  slug: ({ entry }) => entry.slug,
  introduction: ({ entry }) => entry.excerpt,
  state: ({ entry }) => stateNames[entry.state],
  readers: ({ entry }) => entry.allowed,
  author: ({ author }) => adminName(author)?.username ?? null,
  categories: ({ shelves }) => shelves.map(({ name }) => name).join("; "),
  words: ({ entry }) => entry.words,
  published: ({ entry }) => (entry.state === "live" ? (entry.publishedAt?.toISOString() ?? null) : null),
  scheduled: ({ entry }) => entry.publishAt?.toISOString() ?? null,
  edited: ({ entry }) => entry.editedAt.toISOString(),
};
