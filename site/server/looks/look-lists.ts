import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import * as z from "zod";
import type { LookCard } from "../../shared/looks/look.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { Count, InstantMs, readCursor, writeCursor } from "../db/cursor.ts";
import { sliceOf } from "../db/slice.ts";
import { notMuted } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { followedLooks } from "./followed-looks.ts";
import { lookCard, lookRows } from "./look-cards.ts";
import type { LookFilter } from "./look-filter.ts";
import { looksByIds } from "./looks-by-ids.ts";
import { popularLooks } from "./popular/popular-looks.ts";
import { lookColours, looks } from "./tables.ts";

const pageSize = 24;
const NewestKey = z.tuple([InstantMs, z.uuid()]);
const OrderKey = z.tuple([Count]);

/** Without muted members' looks. @throws 400 for a cursor of another list */
export async function newestLooks(
  site: SiteContext,
  viewer: Member | null,
  { feed = "new", colour = null, occasion = null, season = null, after = null }: Partial<LookFilter> = {},
): Promise<Slice<LookCard>> {
  if (feed === "following" && viewer) return looksOfFollowed(site, viewer, { colour, occasion, season, after });
  if (feed === "popular") return popularLooks(site, viewer, { colour, occasion, season, after });
  const list = "looks";
  site.shows([list]);
  const key = readCursor(list, after, NewestKey);
  // One prepared query for each combination of filters: each has an index.
  const name = [list, colour && "colour", occasion && "occasion", season && "season", key && "after"]
    .filter(Boolean)
    .join(" ");
  const values = { colour, occasion, season, at: key && new Date(key[0]).toISOString(), id: key?.[1] };
  const rows = await lookRows(site, viewer, name, values, () => ({
    colour: colour ? sql.placeholder("colour") : undefined,
    where: and(
      occasion ? eq(looks.occasion, sql.placeholder("occasion")) : undefined,
      season ? eq(looks.season, sql.placeholder("season")) : undefined,
      key ? (colour ? isAfterCursorOfColour : isAfterCursor) : undefined,
      viewer ? notMuted(looks.authorId) : undefined,
    ),
    orderBy: colour ? newestOfColour : newestFirst,
    limit: pageSize + 1,
  }));
  return sliceOf(rows, pageSize, lookCard, ({ look }) => writeCursor(list, [look.postedAt.getTime(), look.id]));
}

/** @throws 400 for a cursor of another list */
async function looksOfFollowed(
  site: SiteContext,
  viewer: Member,
  { colour, occasion, season, after }: Omit<LookFilter, "feed">,
): Promise<Slice<LookCard>> {
  const list = "looks-following";
  const key = readCursor(list, after, NewestKey);
  const found = await followedLooks(site, viewer, {
    after: key && { at: new Date(key[0]).toISOString(), id: key[1] },
    colour,
    occasion,
    season,
    limit: pageSize + 1,
  });
  const slice = sliceOf(
    found,
    pageSize,
    ({ id }) => id,
    ({ postedAt, id }) => writeCursor(list, [postedAt.getTime(), id]),
  );
  const rows = await looksByIds(site, viewer, slice.items);
  return { items: rows.map(lookCard), next: slice.next };
}

/** @throws 400 for a cursor of another list */
export async function looksOf(
  site: SiteContext,
  viewer: Reader | null,
  memberId: string,
  after: string | null,
): Promise<Slice<LookCard>> {
  const [position] = readCursor("member-looks", after, OrderKey) ?? [0];
  const rows = await lookRows(site, viewer, "looks of a member", { memberId, position }, () => ({
    where: and(eq(looks.authorId, sql.placeholder("memberId")), gt(looks.position, sql.placeholder("position"))),
    orderBy: [asc(looks.position)],
    limit: pageSize + 1,
  }));
  return sliceOf(rows, pageSize, lookCard, ({ look }) => writeCursor("member-looks", [look.position]));
}

/** @throws 400 for a cursor of another list */
export async function newestLooksOf(
  site: SiteContext,
  viewer: Reader | null,
  memberId: string,
  after: string | null,
): Promise<Slice<LookCard>> {
  const key = readCursor("member-looks-newest", after, NewestKey);
  const name = key ? "newest looks of a member after" : "newest looks of a member";
  const values = { memberId, at: key && new Date(key[0]).toISOString(), id: key?.[1] };
  const rows = await lookRows(site, viewer, name, values, () => ({
    where: and(eq(looks.authorId, sql.placeholder("memberId")), key ? isAfterCursor : undefined),
    orderBy: newestFirst,
    limit: pageSize + 1,
  }));
  return sliceOf(rows, pageSize, lookCard, ({ look }) =>
    writeCursor("member-looks-newest", [look.postedAt.getTime(), look.id]),
  );
}

const newestFirst = [desc(looks.postedAt), desc(looks.id)];
/** The same order, by the index of the colour. */
const newestOfColour = [desc(lookColours.postedAt), desc(lookColours.lookId)];
const isAfterCursorOfColour = sql`(${lookColours.postedAt}, ${lookColours.lookId}) < (${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::uuid)`;
const isAfterCursor = sql`(${looks.postedAt}, ${looks.id}) < (${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::uuid)`;
