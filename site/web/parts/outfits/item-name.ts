import type { ItemCard } from "../../../shared/items/item.ts";

/** What an item is called that perhaps waits for its name. */
export const itemName = ({ name }: Pick<ItemCard, "name">): string => name ?? "Unnamed item";
