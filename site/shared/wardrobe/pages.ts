import type { ItemCard, ItemDetail } from "../items/item.ts";
import type { Category } from "../items/item-options.ts";
import type { OwnWardrobe } from "../items/pages.ts";
import type { LookCard } from "../looks/look.ts";
import type { ReviewCard } from "../reviews/review.ts";
import type { WearDay } from "../wears/wear.ts";
import type { Statistics } from "./statistics.ts";

export interface WardrobePages {
  item: {
    item: ItemDetail;
    /** Of its product, by its owner. */
    review: ReviewCard | null;
    /** The newest first; the viewer may see them all. */
    looks: LookCard[];
    /** Other items worn on the same days, the most frequent first. Empty for everybody but the owner. */
    wornWith: { item: ItemCard; times: number }[];
    /** Each day with its wears, the latest first. Null for everybody but the owner. */
    wears: WearDay[] | null;
  };
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
