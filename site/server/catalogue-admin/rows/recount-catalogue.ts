import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { collections } from "../../collections/tables.ts";
import { collectionProducts, products } from "../../products/tables.ts";

const any = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::uuid[])`;

/** The live products of brands. */
export const recountBrandProducts = (tx: Transaction, brandIds: readonly string[]) =>
  tx.execute(sql`update ${brands} b set product_count = (
    select count(*) from ${products} p where p.brand_id = b.id and p.state = 'live') where b.id = ${any(brandIds)}`);

/** The live products of collections. */
export const recountCollectionProducts = (tx: Transaction, collectionIds: readonly string[]) =>
  tx.execute(sql`update ${collections} c set product_count = (
    select count(*) from ${collectionProducts} cp join ${products} p on p.id = cp.product_id
    where cp.collection_id = c.id and p.state = 'live') where c.id = ${any(collectionIds)}`);

export const recountBrandCollections = (tx: Transaction, brandIds: readonly string[]) =>
  tx.execute(sql`update ${brands} b set collection_count = (
    select count(*) from ${collections} c where c.brand_id = b.id) where b.id = ${any(brandIds)}`);

/** The collections that hold any of these products. */
export async function collectionsHolding(tx: Transaction, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct collection_id as id from ${collectionProducts} where product_id = ${any(productIds)}`);
  return rows.map(({ id }) => id);
}
