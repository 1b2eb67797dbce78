import { inArray } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { deletedItemDays } from "../../../shared/lifetimes.ts";
import { recountProductUses } from "../../products/recount-products.ts";
import type { SiteContext } from "../../site-context.ts";
import { countChange, tagsOfSteps, usedProducts } from "../changed-items.ts";
import { photosOfItems } from "../item-photos.ts";
import { lockOwnItems } from "../lock-own-items.ts";
import { addToItemCount, lockWardrobe } from "../lock-wardrobe.ts";
import { items } from "../tables.ts";
import { eraseItems } from "./erase-items.ts";

const keptMs = deletedItemDays * dayMs;

/** Items that were deleted before it are erased; later ones can still be restored. */
export const lastKeptAt = (now: Date): Date => new Date(now.getTime() - keptMs);

/**
 * Deletes items for everybody, their owner too, who can restore them for a week. Hidden ones are erased at once, because
 * restoring them would undo an admin's decision.
 * @returns until when they can be restored
 * @throws 404 where one is another member's, deleted, or none
 */
export async function deleteItems(site: SiteContext, member: { id: string }, ids: readonly string[]): Promise<Date> {
  const deletedAt = site.clock();
  const changed = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id, { mayBeBanned: true });
    const before = await lockOwnItems(tx, member.id, ids);
    const idsOf = (isHidden: boolean) =>
      before.filter(({ state }) => (state === "hidden") === isHidden).map(({ id }) => id);
    await tx
      .update(items)
      .set({ state: "deleted", deletedAt })
      .where(inArray(items.id, idsOf(false)));
    await tx.execute(photosOfItems(ids));
    await eraseItems(tx, idsOf(true), deletedAt);
    const steps = before.map((one) => ({ before: one, after: null }));
    await addToItemCount(tx, member.id, countChange(steps));
    await recountProductUses(tx, usedProducts(steps));
    return tagsOfSteps(owner, steps);
  });
  site.changed(changed);
  return new Date(deletedAt.getTime() + keptMs);
}
