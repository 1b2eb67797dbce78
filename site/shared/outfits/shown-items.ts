import type { Category } from "../items/item-options.ts";
import { comboItems } from "./combo-items.ts";
import { slotOfItem } from "./outfit-options.ts";

/** Of the items of a day. */
export const maxNamedItems = 3;

/** The items of a day that its picture shows or its words name. */
export function shownItems<Item extends { category: Category | null; photo: unknown }>(items: readonly Item[]): Item[] {
  const pictured = new Set(comboItems(items.map((item) => ({ slot: slotOfItem(item), item }))).map(({ item }) => item));
  return items.filter((item, at) => at < maxNamedItems || pictured.has(item));
}
