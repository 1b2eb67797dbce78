import type { ItemCard } from "../../../../shared/items/item.ts";
import { type BodySlot, bodySlots } from "../../../../shared/items/item-options.ts";
import { isSharedSlot, slotOfItem, slotOrder } from "../../../../shared/outfits/outfit-options.ts";

/** The items of an outfit that is being made, from head to foot. */
export type DraftItems = readonly ItemCard[];

const ordered = (items: DraftItems): DraftItems =>
  [...items].sort((one, other) => slotOrder(slotOfItem(one)) - slotOrder(slotOfItem(other)));

/** The item that has to go for another: most slots hold one. */
export const replacedBy = (items: DraftItems, item: ItemCard): ItemCard | null => {
  const slot = slotOfItem(item);
  return isSharedSlot(slot) ? null : (items.find((one) => one.id !== item.id && slotOfItem(one) === slot) ?? null);
};

export function withItem(items: DraftItems, item: ItemCard): DraftItems {
  const replaced = replacedBy(items, item);
  return ordered([...items.filter(({ id }) => id !== item.id && id !== replaced?.id), item]);
}

export const withoutItem = (items: DraftItems, id: string): DraftItems => items.filter((item) => item.id !== id);

/** Of items that were chosen elsewhere: the first for each slot. */
export const fittingItems = (chosen: DraftItems): DraftItems =>
  chosen.reduce<DraftItems>((items, item) => (replacedBy(items, item) ? items : withItem(items, item)), []);

export interface Place {
  slot: BodySlot;
  /** Null for the empty place of a slot. */
  item: ItemCard | null;
}

/** The places of an outfit from head to foot. A slot that several items may share keeps an empty place. */
export const placesOf = (items: DraftItems): Place[] =>
  bodySlots.flatMap((slot): Place[] => {
    const taken = items.filter((item) => slotOfItem(item) === slot).map((item) => ({ slot, item }));
    return taken.length === 0 || isSharedSlot(slot) ? [...taken, { slot, item: null }] : taken;
  });
