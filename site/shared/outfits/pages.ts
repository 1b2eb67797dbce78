import type { ItemCard, PicturedItem } from "../items/item.ts";
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
    plans: PlannedOutfit[];
    worn: WornDay[];
    /** To choose from, the latest first. */
    outfits: PlannerOutfit[];
    /** Those that are planned and not among `outfits`. */
    olderOutfits: PlannerOutfit[];
    /** What the days and outfits hold by id. */
    items: PicturedItem[];
  };
}

/** A plan with the id of its outfit. */
type PlannedOutfit = Omit<Plan, "outfit"> & { outfit: string };

/** An outfit with the ids of its items, from head to foot. */
export type PlannerOutfit = Omit<Outfit, "items"> & { items: string[] };

/** What was worn on a day besides its planned outfits. */
export interface WornDay<Item = string> {
  on: string;
  /** Those that its picture shows or its words name, the first worn first. */
  items: Item[];
  /** How many others. */
  more: number;
  /** The name of the outfit that they make together. */
  outfit: string | null;
}
