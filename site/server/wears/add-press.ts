import type { Transaction } from "@hemline/database";
import { inArray, sql } from "drizzle-orm";
import { newUuid } from "../../shared/uuid.ts";
import { lockOwnItems } from "../items/lock-own-items.ts";
import type { WardrobeOwner } from "../items/lock-wardrobe.ts";
import { items } from "../items/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { type ChangedWears, changedWears } from "./changed-wears.ts";
import { requireBegun } from "./require-begun.ts";
import { wears } from "./tables.ts";
import { requireWearable } from "./wearable.ts";

/** What one press logs: a wear of each item. */
export interface Press {
  itemIds: readonly string[];
  on: string;
  lookId?: string | null;
  outfitId?: string | null;
}

/**
 * @param owner locked by `lockWardrobe`
 * @throws 404 for an item that is not the member's, 422 for a day to come and for an item that cannot be worn
 */
export async function addPress(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  owner: WardrobeOwner,
  { itemIds, on, lookId = null, outfitId = null }: Press,
): Promise<ChangedWears> {
  requireBegun(clock, on);
  const locked = await lockOwnItems(tx, owner.id, itemIds);
  for (const item of locked) requireWearable(item);
  const pressId = newUuid(clock);
  const wear = { pressId, authorId: owner.id, wornOn: on, lookId, outfitId, loggedAt: clock() };
  await tx.insert(wears).values(locked.map(({ id }) => ({ ...wear, id: newUuid(clock), itemId: id })));
  const ids = locked.map(({ id }) => id);
  const worn = await tx
    .update(items)
    .set({ wearCount: sql`${items.wearCount} + 1`, lastWornOn: sql`greatest(${items.lastWornOn}, ${on}::date)` })
    .where(inArray(items.id, ids))
    .returning();
  return changedWears(owner, pressId, worn);
}
