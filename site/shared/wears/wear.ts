import * as z from "zod";
import { itemLimits } from "../limits.ts";

/** A calendar date where the member is, which only their browser knows: never an instant. */
export const Day = z.iso
  .date("Enter a date like 2024-03-05.")
  .refine((day) => day >= "1900-01-01" && day <= "2999-12-31", "Enter a date from 1900 to 2999.");

/** `POST /api/wears`: one press logs a wear of each item. */
export const WearDraft = z.object({
  items: z
    .array(z.uuid("We can’t find one of these items."))
    .min(1, "Choose at least one item.")
    .max(itemLimits.wornAtOnce, `Choose ${itemLimits.wornAtOnce} items or fewer.`),
  /** Not in the future, wherever the member is. */
  on: Day,
  /** The member’s own look that they were worn as: its slug. */
  look: z.string().optional(),
  /** The member’s own outfit. */
  outfit: z.uuid("We can’t find this outfit.").optional(),
});
export type WearDraft = z.input<typeof WearDraft>;

/** `POST /api/looks/{slug}/wears`: a wear of each item that the member’s own look names. */
export const LookWearDraft = WearDraft.pick({ on: true });
export type LookWearDraft = z.input<typeof LookWearDraft>;

/** Answer of a press, and of taking it or a part of it back: what the items count now. */
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
