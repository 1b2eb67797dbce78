import type { ItemDraft } from "@hemline/site/shared/items/item.ts";
import type { Season } from "@hemline/site/shared/looks/look-options.ts";
import type { PlanState } from "@hemline/site/shared/outfits/outfit-options.ts";
import type { Audience } from "@hemline/site/shared/permissions.ts";
import type { PicturedPiece } from "../../flatlay/items/pictured-pieces.ts";

/** What one person owns, wore over a year and plans to wear. */
export interface PlannedWardrobe {
  /** A person's slug. */
  by: string;
  audience?: Audience;
  /** Of those with a picture, and of those without, the first was added first. */
  items: readonly PlannedItem[];
  /** Photos that wait for a name. */
  unnamed?: readonly PicturedPiece[];
  worn: readonly PlannedWears[];
  plans?: readonly PlannedDay[];
}

export interface PlannedItem extends Omit<ItemDraft, "photo" | "name"> {
  /** No two items of a person have the same. */
  name: string;
  picture?: PicturedPiece;
  /** What the tags of this person's looks call it. */
  tag?: string;
}

/** Items worn together on days of the last year. */
export interface PlannedWears {
  /** By name. */
  items: readonly string[];
  /** On so many days, that of the look included. */
  times: number;
  /** Absent: in every season. */
  seasons?: readonly Season[];
  /** Absent: on any day of the week. */
  on?: "weekdays" | "weekends";
  /** The look, by its slug in the manifest, that showed them on its day. */
  look?: string;
  /** The name of the outfit that is saved of them. */
  outfit?: string;
  /** Absent: until yesterday. */
  untilDaysAgo?: number;
}

export interface PlannedDay {
  /** By name. */
  outfit: string;
  /** 0 = today, -1 = yesterday. */
  day: number;
  became: PlanState;
  /** The outfit that was worn instead. */
  wore?: string;
}

export const cold = ["autumn", "winter"] as const satisfies Season[];
export const mild = ["spring", "autumn"] as const satisfies Season[];
export const warm = ["spring", "summer"] as const satisfies Season[];

const money = (amount: number, currency: string) => ({ micros: amount * 1_000_000, currency });
export const eur = (amount: number) => money(amount, "EUR");
export const dkk = (amount: number) => money(amount, "DKK");
