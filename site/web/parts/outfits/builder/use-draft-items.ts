import { useState } from "react";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { slotOfItem } from "../../../../shared/outfits/outfit-options.ts";
import { slotLabels } from "../../wardrobe/item-labels.ts";
import { itemName } from "../item-name.ts";
import { type DraftItems, replacedBy, withItem, withoutItem } from "./outfit-draft.ts";

/** The items of an outfit that is being made. `announcement` says the last change, for a live region. */
export function useDraftItems(initial: DraftItems, onChange: () => void) {
  const [items, setItems] = useState(initial);
  const [announcement, setAnnouncement] = useState("");
  const change = (next: DraftItems, sentence: string) => {
    setItems(next);
    setAnnouncement(sentence);
    onChange();
  };
  const add = (item: ItemCard) => {
    if (items.some(({ id }) => id === item.id)) return;
    const replaced = replacedBy(items, item);
    const place = slotLabels[slotOfItem(item)];
    change(
      withItem(items, item),
      replaced
        ? `${itemName(item)} added in place of ${itemName(replaced)}. ${place}.`
        : `${itemName(item)} added. ${place}.`,
    );
  };
  const remove = (item: ItemCard) => {
    if (items.some(({ id }) => id === item.id)) change(withoutItem(items, item.id), `${itemName(item)} removed.`);
  };
  const toggle = (item: ItemCard) => (items.some(({ id }) => id === item.id) ? remove(item) : add(item));
  return { items, announcement, add, remove, toggle, isChanged: items !== initial };
}
