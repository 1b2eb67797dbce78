import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { BodySlot, Category } from "../../shared/items/item-options.ts";
import { isSharedSlot, slotOfItem, slotOrder } from "../../shared/outfits/outfit-options.ts";
import { items } from "../items/tables.ts";
import { invalid } from "../problems.ts";
import { outfitItems } from "./tables.ts";

interface ChosenItem {
  id: string;
  name: string | null;
  category: Category | null;
}

/**
 * Fills an outfit with some of the member's items, from head to foot. Items that are deleted and may be restored keep
 * their places: who chose did not see them.
 * @throws 422 for an item that is not the member's, and for a second one in the same slot
 */
export async function placeItems(tx: Transaction, memberId: string, outfitId: string, ids: readonly string[]) {
  const chosen = await chosenItems(tx, memberId, [...new Set(ids)]);
  requireOnePerSlot(chosen);
  const deleted = await deletedItems(tx, outfitId);
  await tx.delete(outfitItems).where(eq(outfitItems.outfitId, outfitId));
  const placed = [...chosen, ...deleted]
    .map((item) => ({ id: item.id, place: slotOrder(slotOfItem(item)) }))
    .sort((one, other) => one.place - other.place);
  await tx.insert(outfitItems).values(placed.map(({ id }, position) => ({ outfitId, itemId: id, position })));
}

/** In the order in which they were chosen. */
async function chosenItems(tx: Transaction, memberId: string, ids: string[]): Promise<ChosenItem[]> {
  const found = await tx
    .select({ id: items.id, name: items.name, category: items.category })
    .from(items)
    .where(and(inArray(items.id, ids), eq(items.authorId, memberId), ne(items.state, "deleted")))
    .orderBy(asc(items.id))
    .for("key share");
  if (found.length < ids.length)
    throw invalid({ items: ["We can’t find one of these items. It may have been deleted."] });
  return ids.flatMap((id) => found.find((item) => item.id === id) ?? []);
}

function deletedItems(tx: Transaction, outfitId: string): Promise<Omit<ChosenItem, "name">[]> {
  const placed = tx.select({ id: outfitItems.itemId }).from(outfitItems).where(eq(outfitItems.outfitId, outfitId));
  return (
    tx
      .select({ id: items.id, category: items.category })
      .from(items)
      .where(and(inArray(items.id, placed), eq(items.state, "deleted")))
      .orderBy(asc(items.id))
      // Or one could be erased before its place is written again.
      .for("key share")
  );
}

function requireOnePerSlot(chosen: readonly ChosenItem[]): void {
  const taken = new Map<BodySlot, ChosenItem>();
  for (const item of chosen) {
    const slot = slotOfItem(item);
    const earlier = taken.get(slot);
    if (earlier && !isSharedSlot(slot))
      throw invalid({
        items: [`${quoted(earlier)} and ${quoted(item)} are worn in the same place. Choose one of them.`],
      });
    taken.set(slot, item);
  }
}

const quoted = ({ name }: ChosenItem): string => (name === null ? "an item without a name" : `“${name}”`);
