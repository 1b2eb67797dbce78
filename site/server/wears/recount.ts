import type { Transaction } from "@hemline/database";
import { asc, inArray, sql } from "drizzle-orm";
import type { ItemLock } from "../items/lock-own-items.ts";
import { items } from "../items/tables.ts";
import { wears } from "./tables.ts";

/** Changes wears of some items and counts anew, also for items that were deleted and can still be restored. */
export async function recount(
  tx: Transaction,
  itemIds: readonly string[],
  change: () => Promise<unknown>,
): Promise<ItemLock[]> {
  const areThese = inArray(items.id, [...itemIds]);
  await tx.select({ id: items.id }).from(items).where(areThese).orderBy(asc(items.id)).for("no key update");
  await change();
  return tx
    .update(items)
    .set({
      wearCount: sql`(select count(*) from ${wears} where ${wears.itemId} = ${items.id})`,
      lastWornOn: sql`(select max(${wears.wornOn}) from ${wears} where ${wears.itemId} = ${items.id})`,
    })
    .where(areThese)
    .returning();
}
