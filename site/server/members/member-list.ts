import { and, desc, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod";
import type { MemberCard, MemberOrder } from "../../shared/members/member.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { searchable } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";
import { InstantMs } from "../db/cursor.ts";
import { type Cursors, keysetOrder, type PageStart, pageOfRows } from "../db/keyset.ts";
import { isFollowed, notMuted, viewerId } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { cardsOf, type MemberQuery, type MemberRow, memberRows } from "./member-cards.ts";

const pageSize = 24;
const maxFound = 48;

type NewestKey = [hasLooks: boolean, joinedMs: number, id: string];
const NewestKey: z.ZodType<NewestKey> = z.tuple([z.boolean(), InstantMs, z.uuid()]);
/** Without the count, which a private member's card hides. */
const CountKey = z.tuple([z.uuid()]);

type RowsOf = (query: MemberQuery) => Promise<MemberRow[]>;
type PageOf = (rowsOf: RowsOf, list: string, cursors: Cursors) => Promise<Slice<MemberRow>>;

const hasLooks = sql`(${members.lookCount} > 0)`;
const newestFirst = keysetOrder([hasLooks, members.createdAt, members.id], "desc");

const newestPage: PageOf = (rowsOf, list, cursors) =>
  pageOfRows(
    {
      list,
      key: NewestKey,
      size: pageSize,
      rows: (start, limit) =>
        rowsOf({
          where: start.key ? isOlder(start, start.key) : undefined,
          orderBy: newestFirst.orderBy(start),
          limit,
        }),
      keyOf: (row): NewestKey => [row.lookCount > 0, row.createdAt.getTime(), row.id],
    },
    cursors,
  );

function isOlder(start: PageStart<NewestKey>, [withLooks, joinedMs, id]: NewestKey): SQL {
  const at = new Date(joinedMs).toISOString();
  return newestFirst.isBeyond(start, sql`(${withLooks}::boolean, ${at}::timestamptz, ${id}::uuid)`);
}

const shown = alias(members, "last_shown");

const byCount =
  (count: "lookCount" | "followerCount"): PageOf =>
  (rowsOf, list, cursors) => {
    const order = keysetOrder([members[count], members.id], "desc");
    const countOf = (id: string) =>
      sql`(select ${shown[count]}, ${shown.id} from ${members} last_shown where ${shown.id} = ${id}::uuid)`;
    return pageOfRows(
      {
        list,
        key: CountKey,
        size: pageSize,
        rows: (start, limit) =>
          rowsOf({
            where: start.key ? order.isBeyond(start, countOf(start.key[0])) : undefined,
            orderBy: order.orderBy(start),
            limit,
          }),
        keyOf: (row): [string] => [row.id],
      },
      cursors,
    );
  };

const pageOf: Record<MemberOrder, PageOf> = {
  newest: newestPage,
  looks: byCount("lookCount"),
  followers: byCount("followerCount"),
};

/** @throws 400 for a cursor of another list */
export async function memberCards(
  site: SiteContext,
  viewer: Reader | null,
  order: MemberOrder,
  cursors: Cursors,
): Promise<Slice<MemberCard>> {
  site.shows(order === "followers" ? ["members", "members-by-followers"] : ["members"]);
  const page = await pageOf[order]((query) => memberRows(site, viewer, query), `members-${order}`, cursors);
  return { ...page, items: page.items.map(await cardsOf(site, viewer, page.items)) };
}

/** Members with looks whom the reader has not muted, newest first. */
export async function newcomersFor(site: SiteContext, viewer: Reader, limit: number): Promise<MemberCard[]> {
  const rows = await memberRows(site, viewer, {
    where: and(
      hasLooks,
      ne(members.id, viewer.id),
      notMuted(members.id, viewerId(viewer)),
      viewer.role === "admin" ? undefined : or(not(members.isPrivate), isFollowed(members.id, viewerId(viewer))),
    ),
    orderBy: newestFirst.orderBy({ isBackwards: false }),
    limit,
  });
  return rows.map(await cardsOf(site, viewer, rows));
}

/** By name, the closest first; a typo or a missing accent does not matter. The best 48 without further pages. */
export async function searchMembers(
  site: SiteContext,
  viewer: Reader | null,
  text: string,
): Promise<Slice<MemberCard>> {
  site.shows(["members", "members-by-followers"]);
  const wanted = searchable(text);
  const closeness = sql`word_similarity(${wanted}, ${members.searchText})`;
  const rows = await memberRows(site, viewer, {
    // Subqueries of one condition each, as an array: otherwise the planner would compare the names of all members.
    where: sql`${members.id} = any(array(
      select id from ${members} found where found.search_text %> ${wanted}
      union select id from ${members} found where found.search_text like ${`%${wanted.replace(/[\\%_]/g, "\\$&")}%`}))`,
    orderBy: [desc(closeness), desc(members.followerCount), desc(members.id)],
    limit: maxFound,
  });
  return { items: rows.map(await cardsOf(site, viewer, rows)), previous: null, next: null };
}
