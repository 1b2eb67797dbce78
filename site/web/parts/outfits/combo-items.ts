import type { BodySlot } from "../../../shared/items/item-options.ts";
import type { Outfit } from "../../../shared/outfits/outfit.ts";

/** What an outfit is recognised by comes first; the first is shown largest. */
const importance: readonly BodySlot[] = [
  "full",
  "outer",
  "bottom",
  "mid",
  "top",
  "feet",
  "bag",
  "head",
  "accessory",
  "legs",
];

const maxPictured = 4;

/** The items that stand for an outfit in one square: those with a photo, the most important first. */
export function comboItems(items: Outfit["items"]): Outfit["items"] {
  return items
    .filter(({ item }) => item.photo)
    .sort((one, other) => importance.indexOf(one.slot) - importance.indexOf(other.slot))
    .slice(0, maxPictured);
}
