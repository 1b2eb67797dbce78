import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { type AdminEntry, type EntryFilter, entryFilters } from "../../../shared/notebook-admin/notebook-admin.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { isFoundBy, textOf } from "../../catalogue-admin/list-query.ts";
import { type Cursors, InstantKey, instantOrder, pageOfRows } from "../../db/keyset.ts";
import { categoriesColumn } from "../../notebook/entry-rows.ts";
import { entries, entryCategories } from "../../notebook/tables.ts";
import { membersWithAvatars } from "../../photos/members-with-avatars.ts";
import { photoCard, photoColumns } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { queryOption } from "../../request/query-option.ts";
import type { SiteContext } from "../../site-context.ts";

const pageSize = 50;

/** @throws 400 */
export const entryFilterOf = (url: URL): { show: EntryFilter; search: string | null } => ({
  show: queryOption(url, "show", entryFilters, "filter") ?? "all",
  search: textOf(url, "search"),
});

interface Listed {
  show: EntryFilter;
  search: string | null;
  categoryId: string | null;
}

/** Entries of every state, last edited first, 50 a page. */
export async function entryList(site: SiteContext, listed: Listed, cursors: Cursors): Promise<Slice<AdminEntry>> {
  const { show, search, categoryId } = listed;
  const where = and(
    isIn[show],
    search === null ? undefined : isFoundBy(search, entries.searchText, entries.slug),
    categoryId === null ? undefined : isOfCategory(categoryId),
  );
  const page = await pageOfRows(
    {
      list: "admin-notebook",
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) =>
        rowsOf(site)
          .where(and(where, lastEdited.isBeyond(start)))
          .orderBy(...lastEdited.orderBy(start))
          .limit(limit),
      keyOf: ({ entry }: ListedRow): InstantKey => [entry.editedAt.getTime(), entry.id],
    },
    cursors,
  );
  const authors = page.items.map(({ entry }) => entry.authorId).filter((id) => id !== null);
  const people = await membersWithAvatars(site.db, site, [...new Set(authors)]);
  return { ...page, items: page.items.map((row) => lineOf(row, people)) };
}

const lastEdited = instantOrder(entries.editedAt, entries.id, "desc");

const isIn: Record<EntryFilter, SQL> = {
  all: ne(entries.state, "deleted"),
  drafts: eq(entries.state, "draft"),
  scheduled: eq(entries.state, "scheduled"),
  published: eq(entries.state, "live"),
  deleted: eq(entries.state, "deleted"),
};

const isOfCategory = (id: string): SQL => sql`exists (select 1 from ${entryCategories}
  where ${entryCategories.entryId} = ${entries.id} and ${entryCategories.categoryId} = ${id}::uuid)`;

const rowsOf = ({ db }: Pick<SiteContext, "db">) =>
  db
    .select({ entry: entries, cover: photoColumns(photos), shelves: categoriesColumn })
    .from(entries)
    .leftJoin(photos, eq(photos.id, entries.coverId))
    .$dynamic();

type ListedRow = Awaited<ReturnType<typeof rowsOf>>[number];

const lineOf = (
  { entry, cover, shelves }: ListedRow,
  people: Awaited<ReturnType<typeof membersWithAvatars>>,
): AdminEntry => ({
  ...{ id: entry.id, slug: entry.slug, title: entry.title, state: entry.state, allowed: entry.allowed },
  hasChanges: entry.publishedVersion !== null && entry.version > entry.publishedVersion,
  cover: cover && photoCard(cover, entry.coverAlt),
  author: entry.authorId === null ? null : (people.get(entry.authorId) ?? null),
  ...{ categories: shelves, words: entry.words },
  publishAt: entry.publishAt?.toISOString() ?? null,
  publishedAt: entry.publishedAt?.toISOString() ?? null,
  editedAt: entry.editedAt.toISOString(),
});
