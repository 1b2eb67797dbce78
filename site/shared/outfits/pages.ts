import type { ItemCard } from "../items/item.ts";
import type { Slice } from "../page-data.ts";
import type { Outfit, Plan } from "./outfit.ts";

export interface OutfitsPages {
  outfits: { outfits: Slice<Outfit> };
  /** The items that the outfit begins with. */
  newOutfit: { items: ItemCard[] };
  outfit: { outfit: Outfit };
  planner: {
    view: "week" | "month";
    /** The first day that is shown, a Monday, and the last. */
    from: string;
    to: string;
    /** By day. */
    plans: Plan[];
    /** What was worn on each day, planned or not. */
    worn: { on: string; items: ItemCard[] }[];
    /** To choose from, the latest first. */
    outfits: Outfit[];
  };
}
