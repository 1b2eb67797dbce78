import type { Colour } from "../colours.ts";
import type { ItemCard, ItemPrice } from "../items/item.ts";
import type { Category } from "../items/item-options.ts";

/** What was worn and what was not, over a year or the last 90 days. Items in the archive count where they were worn. */
export interface Statistics {
  /** The first and last day that count. */
  from: string;
  to: string;
  /** Years with wears, the latest first. Null for a member who does not subscribe: they see the last 90 days. */
  years: number[] | null;
  year: number | null;
  items: number;
  wears: number;
  neverWorn: number;
  /** Not worn for six weeks, or never. */
  forgotten: number;
  /** `2026-11` */
  byMonth: { month: string; wears: number }[];
  byCategory: { category: Category | null; items: number; wears: number }[];
  byColour: { colour: Colour; items: number; wears: number }[];
  /** The twelve with most wears. */
  byBrand: { brand: string; items: number; wears: number }[];
  mostWorn: { item: ItemCard; wears: number }[];
  leastWorn: { item: ItemCard; wears: number; lastWornOn: string | null }[];
  /** One entry for each currency. `unpriced` items are left out. */
  value: { currency: string; micros: number; items: number }[];
  unpriced: number;
  /** Of all wears ever: the best first, and the worst first. */
  lowestCost: { item: ItemCard; wears: number; costPerWear: ItemPrice }[];
  highestCost: { item: ItemCard; wears: number; costPerWear: ItemPrice }[];
}

/** The tables that can be downloaded as CSV. */
export const statisticsTables = ["months", "categories", "colours", "brands", "items", "cost-per-wear"] as const;
export type StatisticsTable = (typeof statisticsTables)[number];
