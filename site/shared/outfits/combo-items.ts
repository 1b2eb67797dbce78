import type { BodySlot } from "../items/item-options.ts";

interface Placed {
  slot: BodySlot;
  item: { photo: unknown };
}

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
export function comboItems<Item extends Placed>(items: readonly Item[]): Item[] {
  return items
    .filter(({ item }) => item.photo)
    .sort((one, other) => importance.indexOf(one.slot) - importance.indexOf(other.slot))
    .slice(0, maxPictured);
}
