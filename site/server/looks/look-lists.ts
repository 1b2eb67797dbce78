import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { LookCard } from "../../shared/looks/look.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { Count } from "../db/cursor.ts";
import {
  type Cursors,
  directionName,
  firstPage,
  InstantKey,
  instantOrder,
  instantValues,
  keysetOrder,
  pageOfRows,
} from "../db/keyset.ts";
import { notMuted } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { followedLooks } from "./followed-looks.ts";
import { type LookRow, lookCard, lookRows } from "./look-cards.ts";
import type { LookFilter } from "./look-filter.ts";
import { looksByIds } from "./looks-by-ids.ts";
import { popularLooks } from "./popular/popular-looks.ts";
import { lookColours, looks } from "./tables.ts";

const pageSize = 24;
const OrderKey = z.tuple([Count]);

const newestFirst = instantOrder(looks.postedAt, looks.id, "desc");
/** The same order, by the index of the colour. */
const newestOfColour = instantOrder(lookColours.postedAt, lookColours.lookId, "desc");
const ownOrder = keysetOrder([looks.position], "asc");

const postedKey = ({ look }: LookRow): InstantKey => [look.postedAt.getTime(), look.id];
const cardsOf = (page: Slice<LookRow>): Slice<LookCard> => ({ ...page, items: page.items.map(lookCard) });

/** Without muted members' looks. @throws 400 for a cursor of another list */
export async function listedLooks(
  site: SiteContext,
  viewer: Member | null,
  { feed = "new", ...filter }: Partial<LookFilter> = {},
  cursors: Cursors = firstPage,
): Promise<Slice<LookCard>> {
  const filters = { colour: null, occasion: null, season: null, ...filter };
  if (feed === "following" && viewer) return looksOfFollowed(site, viewer, filters, cursors);
  if (feed === "popular") return popularLooks(site, viewer, filters, cursors);
  return newestLooks(site, viewer, filters, cursors);
}

async function newestLooks(
  site: SiteContext,
  viewer: Member | null,
  { colour, occasion, season }: Omit<LookFilter, "feed">,
  cursors: Cursors,
): Promise<Slice<LookCard>> {
  const list = "looks";
  site.shows([list]);
  const order = colour ? newestOfColour : newestFirst;
  const page = await pageOfRows(
    {
      list,
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => {
        // One prepared query for each combination of filters: each has an index.
        const name = [list, colour && "colour", occasion && "occasion", season && "season", directionName(start)]
          .filter(Boolean)
          .join(" ");
        return lookRows(site, viewer, name, { colour, occasion, season, ...instantValues(start) }, () => ({
          colour: colour ? sql.placeholder("colour") : undefined,
          where: and(
            occasion ? eq(looks.occasion, sql.placeholder("occasion")) : undefined,
            season ? eq(looks.season, sql.placeholder("season")) : undefined,
            order.isBeyondPrepared(start),
            viewer ? notMuted(looks.authorId) : undefined,
          ),
          orderBy: order.orderBy(start),
          limit,
        }));
      },
      keyOf: postedKey,
    },
    cursors,
  );
  return cardsOf(page);
}

async function looksOfFollowed(
  site: SiteContext,
  viewer: Member,
  filters: Omit<LookFilter, "feed">,
  cursors: Cursors,
): Promise<Slice<LookCard>> {
  const page = await pageOfRows(
    {
      list: "looks-following",
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => followedLooks(site, viewer, { start, ...filters, limit }),
      keyOf: ({ postedAt, id }): InstantKey => [postedAt.getTime(), id],
    },
    cursors,
  );
  const rows = await looksByIds(
    site,
    viewer,
    page.items.map(({ id }) => id),
  );
  return cardsOf({ ...page, items: rows });
}

/** @throws 400 for a cursor of another list */
export async function looksOf(
  site: SiteContext,
  viewer: Reader | null,
  memberId: string,
  cursors: Cursors,
): Promise<Slice<LookCard>> {
  const page = await pageOfRows(
    {
      list: "member-looks",
      key: OrderKey,
      size: pageSize,
      rows: (start, limit) => {
        const name = start.isBackwards ? "looks of a member before" : "looks of a member";
        return lookRows(site, viewer, name, { memberId, position: start.key?.[0] ?? 0 }, () => ({
          where: and(
            eq(looks.authorId, sql.placeholder("memberId")),
            ownOrder.isBeyond(start, sql`(${sql.placeholder("position")})`),
          ),
          orderBy: ownOrder.orderBy(start),
          limit,
        }));
      },
      keyOf: ({ look }: LookRow): [number] => [look.position],
    },
    cursors,
  );
  return cardsOf(page);
}

/** @throws 400 for a cursor of another list */
export async function newestLooksOf(
  site: SiteContext,
  viewer: Reader | null,
  memberId: string,
  cursors: Cursors,
): Promise<Slice<LookCard>> {
  const page = await pageOfRows(
    {
      list: "member-looks-newest",
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => {
        const name = `newest looks of a member ${directionName(start)}`;
        return lookRows(site, viewer, name, { memberId, ...instantValues(start) }, () => ({
          where: and(eq(looks.authorId, sql.placeholder("memberId")), newestFirst.isBeyondPrepared(start)),
          orderBy: newestFirst.orderBy(start),
          limit,
        }));
      },
      keyOf: postedKey,
    },
    cursors,
  );
  return cardsOf(page);
}
