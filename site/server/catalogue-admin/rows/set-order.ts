import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import { collections } from "../../collections/tables.ts";
import { collectionProducts } from "../../products/tables.ts";

/** 0, 1, 2 … as the list says. Places are compared at the end of the statement, so that rows may change places. */
const placed = (ids: readonly string[]): SQL =>
  sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality placed (id, place)`;

/** @param ids of all collections of a brand */
export const setCollectionOrder = (tx: Transaction, ids: readonly string[]) =>
  tx.execute(sql`update ${collections} c set position = placed.place - 1 from ${placed(ids)}
    where c.id = placed.id and c.position <> placed.place - 1`);

/** @param ids of all products of the collection */
export const setProductOrder = (tx: Transaction, collectionId: string, ids: readonly string[]) =>
  tx.execute(sql`update ${collectionProducts} c set position = placed.place - 1 from ${placed(ids)}
    where c.collection_id = ${collectionId} and c.product_id = placed.id and c.position <> placed.place - 1`);

/** Closes the gaps that products left which were taken out. */
export const closeProductGaps = (tx: Transaction, collectionIds: readonly string[]) =>
  tx.execute(sql`update ${collectionProducts} c set position = placed.place - 1
    from (select collection_id, product_id, row_number() over (partition by collection_id order by position) as place
      from ${collectionProducts} where collection_id = any(${sql.param([...collectionIds])}::uuid[])) placed
    where c.collection_id = placed.collection_id and c.product_id = placed.product_id
      and c.position <> placed.place - 1`);
