import type { Period } from "./period.ts";

/** Without a period it is paid once. */
export interface Cost {
  amountMicros: number;
  currency: string;
  period: Period | null;
}

const timesAYear: Record<Period["unit"], number> = { year: 1, month: 12, week: 365 / 7, day: 365 };

/**
 * How much less this costs than the most expensive of all, in whole percent. They are compared by what a year of each
 * costs, in one currency. Null where there is nothing to save: for the most expensive one, for less than half a percent,
 * and for what is paid once.
 */
export function relativeDiscount(one: Cost, all: readonly Cost[]): number | null {
  const own = microsAYear(one);
  if (own === null) return null;
  const highest = Math.max(0, ...all.map((it) => (it.currency === one.currency ? (microsAYear(it) ?? 0) : 0)));
  return (highest > 0 && Math.round(Math.max(0, highest - own) * (100 / highest))) || null;
}

function microsAYear({ amountMicros, period }: Cost): number | null {
  return period?.number ? (amountMicros * timesAYear[period.unit]) / period.number : null;
}
