import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { collectionProducts } from "../../products/tables.ts";
import { leaveCollections } from "../products/move-to-brand.ts";
import type { LockedProduct } from "../rows/product-at.ts";
import { collectionsHolding, recountCollectionProducts } from "../rows/recount-catalogue.ts";
import { closeProductGaps } from "../rows/set-order.ts";

/**
 * The target takes the places of the source in its lookbooks, unless it is there already, or belongs to another brand.
 * @returns all collections that hold or held one of the two
 */
export async function mergeCollectionPlaces(
  tx: Transaction,
  source: LockedProduct,
  target: LockedProduct,
): Promise<string[]> {
  const all = await collectionsHolding(tx, [source.id, target.id]);
  if (source.brandId !== target.brandId) await leaveCollections(tx, source.id, source.brandId);
  const held = await collectionsHolding(tx, [target.id]);
  const isSource = eq(collectionProducts.productId, source.id);
  if (held.length) {
    await tx.delete(collectionProducts).where(and(isSource, inArray(collectionProducts.collectionId, held)));
    await closeProductGaps(tx, held);
  }
  await tx.update(collectionProducts).set({ productId: target.id }).where(isSource);
  await recountCollectionProducts(tx, all);
  return all;
}
