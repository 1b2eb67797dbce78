import { and, asc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Slice } from "../../shared/page-data.ts";
import type { ProductCard } from "../../shared/products/product.ts";
import { Count } from "../db/cursor.ts";
import {
  type Cursors,
  directionName,
  InstantKey,
  instantOrder,
  instantValues,
  keysetOrder,
  pageOfRows,
} from "../db/keyset.ts";
import { unknownValue } from "../db/prepared-query.ts";
import type { SiteContext } from "../site-context.ts";
import { type ProductRow, productCard, productRows } from "./product-cards.ts";
import { collectionProducts, products } from "./tables.ts";

const pageSize = 24;

type Reading = Pick<SiteContext, "db" | "shows">;

const cardsOf = (page: Slice<ProductRow>): Slice<ProductCard> => ({ ...page, items: page.items.map(productCard) });

const newestFirst = instantOrder(products.createdAt, products.id, "desc");

/** All of a brand, the newest first. @throws 400 for a cursor of another list */
export async function productsOfBrand(site: Reading, brandId: string, cursors: Cursors): Promise<Slice<ProductCard>> {
  const page = await pageOfRows(
    {
      list: "products-of-a-brand",
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) =>
        productRows(
          site,
          ["products of a brand", directionName(start)].filter(Boolean).join(" "),
          { brandId, ...instantValues(start) },
          () => ({
            where: and(eq(products.brandId, unknownValue("brandId", "uuid")), newestFirst.isBeyondPrepared(start)),
            orderBy: newestFirst.orderBy(start),
            limit,
          }),
        ),
      keyOf: ({ product }): InstantKey => [product.createdAt.getTime(), product.id],
    },
    cursors,
  );
  return cardsOf(page);
}

/** A product's place in the collection that the query is about. */
const place = sql<number>`(select it.position from ${collectionProducts} it
  where it.collection_id = ${sql.placeholder("collectionId")}::uuid and it.product_id = ${products.id})`;
const isShown = sql`${products.id} in (select it.product_id from ${collectionProducts} it
  where it.collection_id = ${sql.placeholder("collectionId")}::uuid)`;
const lookbookOrder = keysetOrder([place], "asc");
const PlaceKey = z.tuple([Count]);

/** In the order of the lookbook. @throws 400 for a cursor of another list */
export async function productsOfCollection(
  site: Reading,
  collectionId: string,
  cursors: Cursors,
): Promise<Slice<ProductCard>> {
  const places = await placesIn(site, collectionId);
  const page = await pageOfRows(
    {
      list: "products-of-a-collection",
      key: PlaceKey,
      size: pageSize,
      rows: (start, limit) =>
        productRows(
          site,
          start.isBackwards ? "products of a collection before" : "products of a collection",
          { collectionId, place: start.key?.[0] ?? -1 },
          () => ({
            where: and(isShown, lookbookOrder.isBeyond(start, sql`(${sql.placeholder("place")}::int)`)),
            orderBy: lookbookOrder.orderBy(start),
            limit,
          }),
        ),
      keyOf: ({ product }): [number] => [places.get(product.id) ?? 0],
    },
    cursors,
  );
  return cardsOf(page);
}

async function placesIn({ db, shows }: Reading, collectionId: string): Promise<Map<string, number>> {
  shows([`collection:${collectionId}`]);
  const rows = await db
    .select({ productId: collectionProducts.productId, position: collectionProducts.position })
    .from(collectionProducts)
    .where(eq(collectionProducts.collectionId, collectionId));
  return new Map(rows.map(({ productId, position }) => [productId, position]));
}

/** The first of a lookbook. */
export async function firstProductsOfCollection(
  site: Reading,
  collectionId: string,
  count: number,
): Promise<ProductCard[]> {
  const rows = await productRows(site, `first ${count} products of a collection`, { collectionId }, () => ({
    where: isShown,
    orderBy: [asc(place)],
    limit: count,
  }));
  return rows.map(productCard);
}

/** In the order of the ids, without those that are not live. */
export async function productsByIds(site: Reading, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await productRows(site, "products by ids", { ids }, () => ({
    where: sql`${products.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
    limit: 200,
  }));
  const byId = new Map(rows.map((row) => [row.product.id, productCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
