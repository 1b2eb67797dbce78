import * as z from "zod";
import type { ItemCard, PicturedItem } from "../items/item.ts";
import type { BodySlot } from "../items/item-options.ts";
import { itemLimits } from "../limits.ts";
import { hasVisibleText } from "../visible-text.ts";
import { Day } from "../wears/wear.ts";
import { type PlanState, planStates } from "./outfit-options.ts";

/** Items that a member combined, from head to foot. Only that member sees it. */
export interface Outfit<Item extends PicturedItem = ItemCard> {
  id: string;
  name: string;
  items: { slot: BodySlot; item: Item }[];
  /** How many times it was worn. */
  wears: number;
  lastWornOn: string | null;
}

/** An outfit on a day of the planner. */
export interface Plan<Item extends PicturedItem = ItemCard> {
  id: string;
  /** `2026-11-25` */
  on: string;
  became: PlanState;
  outfit: Outfit<Item>;
}

/** `POST /api/outfits`, and `PUT /api/outfits/{id}`, which replaces it. The slot of an item follows from its category. */
export const OutfitDraft = z.object({
  name: z
    .string({ error: "Name the outfit." })
    .trim()
    .refine(hasVisibleText, "Name the outfit.")
    .max(itemLimits.outfitNameLength, `Use ${itemLimits.outfitNameLength} characters or fewer for the name.`),
  items: z
    .array(z.uuid("We can’t find one of these items."))
    .min(1, "Choose at least one item.")
    .max(itemLimits.outfitItems, `Choose ${itemLimits.outfitItems} items or fewer.`),
});
export type OutfitDraft = z.input<typeof OutfitDraft>;

/** `POST /api/plans` */
export const PlanDraft = z.object({ outfit: z.uuid("Choose an outfit."), on: Day });
export type PlanDraft = z.input<typeof PlanDraft>;

/** `PUT /api/plans/{id}`: another day, or what became of it. `worn` logs the wears, anything else takes them back. */
export const PlanChange = z.object({ on: Day.optional(), became: z.enum(planStates).optional() });
export type PlanChange = z.input<typeof PlanChange>;
