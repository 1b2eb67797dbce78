import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { Slice } from "../../../shared/page-data.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { Count } from "../../db/cursor.ts";
import {
  type Cursors,
  directionName,
  firstPage,
  InstantKey,
  instantOrder,
  instantValues,
  keysetOrder,
  type PageStart,
  pageOfRows,
} from "../../db/keyset.ts";
import { notMuted } from "../../relations/seen-by.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { type LookRow, lookCard, lookRows } from "../look-cards.ts";
import {
  conditionNames,
  conditionValues,
  type LookConditions,
  type LookFilter,
  meetsConditions,
  noConditions,
} from "../look-filter.ts";
import { looksByIds } from "../looks-by-ids.ts";
import { popularLooks } from "../popular/popular-looks.ts";
import { lookColours, looks } from "../tables.ts";
import { looksWithBrand, type PostedLook } from "./brand-looks.ts";
import { followedLooks } from "./followed-looks.ts";

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
  { feed = "new", ...wanted }: Partial<LookFilter> = {},
  cursors: Cursors = firstPage,
): Promise<Slice<LookCard>> {
  const conditions = { ...noConditions, ...wanted };
  if (feed === "following" && viewer) return looksOfFollowed(site, viewer, conditions, cursors);
  if (feed === "popular") return popularLooks(site, viewer, conditions, cursors);
  return conditions.brand
    ? newestWithBrand(site, viewer, conditions, cursors)
    : newestLooks(site, viewer, conditions, cursors);
}

async function newestLooks(
  site: SiteContext,
  viewer: Member | null,
  conditions: LookConditions,
  cursors: Cursors,
): Promise<Slice<LookCard>> {
  const list = "looks";
  site.shows([list]);
  const { colour, occasion, season, product } = conditions;
  const order = colour ? newestOfColour : newestFirst;
  const page = await pageOfRows(
    {
      list,
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => {
        // One prepared query for each combination of filters: each has an index.
        const name = [list, conditionNames(conditions), directionName(start)].filter(Boolean).join(" ");
        return lookRows(site, viewer, name, { ...conditionValues(conditions), ...instantValues(start) }, () => ({
          colour: colour ? sql.placeholder("colour") : undefined,
          where: and(
            occasion ? eq(looks.occasion, sql.placeholder("occasion")) : undefined,
            season ? eq(looks.season, sql.placeholder("season")) : undefined,
            meetsConditions({ ...noConditions, product }),
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

function newestWithBrand(
  site: SiteContext,
  viewer: Member | null,
  conditions: LookConditions,
  cursors: Cursors,
): Promise<Slice<LookCard>> {
  site.shows(["looks"]);
  const rows = (start: PageStart<InstantKey>, limit: number) => looksWithBrand(site, viewer, conditions, start, limit);
  return postedLooks(site, viewer, { list: "looks-with-a-brand", rows }, cursors);
}

function looksOfFollowed(
  site: SiteContext,
  viewer: Member,
  conditions: LookConditions,
  cursors: Cursors,
): Promise<Slice<LookCard>> {
  const rows = (start: PageStart<InstantKey>, limit: number) =>
    followedLooks(site, viewer, { start, ...conditions, limit });
  return postedLooks(site, viewer, { list: "looks-following", rows }, cursors);
}

interface PostedList {
  list: string;
  rows: (start: PageStart<InstantKey>, limit: number) => Promise<PostedLook[]>;
}

/** A list whose looks are found first, and then read. */
async function postedLooks(
  site: SiteContext,
  viewer: Member | null,
  { list, rows }: PostedList,
  cursors: Cursors,
): Promise<Slice<LookCard>> {
  const page = await pageOfRows(
    { list, key: InstantKey, size: pageSize, rows, keyOf: ({ postedAt, id }): InstantKey => [postedAt.getTime(), id] },
    cursors,
  );
  const ids = page.items.map(({ id }) => id);
  return cardsOf({ ...page, items: await looksByIds(site, viewer, ids) });
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
