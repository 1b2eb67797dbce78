import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { PicturedItem } from "../../shared/items/item.ts";
import type { Outfit } from "../../shared/outfits/outfit.ts";
import { slotOfItem, slotOrder } from "../../shared/outfits/outfit-options.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isUuid } from "../../shared/uuid.ts";
import {
  type Cursors,
  directionName,
  InstantKey,
  instantOrder,
  instantValues,
  type PageStart,
  pageOfRows,
} from "../db/keyset.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { ownItemsByIds } from "../items/own-items-by-ids.ts";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { outfitItems, outfits } from "./tables.ts";

const pageSize = 24;
const newest = instantOrder(outfits.createdAt, outfits.id, "desc");

export interface OutfitRow {
  id: string;
  name: string;
}

export type OutfitWears = Pick<Outfit, "wears" | "lastWornOn">;

/** What the nouns above outfits know of them: how often each was worn, if ever. */
export type WearsOfOutfits = (site: SiteContext, ids: readonly string[]) => Promise<Map<string, OutfitWears>>;

type ItemsByIds<Item> = (site: SiteContext, member: Reader, ids: readonly string[]) => Promise<Item[]>;

/** The member's outfits, the newest first. @throws 400 for a cursor of another list */
export async function outfitsOf(
  site: SiteContext,
  member: Reader,
  cursors: Cursors,
  wearsOf: WearsOfOutfits,
): Promise<Slice<Outfit>> {
  const page = await pageOfRows(
    {
      list: "outfits",
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => rowsOf(site, member, start, limit),
      keyOf: ({ createdAt, id }): InstantKey => [createdAt.getTime(), id],
    },
    cursors,
  );
  return { ...page, items: await withItems(site, member, page.items, wearsOf, ownItemsByIds) };
}

const columns = { id: outfits.id, name: outfits.name, createdAt: outfits.createdAt };

const rowsOf = ({ db }: SiteContext, { id: memberId }: Reader, start: PageStart<InstantKey>, limit: number) =>
  preparedRows(db, `${limit} outfits ${directionName(start)}`, { memberId, ...instantValues(start) }, () =>
    query
      .select(columns)
      .from(outfits)
      .where(and(eq(outfits.authorId, sql.placeholder("memberId")), newest.isBeyondPrepared(start)))
      .orderBy(...newest.orderBy(start))
      .limit(literalLimit(limit)),
  );

/** @throws 404, also for another member's */
export async function outfitById(
  site: SiteContext,
  member: Reader,
  id: string,
  wearsOf: WearsOfOutfits,
): Promise<Outfit> {
  const rows = isUuid(id)
    ? await preparedRows(site.db, "outfit", { id, memberId: member.id }, () =>
        query
          .select(columns)
          .from(outfits)
          .where(and(eq(outfits.id, sql.placeholder("id")), eq(outfits.authorId, sql.placeholder("memberId")))),
      )
    : [];
  const [outfit] = await withItems(site, member, rows, wearsOf, ownItemsByIds);
  if (!outfit) throw notFound("outfit");
  return outfit;
}

/** The rows of the latest outfits, for a list to choose from. */
export const latestOutfits = ({ db }: SiteContext, memberId: string, limit: number): Promise<OutfitRow[]> =>
  preparedRows(db, `latest ${limit} outfits`, { memberId }, () =>
    query
      .select({ id: outfits.id, name: outfits.name })
      .from(outfits)
      .where(eq(outfits.authorId, sql.placeholder("memberId")))
      .orderBy(desc(outfits.createdAt), desc(outfits.id))
      .limit(literalLimit(limit)),
  );

/**
 * Outfits with what they hold. An item that was deleted is left out while it is; one whose category changed goes to its
 * new place.
 */
export async function withItems<Item extends PicturedItem>(
  site: SiteContext,
  member: Reader,
  rows: readonly OutfitRow[],
  wearsOf: WearsOfOutfits,
  itemsByIds: ItemsByIds<Item>,
): Promise<Outfit<Item>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const placed = await preparedRows(site.db, "items of outfits", { ids }, () =>
    query
      .select({ outfitId: outfitItems.outfitId, itemId: outfitItems.itemId })
      .from(outfitItems)
      .where(sql`${outfitItems.outfitId} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`)
      .orderBy(asc(outfitItems.outfitId), asc(outfitItems.position)),
  );
  const items = await itemsByIds(site, member, [...new Set(placed.map(({ itemId }) => itemId))]);
  const worn = await wearsOf(site, ids);
  const byId = new Map(items.map((item) => [item.id, item]));
  const itemsOf = Map.groupBy(placed, ({ outfitId }) => outfitId);
  return rows.map(({ id, name }) => ({
    id,
    name,
    items: (itemsOf.get(id) ?? [])
      .flatMap(({ itemId }) => byId.get(itemId) ?? [])
      .map((item) => ({ slot: slotOfItem(item), item }))
      .sort((one, other) => slotOrder(one.slot) - slotOrder(other.slot)),
    ...(worn.get(id) ?? { wears: 0, lastWornOn: null }),
  }));
}
