import type { ItemCard } from "../../../shared/items/item.ts";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { itemName } from "../outfits/item-name.ts";

const maxNames = 3;

/** The name of the outfit that the items make, or else “Camel coat, Boots and 3 more”. */
export function wornInWords(items: readonly ItemCard[], outfits: readonly Outfit[]): string {
  const worn = new Set(items.map(({ id }) => id));
  const outfit = outfits.find(
    (one) => one.items.length === worn.size && one.items.every(({ item }) => worn.has(item.id)),
  );
  if (outfit) return outfit.name;
  const names = items.map(itemName);
  return names.length > maxNames
    ? `${names.slice(0, maxNames - 1).join(", ")} and ${names.length - maxNames + 1} more`
    : names.join(", ");
}
