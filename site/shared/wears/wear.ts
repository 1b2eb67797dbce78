import * as z from "zod";
import { itemLimits } from "../limits.ts";

/** A calendar date where the member is, which only their browser knows: never an instant. */
export const Day = z.iso.date("Enter a date like 2024-03-05.");

/** `POST /api/wears`: one press logs a wear of each item. */
export const WearDraft = z.object({
  items: z
    .array(z.uuid("We can’t find one of these items."))
    .min(1, "Choose at least one item.")
    .max(itemLimits.wornAtOnce, `Choose ${itemLimits.wornAtOnce} items or fewer.`),
  /** Not in the future, wherever the member is. */
  on: Day,
  /** The look or outfit that they were worn as. */
  look: z.string().optional(),
  outfit: z.uuid().optional(),
});
export type WearDraft = z.input<typeof WearDraft>;

/** Answer of a press, and of taking it back. */
export interface WearsAnswer {
  /** `DELETE /api/wears/{press}` takes it back. */
  press: string;
  items: { id: string; wears: number; lastWornOn: string | null }[];
}

/** A day on which an item was worn. */
export interface WearDay {
  on: string;
  times: number;
}
