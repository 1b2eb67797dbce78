import type { Transaction } from "@hemline/database";
import { inArray, sql } from "drizzle-orm";
import { newUuid } from "../../shared/uuid.ts";
import { items } from "../items/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { wears } from "./tables.ts";
import { type ChangedWears, wornColumns, wornItems } from "./worn-items.ts";

/** What one press logs: a wear of each of the member's items, which are locked. */
export interface Press {
  memberId: string;
  itemIds: readonly string[];
  on: string;
  lookId?: string | null;
  outfitId?: string | null;
}

export async function addPress(tx: Transaction, { clock }: SiteContext, press: Press): Promise<ChangedWears> {
  const { memberId, itemIds, on, lookId = null, outfitId = null } = press;
  const pressId = newUuid(clock);
  const wear = { pressId, authorId: memberId, wornOn: on, lookId, outfitId, loggedAt: clock() };
  await tx.insert(wears).values(itemIds.map((itemId) => ({ ...wear, id: newUuid(clock), itemId })));
  const worn = await tx
    .update(items)
    .set({ wearCount: sql`${items.wearCount} + 1`, lastWornOn: sql`greatest(${items.lastWornOn}, ${on}::date)` })
    .where(inArray(items.id, [...itemIds]))
    .returning(wornColumns);
  return wornItems(memberId, pressId, worn);
}
