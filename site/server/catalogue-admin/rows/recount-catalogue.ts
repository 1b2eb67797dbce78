import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { counters } from "../../counters/counters.ts";
import { recountRows } from "../../counters/recount-rows.ts";
import { collectionProducts } from "../../products/tables.ts";

/** The live products of brands. The caller has locked these, as for the others. */
export const recountBrandProducts = (tx: Transaction, brandIds: readonly string[]) =>
  recountRows(tx, counters.productsOfBrands, brandIds);

/** The live products of collections. */
export const recountCollectionProducts = (tx: Transaction, collectionIds: readonly string[]) =>
  recountRows(tx, counters.productsOfCollections, collectionIds);

export const recountBrandCollections = (tx: Transaction, brandIds: readonly string[]) =>
  recountRows(tx, counters.collectionsOfBrands, brandIds);

/** The collections that hold any of these products. */
export async function collectionsHolding(tx: Transaction, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct collection_id as id from ${collectionProducts} where product_id = any(${sql.param([...productIds])}::uuid[])`);
  return rows.map(({ id }) => id);
}
