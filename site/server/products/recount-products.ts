import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { counters } from "../counters/counters.ts";
import { lockCounted, recountRows } from "../counters/recount-rows.ts";

/**
 * Counts anew which items and looks link to products, from the rows. Call it after the change, in its transaction.
 * Locks the products in the order of their ids.
 */
export async function recountProductUses(tx: Transaction, productIds: readonly (string | null)[]): Promise<void> {
  const ids = [...new Set(productIds.filter((id) => id !== null))];
  if (ids.length === 0) return;
  await lockCounted(tx, "products", ids);
  await recountRows(tx, counters.itemsOfProducts, ids);
  await recountRows(tx, counters.looksOfProducts, ids);
}

/** Products that a member's items and looks name. */
export async function productsNamedBy(tx: Transaction, memberId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select product_id as id from site.items where author_id = ${memberId} and product_id is not null
    union select t.product_id from site.look_tags t join site.looks l on l.id = t.look_id
      where l.author_id = ${memberId} and t.product_id is not null`);
  return rows.map(({ id }) => id);
}
