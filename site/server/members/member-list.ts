import { desc, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod";
import type { FoundMember, MemberCard, MemberOrder } from "../../shared/members/member.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { maxFound } from "../../shared/search/search-kinds.ts";
import { searchTextOf, usernameOf } from "../accounts/person-names.ts";
import { publicCount } from "../accounts/public-count.ts";
import { members } from "../accounts/tables.ts";
import { Count, InstantMs } from "../db/cursor.ts";
import { closeness, countedRows, isFound, searchName, searchValues } from "../db/found-by-words.ts";
import { type Cursors, directionName, keysetOrder, type PageStart, pageOfRows } from "../db/keyset.ts";
import { type FoundRows, nearWords } from "../db/near-words.ts";
import { passageBeside } from "../db/passage-with.ts";
import { type SearchedWords, searchedWords } from "../db/searched-words.ts";
import { titleIn } from "../db/title-in.ts";
import { hasPage, notBlocked } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { cardsOf, isOpenTo, type MemberQuery, type MemberRow, memberFacts, memberRows } from "./member-cards.ts";

const pageSize = 24;

type NewestKey = [hasLooks: boolean, joinedMs: number, id: string];
const NewestKey: z.ZodType<NewestKey> = z.tuple([z.boolean(), InstantMs, z.uuid()]);
/** The public count, and the id. */
type CountKey = [count: number, id: string];
const CountKey: z.ZodType<CountKey> = z.tuple([Count, z.uuid()]);

type RowsOf = (name: string, values: Record<string, unknown>, build: () => MemberQuery) => Promise<MemberRow[]>;
type PageOf = (rowsOf: RowsOf, list: string, cursors: Cursors) => Promise<Slice<MemberRow>>;

const hasLooks = sql`(${publicCount(members, "lookCount")} > 0)`;
const newestFirst = keysetOrder([hasLooks, members.createdAt, members.id], "desc");

const newestPage: PageOf = (rowsOf, list, cursors) =>
  pageOfRows(
    {
      list,
      key: NewestKey,
      size: pageSize,
      rows: (start, limit) =>
        rowsOf(`${list} ${directionName(start)}`, newestValues(start), () => ({
          where: start.key ? newestFirst.isBeyond(start, newestKey) : undefined,
          orderBy: newestFirst.orderBy(start),
          limit,
        })),
      keyOf: (row): NewestKey => [!row.isPrivate && row.lookCount > 0, row.createdAt.getTime(), row.id],
    },
    cursors,
  );

const newestKey = sql`(${sql.placeholder("withLooks")}::boolean, ${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::uuid)`;
const newestValues = ({ key }: PageStart<NewestKey>) =>
  key ? { withLooks: key[0], at: new Date(key[1]).toISOString(), id: key[2] } : {};

const countKey = sql`(${sql.placeholder("count")}::int, ${sql.placeholder("id")}::uuid)`;
const countValues = ({ key }: PageStart<CountKey>) => (key ? { count: key[0], id: key[1] } : {});

const byCount =
  (count: "lookCount" | "followerCount"): PageOf =>
  (rowsOf, list, cursors) => {
    const order = keysetOrder([publicCount(members, count), members.id], "desc");
    return pageOfRows(
      {
        list,
        key: CountKey,
        size: pageSize,
        rows: (start, limit) =>
          rowsOf(`${list} ${directionName(start)}`, countValues(start), () => ({
            where: start.key ? order.isBeyond(start, countKey) : undefined,
            orderBy: order.orderBy(start),
            limit,
          })),
        keyOf: (row): CountKey => [row.isPrivate ? 0 : row[count], row.id],
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
  const rowsOf: RowsOf = (...query) => memberRows(site, viewer, ...query);
  const page = await pageOf[order](rowsOf, `members-${order}`, cursors);
  return { ...page, items: page.items.map(await cardsOf(site, viewer, page.items)) };
}

const found = alias(members, "found");

/** By name and bio, the closest name first, then the most followed. */
async function rowsByName(site: SiteContext, viewer: Reader | null, searched: SearchedWords): Promise<MemberRow[]> {
  return memberRows(site, viewer, `members by ${searchName(searched)}`, searchValues(searched), () => ({
    where: isFound(members.id, searched, {
      table: members,
      text: found.searchText,
      name: titleIn(found.searchText),
      isSeen: sql`(select ${viewer ? sql`${hasPage} and ${notBlocked(members.id)}` : hasPage}
        from ${members} where ${members.id} = ${found.id})`,
      weight: publicCount(found, "followerCount"),
    }),
    orderBy: [
      desc(closeness(searched, { text: members.searchText, name: titleIn(members.searchText) })),
      desc(publicCount(members, "followerCount")),
      desc(members.id),
    ],
    limit: countedRows,
  }));
}

export async function searchedMembers(
  site: SiteContext,
  viewer: Reader | null,
  searched: SearchedWords,
  shown: number,
): Promise<FoundRows<FoundMember>> {
  const { contained } = searched;
  const rows = await rowsByName(site, viewer, searched);
  const [best] = rows;
  return {
    items: rows.slice(0, shown).map((row) => ({
      ...memberFacts(viewer)(row),
      bio: isOpenTo(viewer, row) ? passageBeside(searchTextOf({ ...row, bio: null }), row.bio ?? "", contained) : null,
    })),
    count: rows.length,
    // Not of the full name, which a member may keep to themselves.
    near: nearWords(searched, best && usernameOf(best), best && searchTextOf(best)),
  };
}

/** The best ones by name and bio, without further pages, and how many were found: at most one more than these. */
export async function searchMembers(
  site: SiteContext,
  viewer: Reader | null,
  text: string,
): Promise<{ members: Slice<MemberCard>; found: number }> {
  site.shows(["members", "members-by-followers"]);
  const searched = searchedWords(text);
  const found = searched ? await rowsByName(site, viewer, searched) : [];
  const rows = found.slice(0, maxFound);
  const items = rows.map(await cardsOf(site, viewer, rows));
  return { members: { items, previous: null, next: null }, found: found.length };
}
