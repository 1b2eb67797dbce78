import { and, desc, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod";
import type { MemberCard, MemberOrder } from "../../shared/members/member.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { searchable } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";
import { InstantMs, readCursor, writeCursor } from "../db/cursor.ts";
import { sliceOf } from "../db/slice.ts";
import { isFollowed, notMuted, viewerId } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { cardsOf, type MemberRow, memberRows } from "./member-cards.ts";

const pageSize = 24;
const maxFound = 48;

const NewestKey = z.tuple([z.boolean(), InstantMs, z.uuid()]);
/** Without the count, which a private member's card hides. */
const CountKey = z.tuple([z.uuid()]);

interface Order {
  by: SQL[];
  keyOf(row: MemberRow): (string | number | boolean)[];
  /** @throws 400 for a cursor of another list */
  isAfter(list: string, cursor: string | null): SQL | undefined;
}

const hasLooks = sql`(${members.lookCount} > 0)`;

const lastShown = alias(members, "last_shown");

const byCount = (count: "lookCount" | "followerCount"): Order => ({
  by: [desc(members[count]), desc(members.id)],
  keyOf: (row) => [row.id],
  isAfter(list, cursor) {
    const key = readCursor(list, cursor, CountKey);
    if (!key) return undefined;
    const last = sql`(select ${lastShown[count]}, ${lastShown.id} from ${members} last_shown where ${lastShown.id} = ${key[0]}::uuid)`;
    return sql`(${members[count]}, ${members.id}) < ${last}`;
  },
});

const orders: Record<MemberOrder, Order> = {
  newest: {
    by: [desc(hasLooks), desc(members.createdAt), desc(members.id)],
    keyOf: (row) => [row.lookCount > 0, row.createdAt.getTime(), row.id],
    isAfter(list, cursor) {
      const key = readCursor(list, cursor, NewestKey);
      if (!key) return undefined;
      const [withLooks, joinedMs, id] = key;
      const at = new Date(joinedMs).toISOString();
      return sql`(${hasLooks}, ${members.createdAt}, ${members.id}) < (${withLooks}::boolean, ${at}::timestamptz, ${id}::uuid)`;
    },
  },
  looks: byCount("lookCount"),
  followers: byCount("followerCount"),
};

/** @throws 400 for a cursor of another list */
export async function memberCards(
  site: SiteContext,
  viewer: Reader | null,
  order: MemberOrder,
  after: string | null,
): Promise<Slice<MemberCard>> {
  const list = `members-${order}`;
  site.shows(order === "followers" ? ["members", "members-by-followers"] : ["members"]);
  const { by, keyOf, isAfter } = orders[order];
  const rows = await memberRows(site, viewer, { where: isAfter(list, after), orderBy: by, limit: pageSize + 1 });
  return sliceOf(rows, pageSize, await cardsOf(site, viewer, rows), (row) => writeCursor(list, keyOf(row)));
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
    orderBy: orders.newest.by,
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
    where: sql`(${members.searchText} %> ${wanted} or ${members.searchText} like ${`%${wanted.replace(/[\\%_]/g, "\\$&")}%`})`,
    orderBy: [desc(closeness), desc(members.followerCount), desc(members.id)],
    limit: maxFound,
  });
  return { items: rows.map(await cardsOf(site, viewer, rows)), next: null };
}
