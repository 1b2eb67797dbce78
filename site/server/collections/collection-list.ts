import { and, eq, gt, sql } from "drizzle-orm";
import * as z from "zod";
import type { CollectionCard, NewCollection } from "../../shared/collections/collection.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { brandFollows } from "../brands/tables.ts";
import { Count } from "../db/cursor.ts";
import {
  type Cursors,
  directionName,
  type InstantKey,
  instantOrder,
  instantValues,
  keysetOrder,
  type PageStart,
  pageOfRows,
} from "../db/keyset.ts";
import { preparedViewer } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { type CollectionRow, collectionCard, collectionRows } from "./collection-cards.ts";
import { collections } from "./tables.ts";

const pageSize = 24;
const PlaceKey = z.tuple([Count]);
const ownOrder = keysetOrder([collections.position], "asc");
const isOfBrand = eq(collections.brandId, sql.placeholder("brandId"));

type Reading = Pick<SiteContext, "db" | "shows">;

/** The collections of a brand in its own order. @throws 400 for a cursor of another list */
export async function collectionsOf(site: Reading, brandId: string, cursors: Cursors): Promise<Slice<CollectionCard>> {
  const page = await pageOfRows(
    {
      list: "collections-of-a-brand",
      key: PlaceKey,
      size: pageSize,
      rows: (start, limit) => {
        const name = start.isBackwards ? "collections of a brand before" : "collections of a brand";
        return collectionRows(site, name, { brandId, place: start.key?.[0] ?? -1 }, () => ({
          where: and(isOfBrand, ownOrder.isBeyond(start, sql`(${sql.placeholder("place")}::int)`)),
          orderBy: ownOrder.orderBy(start),
          limit,
        }));
      },
      keyOf: ({ collection }: CollectionRow): [number] => [collection.position],
    },
    cursors,
  );
  return { ...page, items: page.items.map(collectionCard) };
}

/** The first one that shows a product. */
export async function firstCollectionOf(site: Reading, brandId: string): Promise<CollectionRow | null> {
  const [row] = await collectionRows(site, "first collection of a brand", { brandId }, () => ({
    where: and(isOfBrand, gt(collections.productCount, 0)),
    orderBy: ownOrder.orderBy({ isBackwards: false }),
    limit: 1,
  }));
  return row ?? null;
}

const newestFirst = instantOrder(collections.createdAt, collections.id, "desc");

/** Those of the brands that the member follows, the newest first. */
export function collectionsOfFollowed(
  site: Reading,
  viewer: Pick<Reader, "id">,
  start: PageStart<InstantKey>,
  limit: number,
): Promise<CollectionRow[]> {
  const name = `${limit} collections of followed brands ${directionName(start)}`;
  return collectionRows(site, name, { viewer: viewer.id, ...instantValues(start) }, () => ({
    where: and(
      sql`${collections.brandId} in (
        select ${brandFollows.brandId} from ${brandFollows} where ${brandFollows.memberId} = ${preparedViewer})`,
      newestFirst.isBeyondPrepared(start),
    ),
    orderBy: newestFirst.orderBy(start),
    limit,
  }));
}

/** The newest of the brands that the member follows. */
export async function newestCollectionsOfFollowed(
  site: Reading,
  viewer: Pick<Reader, "id">,
  limit: number,
): Promise<NewCollection[]> {
  const rows = await collectionsOfFollowed(site, viewer, { key: null, isBackwards: false }, limit);
  return rows.map(newCollection);
}

export const newCollection = (row: CollectionRow): NewCollection => ({
  ...collectionCard(row),
  addedAt: row.collection.createdAt.toISOString(),
});

/** Those before and after a place in the order of the brand. */
export async function neighboursOf(
  site: Reading,
  brandId: string,
  place: number,
): Promise<{ previous: CollectionCard | null; next: CollectionCard | null }> {
  const rows = await collectionRows(site, "neighbours of a collection", { brandId, place }, () => ({
    where: and(
      isOfBrand,
      sql`${collections.position} in (${sql.placeholder("place")}::int - 1, ${sql.placeholder("place")}::int + 1)`,
    ),
    limit: 2,
  }));
  const at = (wanted: number) => {
    const row = rows.find(({ collection }) => collection.position === wanted);
    return row ? collectionCard(row) : null;
  };
  return { previous: at(place - 1), next: at(place + 1) };
}
