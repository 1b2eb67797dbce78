import type { Colour } from "../colours.ts";
import type { ItemCard, ItemPrice } from "../items/item.ts";
import type { Category } from "../items/item-options.ts";

/**
 * Which wears count: of the last 90 days for members who do not subscribe; for subscribers of twelve months, of one year,
 * or all.
 */
export type StatisticsPeriod = "last-90-days" | "last-12-months" | "all-years" | number;

/** What was worn and what was not. Wished items are never owned; items in the archive count where they were worn. */
export interface Statistics {
  period: StatisticsPeriod;
  /** The first and last day that count. */
  from: string;
  to: string;
  /** Years with wears, the latest first. Null for a member who does not subscribe: they see the last 90 days. */
  years: number[] | null;
  /** Of any day. Without one, there is nothing to draw. */
  hasWears: boolean;
  items: number;
  wears: number;
  /** On the same days a year before; null where that says nothing. */
  wearsBefore: number | null;
  /** Owned items that were worn in the period. */
  worn: number;
  /** Owned items that were never worn at all. */
  neverWorn: number;
  /** Not worn for six weeks, or never. */
  forgotten: number;
  /** Every month of the period. */
  byMonth: MonthStatistics[];
  byCategory: { category: Category | null; items: number; wears: number }[];
  /** By the main colour of each item, so that each counts once. */
  byColour: { colour: Colour | null; items: number; wears: number }[];
  /** The twelve with most wears. */
  byBrand: { brand: string; items: number; wears: number }[];
  mostWorn: WornItem[];
  leastWorn: WornItem[];
  /** Owned items without a price: they are in no amount. */
  unpriced: number;
  /** The currency of most items first. */
  currencies: CurrencyStatistics[];
}

export interface MonthStatistics {
  /** `2026-11` */
  month: string;
  wears: number;
  /** A year before; of the present month up to the same day. Null where that says nothing. */
  wearsBefore: number | null;
}

export interface WornItem {
  item: ItemCard;
  /** In the period. */
  wears: number;
  lastWornOn: string | null;
}

/** What the owned items cost that were paid in one currency. Amounts of different currencies are never added. */
export interface CurrencyStatistics {
  currency: string;
  micros: number;
  items: number;
  /** The amount divided by all wears of these items; null before the first. */
  costPerWear: ItemPrice | null;
  /** At the end of each month of the period. */
  byMonth: { month: string; micros: number }[];
  /** Of items worn at least once, by all their wears. */
  lowest: RankedCost[];
  highest: RankedCost[];
}

export interface RankedCost {
  item: ItemCard;
  price: ItemPrice;
  wears: number;
  costPerWear: ItemPrice;
}

/** The tables that can be downloaded as CSV. */
export const statisticsTables = [
  "months",
  "categories",
  "colours",
  "brands",
  "items",
  "value",
  "cost-per-wear",
] as const;
export type StatisticsTable = (typeof statisticsTables)[number];

/** `?year=` for all years. Without it, the last twelve months are shown. */
export const allYears = "all";
