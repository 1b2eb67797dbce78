import type { ItemCard } from "../items/item.ts";
import type { Category } from "../items/item-options.ts";
import type { OwnWardrobe } from "../items/pages.ts";
import type { Statistics } from "./statistics.ts";

export interface WardrobePages {
  addItems: {
    own: OwnWardrobe;
    /** Whose photos wait on this device: another member who logs in on it does not see them. */
    memberId: string;
    /** Items that wait for a name, the oldest first. */
    unnamed: ItemCard[];
    /** Those of the member's items, the most frequent first. */
    categories: Category[];
  };
  importItems: { own: OwnWardrobe };
  statistics: Statistics;
}
