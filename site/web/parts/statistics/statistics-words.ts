import type { CurrencyStatistics, MonthStatistics, Statistics } from "../../../shared/wardrobe/statistics.ts";
import { colourLabels } from "../colours/colour-labels.ts";
import { formatCount } from "../format/format-count.ts";
import { formatMonth } from "../format/format-date.ts";
import { formatNumber } from "../format/format-number.ts";
import { formatPrice } from "../wardrobe/format-price.ts";
import { categoryLabels } from "../wardrobe/item-labels.ts";

/** “November 2026” for `2026-11` */
export const monthName = (month: string): string => formatMonth(`${month}-01`);

/** “82 more than the year before” */
export function comparedWears(wears: number, before: number): string {
  if (wears === before) return "as many as the year before";
  return `${formatNumber(Math.abs(wears - before))} ${wears > before ? "more" : "fewer"} than the year before`;
}

/** “and £120, US$80”: amounts of other currencies, which are never added. */
export const otherValues = (others: readonly CurrencyStatistics[]): string =>
  `and ${others.map((one) => formatPrice(one)).join(", ")}`;

/** “696 wears. October 2026 had the most: 76.” */
export function monthsInWords(months: readonly MonthStatistics[]): string {
  const [most] = months.toSorted((a, b) => b.wears - a.wears);
  if (!most || most.wears === 0) return "No wears in this time.";
  const all = months.reduce((sum, { wears }) => sum + wears, 0);
  return `${formatCount(all, "wear")}. ${monthName(most.month)} had the most: ${formatNumber(most.wears)}.`;
}

const fractions = [
  [0.9, "Nearly all"],
  [0.75, "Three quarters"],
  [0.667, "Two thirds"],
  [0.5, "Half"],
  [0.333, "A third"],
  [0.25, "A quarter"],
  [0.2, "A fifth"],
  [0.1, "A tenth"],
] as const;

/** The nearest fraction that people say. */
function fractionInWords(share: number): string {
  if (share === 1) return "All";
  const [, words] = fractions.reduce<readonly [number, string]>(
    (nearest, one) => (Math.abs(one[0] - share) < Math.abs(nearest[0] - share) ? one : nearest),
    [0.05, "a twentieth"],
  );
  return `About ${words.toLowerCase()}`;
}

/** “About a fifth of your wardrobe is navy. You own 2 red items and wore none of them in this time.” */
export function coloursInWords(byColour: Statistics["byColour"]): string {
  const named = byColour.flatMap(({ colour, items, wears }) =>
    colour && items > 0 ? [{ name: colourLabels[colour].toLowerCase(), items, wears }] : [],
  );
  const [most, ...others] = named.toSorted((a, b) => b.items - a.items);
  if (!most) return "None of your items has a colour yet.";
  const all = byColour.reduce((sum, { items }) => sum + items, 0);
  const share = `${fractionInWords(most.items / all)} of your wardrobe is ${most.name}.`;
  const resting = others.find(({ wears }) => wears === 0);
  if (!resting) return share;
  return `${share} You own ${formatCount(resting.items, `${resting.name} item`)} and ${
    resting.items === 1 ? "did not wear it" : "wore none of them"
  } in this time.`;
}

/** “€4,820 now, €840 more than in December 2025.” */
export function valueInWords({ currency, micros, byMonth }: CurrencyStatistics): string {
  const now = formatPrice({ micros, currency });
  const [first] = byMonth;
  if (!first || byMonth.length < 2) return `${now} now.`;
  const change = micros - first.micros;
  if (change === 0) return `${now} now, as much as in ${monthName(first.month)}.`;
  const more = formatPrice({ micros: Math.abs(change), currency });
  return `${now} now, ${more} ${change > 0 ? "more" : "less"} than in ${monthName(first.month)}.`;
}

/** “20 wears each” */
export const wearsEach = (wears: number, items: number): string =>
  items === 0 ? formatCount(wears, "wear") : `${formatNumber(Math.round((wears / items) * 10) / 10)} each`;

export const categoryName = (category: Statistics["byCategory"][number]["category"]): string =>
  category ? categoryLabels[category] : "Without a category";

export const colourName = (colour: Statistics["byColour"][number]["colour"]): string =>
  colour ? colourLabels[colour] : "Without a colour";
