import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { collections } from "../../collections/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { items } from "../../items/tables.ts";
import { lookTags } from "../../looks/tables.ts";
import { collectionProducts, products } from "../../products/tables.ts";
import { recountBrands, recountCollections } from "../../reviews/ratings/recount-ratings.ts";
import { reviews } from "../../reviews/tables.ts";
import { lockCollections } from "../rows/collection-at.ts";
import { recountBrandProducts, recountCollectionProducts } from "../rows/recount-catalogue.ts";
import { closeProductGaps } from "../rows/set-order.ts";

/**
 * What names the product names its new brand: members' items, tags of looks, reviews. It leaves the collections of the
 * brand that it comes from. Both brands and the product are locked.
 */
export async function moveToBrand(
  tx: Transaction,
  productId: string,
  brand: { from: string; to: string },
): Promise<CacheTag[]> {
  await tx.update(products).set({ brandId: brand.to }).where(eq(products.id, productId));
  await tx.update(items).set({ brandId: brand.to }).where(eq(items.productId, productId));
  await tx.update(lookTags).set({ brandId: brand.to }).where(eq(lookTags.productId, productId));
  await tx.update(reviews).set({ brandId: brand.to }).where(eq(reviews.productId, productId));
  const left = await leaveCollections(tx, productId, brand.from);
  await recountBrandProducts(tx, [brand.from, brand.to]);
  await recountCollections(tx, left);
  await recountBrands(tx, [brand.from, brand.to]);
  return [
    `brand:${brand.from}`,
    `reviews-of:${brand.from}`,
    `reviews-of:${brand.to}`,
    ...left.flatMap((id) => [`collection:${id}`, `reviews-of:${id}`] as const),
  ];
}

/** @returns the collections that it was in */
export async function leaveCollections(tx: Transaction, productId: string, brandId: string): Promise<string[]> {
  const own = tx.select({ id: collections.id }).from(collections).where(eq(collections.brandId, brandId));
  const isHere = and(eq(collectionProducts.productId, productId), inArray(collectionProducts.collectionId, own));
  const held = await tx.select({ id: collectionProducts.collectionId }).from(collectionProducts).where(isHere);
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return [];
  await lockCollections(tx, ids);
  await tx.delete(collectionProducts).where(isHere);
  await closeProductGaps(tx, ids);
  await recountCollectionProducts(tx, ids);
  return ids;
}
