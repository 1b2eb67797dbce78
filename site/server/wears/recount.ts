import type { Transaction } from "@hemline/database";
import { asc, inArray } from "drizzle-orm";
import { counters } from "../counters/counters.ts";
import { recountRows } from "../counters/recount-rows.ts";
import type { ItemLock } from "../items/lock-own-items.ts";
import { items } from "../items/tables.ts";

/** Changes wears of some items and counts anew, also for items that were deleted and can still be restored. */
export async function recount(
  tx: Transaction,
  itemIds: readonly string[],
  change: () => Promise<unknown>,
): Promise<ItemLock[]> {
  const areThese = inArray(items.id, [...itemIds]);
  await tx.select({ id: items.id }).from(items).where(areThese).orderBy(asc(items.id)).for("no key update");
  await change();
  await recountRows(tx, counters.wears, itemIds);
  return tx.select().from(items).where(areThese);
}
