import { useState } from "react";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { useOwnItems } from "../../outfits/builder/use-own-items.ts";

const maxShown = 20;
const none: readonly ItemCard[] = [];

/** The member’s own items that a text finds, those without a tag first, and the one that the arrow keys have chosen. */
export function useItemSuggestions(text: string, isOpen: boolean, taggedIds: readonly string[]) {
  const { items: found, state } = useOwnItems(text, null);
  const [choice, setChoice] = useState({ text, at: -1 });
  const isTagged = ({ id }: ItemCard) => taggedIds.includes(id);
  const items =
    isOpen && found && state !== "failed"
      ? [...found.filter((item) => !isTagged(item)), ...found.filter(isTagged)].slice(0, maxShown)
      : none;
  // A choice is forgotten with the text that it was made for.
  const active = choice.text === text && choice.at < items.length ? choice.at : -1;
  return {
    items,
    hasFailed: isOpen && state === "failed",
    chosen: items[active],
    /** Past the last one and before the first one, none is chosen. */
    move(by: 1 | -1) {
      const places = items.length + 1;
      setChoice({ text, at: ((active + 1 + by + places) % places) - 1 });
    },
  };
}
