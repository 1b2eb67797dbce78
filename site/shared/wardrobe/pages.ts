import type { ItemCard } from "../items/item.ts";
import type { OwnWardrobe } from "../items/pages.ts";
import type { Statistics } from "./statistics.ts";

export interface WardrobePages {
  /** `unnamed`: items that wait for a name, the oldest first. */
  addItems: { own: OwnWardrobe; unnamed: ItemCard[] };
  importItems: { own: OwnWardrobe };
  statistics: Statistics;
}
