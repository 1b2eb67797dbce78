import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import {
  type AdminEntry,
  type AdminEntryOrder,
  adminEntryOrders,
  type EntryCounts,
  type EntryFilter,
  entryFilters,
} from "../../../shared/notebook-admin/notebook-admin.ts";
import type { Slice } from "../../../shared/page-data.ts";
import { isFoundBy, textOf } from "../../catalogue-admin/list-query.ts";
import { type ListOrder, orderedPage } from "../../catalogue-admin/ordered-page.ts";
import { countsByState } from "../../catalogue-admin/state-counts.ts";
import type { Cursors } from "../../db/keyset.ts";
import { categoryBySlug } from "../../notebook/category-rows.ts";
import { categoriesColumn } from "../../notebook/entry-rows.ts";
import { entries, entryCategories } from "../../notebook/tables.ts";
import { membersWithAvatars } from "../../photos/members-with-avatars.ts";
import { photoCard, photoColumns } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { noSuchOption } from "../../problems.ts";
import { queryOption } from "../../request/query-option.ts";
import type { SiteContext } from "../../site-context.ts";
import type { Entry } from "./lock-entry.ts";

/** Which entries are listed, and in which order. */
export interface Listed {
  show: EntryFilter;
  search: string | null;
  category: { id: string; slug: string; name: string } | null;
  sort: AdminEntryOrder;
}

/** @throws 400 for what it does not know */
export async function listedOf(site: SiteContext, url: URL): Promise<Listed> {
  return {
    show: queryOption(url, "show", entryFilters, "filter") ?? "all",
    search: textOf(url, "search"),
    category: await categoryOf(site, url),
    sort: queryOption(url, "sort", adminEntryOrders, "order") ?? "edited",
  };
}

async function categoryOf(site: SiteContext, url: URL): Promise<Listed["category"]> {
  const slug = url.searchParams.get("category");
  if (!slug) return null;
  const found = await categoryBySlug(site, slug);
  if (!found) throw noSuchOption("category", slug.slice(0, 40));
  return found.category;
}

export const isListedEntry = ({ show, search, category }: Omit<Listed, "sort">): SQL | undefined =>
  and(
    isIn[show],
    search === null ? undefined : isFoundBy(search, entries.searchText, entries.slug),
    category === null ? undefined : isOfCategory(category.id),
  );

const isIn: Record<EntryFilter, SQL> = {
  all: ne(entries.state, "deleted"),
  drafts: eq(entries.state, "draft"),
  scheduled: eq(entries.state, "scheduled"),
  published: eq(entries.state, "live"),
  deleted: eq(entries.state, "deleted"),
};

const isOfCategory = (id: string): SQL => sql`exists (select 1 from ${entryCategories}
  where ${entryCategories.entryId} = ${entries.id} and ${entryCategories.categoryId} = ${id}::uuid)`;

/** For the tabs of the list. */
export async function entryCounts(site: SiteContext): Promise<EntryCounts> {
  const countOf = await countsByState<Entry["state"]>(site, entries.state);
  const [drafts, scheduled, published] = [countOf("draft"), countOf("scheduled"), countOf("live")];
  return { all: drafts + scheduled + published, drafts, scheduled, published, deleted: countOf("deleted") };
}

const orders = {
  edited: { column: entries.editedAt, type: "timestamptz", direction: "desc" },
  // Those that readers don’t see come last.
  published: {
    column: sql`case when ${entries.state} = 'live' then ${entries.publishedAt} else '-infinity' end`,
    ...{ type: "timestamptz", direction: "desc" },
  },
  // The first line of `searchText`; a cursor holds no more of it.
  title: {
    column: sql`left(split_part(${entries.searchText}, chr(10), 1), 200)`,
    ...{ type: "text", direction: "asc" },
  },
} as const satisfies Record<AdminEntryOrder, ListOrder>;

/** Entries of every state, 50 a page. */
export async function entryList(site: SiteContext, listed: Listed, cursors: Cursors): Promise<Slice<AdminEntry>> {
  const list = { name: `admin-notebook-${listed.sort}`, id: entries.id, order: orders[listed.sort] };
  const page = await orderedPage(
    list,
    cursors,
    ({ sortKey, isBeyond, orderBy }, limit) =>
      rowsOf(site, sortKey)
        .where(and(isListedEntry(listed), isBeyond))
        .orderBy(...orderBy)
        .limit(limit),
    ({ entry }: ListedRow) => entry.id,
  );
  const authors = page.items.map(({ entry }) => entry.authorId).filter((id) => id !== null);
  const people = await membersWithAvatars(site.db, site, [...new Set(authors)]);
  return { ...page, items: page.items.map((row) => lineOf(row, people)) };
}

const rowsOf = ({ db }: Pick<SiteContext, "db">, sortKey: SQL<string>) =>
  db
    .select({ sortKey, entry: entries, cover: photoColumns(photos), shelves: categoriesColumn })
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
  version: entry.version,
  cover: cover && photoCard(cover, entry.coverAlt),
  author: entry.authorId === null ? null : (people.get(entry.authorId) ?? null),
  ...{ categories: shelves, words: entry.words },
  publishAt: entry.publishAt?.toISOString() ?? null,
  publishedAt: entry.publishedAt?.toISOString() ?? null,
  editedAt: entry.editedAt.toISOString(),
});
