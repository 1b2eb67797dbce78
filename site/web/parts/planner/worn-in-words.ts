import type { PicturedItem } from "../../../shared/items/item.ts";
import type { WornDay } from "../../../shared/outfits/pages.ts";
import { maxNamedItems } from "../../../shared/outfits/shown-items.ts";
import { formatCount } from "../format/format-count.ts";
import { itemName } from "../outfits/item-name.ts";

/** The name of the outfit that the items make, or else “Camel coat, Boots and 3 more”. */
export function wornInWords({ items, more, outfit }: WornDay<PicturedItem>): string {
  if (outfit !== null) return outfit;
  const names = items.map(itemName);
  if (more === 0 && names.length <= maxNamedItems) return names.join(", ");
  const count = names.length + more;
  const named = names.slice(0, maxNamedItems - 1);
  return named.length > 0 ? `${named.join(", ")} and ${count - named.length} more` : formatCount(count, "item");
}
