import { and, eq, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { EntryCard } from "../../shared/notebook/entry.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import {
  type Cursors,
  directionName,
  InstantKey,
  instantOrder,
  instantValues,
  type PageStart,
  pageOfRows,
} from "../db/keyset.ts";
import { literalLimit, query } from "../db/prepared-query.ts";
import { hasPage, notMuted, preparedViewer } from "../relations/seen-by.ts";
import { follows } from "../relations/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { entryCard } from "./entry-card.ts";
import { type EntryRow, entryRows } from "./entry-rows.ts";
import { entries, entryCategories } from "./tables.ts";

const pageSize = 20;

const newestFirst = instantOrder(entries.publishedAt, entries.id, "desc");

/** A page of published entries, newest first. @throws 400 for a cursor of another list */
export async function listedEntries(
  site: SiteContext,
  viewer: Reader | null,
  cursors: Cursors,
  list: keyof typeof lists = "all",
  /** The id of its category or author. */
  of: string | null = null,
): Promise<Slice<EntryCard>> {
  site.shows(["notebook"]);
  const { name, where } = lists[list];
  const page = await pageOfRows(
    {
      list: name,
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => {
        const values = { ...(of !== null && { of }), ...instantValues(start) };
        return entryRows(site, viewer, `${name} ${directionName(start)}`, values, () => ({
          where: and(where, newestFirst.isBeyondPrepared(start)),
          orderBy: newestFirst.orderBy(start),
          limit,
        }));
      },
      keyOf: ({ entry }: EntryRow): InstantKey => [entry.publishedAt?.getTime() ?? 0, entry.id],
    },
    cursors,
  );
  return { ...page, items: page.items.map(entryCard) };
}

/** Which entries a list has. */
const lists = {
  all: { name: "entries", where: undefined },
  category: {
    name: "entries of a category",
    where: sql`exists (select 1 from ${entryCategories}
      where ${entryCategories.entryId} = ${entries.id} and ${entryCategories.categoryId} = ${sql.placeholder("of")})`,
  },
  author: { name: "entries of an author", where: eq(entries.authorId, sql.placeholder("of")) },
};

/** The newest ones. */
export function newestEntries(site: SiteContext, viewer: Reader | null, limit: number): Promise<EntryRow[]> {
  site.shows(["notebook"]);
  return entryRows(site, viewer, `newest ${limit} entries`, {}, () => ({
    orderBy: newestFirst.orderBy({ isBackwards: false }),
    limit,
  }));
}

/** So many entries of others have those who follow no author. */
const maxOfOthers = 2;

/** By authors whom the member follows, or else the newest few of others. */
export function entriesForMember(
  site: SiteContext,
  viewer: Reader,
  start: PageStart<InstantKey>,
  limit: number,
): Promise<EntryRow[]> {
  const name = `${limit} entries for a member ${directionName(start)}`;
  return entryRows(site, viewer, name, { ...instantValues(start) }, () => ({
    where: and(
      sql`(${isByFollowed(entries.authorId)} or (not exists (
        select 1 from ${entries} by_followed where by_followed.state = 'live' and ${isByFollowed(sql`by_followed.author_id`)})
        and ${entries.id} = any(array(select newest.id from ${entries} newest
          where newest.state = 'live' and ${isOfNobodyMuted(sql`newest.author_id`)}
          order by newest.published_at desc, newest.id desc limit ${sql.raw(String(maxOfOthers))}))))`,
      newestFirst.isBeyondPrepared(start),
    ),
    orderBy: newestFirst.orderBy(start),
    limit,
  }));
}

type SinceList = (
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader,
  since: Date,
  limit: number,
) => Promise<EntryCard[]>;

/** Entries published after an instant, the newest first. */
const entriesSince =
  (name: string, where: () => SQL | undefined): SinceList =>
  async (site, viewer, since, limit) => {
    const rows = await entryRows(site, viewer, `${limit} ${name}`, { since }, () => ({
      where: and(isSince, where()),
      orderBy: newestFirst.orderBy({ isBackwards: false }),
      limit,
    }));
    return rows.map(entryCard);
  };

/** By authors whom the member follows. */
export const followedEntriesSince = entriesSince("entries of followed authors since", () =>
  isByFollowed(entries.authorId),
);

/** By others whom the member has not muted. */
export const newestEntriesSince = entriesSince("entries since", () => isOfNobodyMuted(entries.authorId));

const isSince = sql`${entries.publishedAt} > ${sql.placeholder("since")}::timestamptz`;

const isByFollowed = (authorId: SQLWrapper): SQL => sql`(${notMuted(authorId)} and exists (
  select 1 from ${follows} join ${members} on ${members.id} = ${follows.memberId}
  where ${follows.followerId} = ${preparedViewer} and ${follows.memberId} = ${authorId}
    and ${follows.state} = 'following' and ${hasPage}))`;

const isOfNobodyMuted = (authorId: SQLWrapper): SQL =>
  sql`(${authorId} is distinct from ${preparedViewer} and ${notMuted(authorId)})`;

/** The entry published before this one; of the oldest, the newest. Null of the only one. */
export async function nextEntry(
  site: SiteContext,
  viewer: Reader | null,
  { id, publishedAt }: { id: string; publishedAt: Date | null },
): Promise<EntryCard | null> {
  site.shows(["notebook"]);
  const start = { key: [publishedAt?.getTime() ?? 0, id] satisfies InstantKey, isBackwards: false };
  const firstOf = (where: SQL | undefined) =>
    query
      .select({ id: entries.id })
      .from(entries)
      .where(and(eq(entries.state, "live"), where))
      .orderBy(...newestFirst.orderBy(start))
      .limit(literalLimit(1));
  const rows = await entryRows(site, viewer, "entry before another", { ...instantValues(start) }, () => ({
    where: and(
      sql`${entries.id} in (${firstOf(newestFirst.isBeyondPrepared(start))}, ${firstOf(undefined)})`,
      ne(entries.id, sql.placeholder("id")),
    ),
    // The one before it is older than the newest, which is this one or a newer one.
    orderBy: newestFirst.orderBy({ ...start, isBackwards: true }),
    limit: 1,
  }));
  return rows[0] ? entryCard(rows[0]) : null;
}

export const countEntries = ({ db }: Pick<SiteContext, "db">): Promise<number> =>
  db.$count(entries, eq(entries.state, "live"));
