import type { Season } from "@hemline/site/shared/looks/look-options.ts";
import { seededFraction } from "../../seeded-fraction.ts";
import { plannedLooks } from "../looks.ts";
import type { PlannedWardrobe, PlannedWears } from "./planned-wardrobe.ts";

const dayMs = 24 * 60 * 60 * 1000;
const yearDays = 365;

/** What was worn together on one day. */
export interface WornDay {
  /** `2026-11-25` */
  on: string;
  items: readonly string[];
  look: string | undefined;
  outfit: string | undefined;
}

export const dayAt = (now: Date, fromToday: number): string =>
  new Date(now.getTime() + fromToday * dayMs).toISOString().slice(0, 10);

/**
 * Spreads what a person wore over the year that ends today, by season and day of the week, one outfit a day where there
 * are days enough. Deterministic for the same day.
 */
export function wornDays({ worn, plans = [] }: PlannedWardrobe, now: Date): WornDay[] {
  const lookAges = new Map(plannedLooks().map(({ look, daysAgo }) => [look.slug, daysAgo]));
  const taken = new Set(plans.map(({ day }) => dayAt(now, day)));
  const days = worn.flatMap((wears, at) => {
    const age = wears.look === undefined ? undefined : lookAges.get(wears.look);
    const lookDay = age === undefined ? [] : [dayAt(now, -age)];
    const others = daysFor(wears, at, now, taken).filter((day) => !lookDay.includes(day));
    const chosen = [...lookDay, ...others].slice(0, wears.times);
    for (const day of chosen) taken.add(day);
    const { items, look, outfit } = wears;
    return chosen.map((on) => ({ on, items, look: lookDay.includes(on) ? look : undefined, outfit }));
  });
  return [...days, ...insteadOfPlans({ worn, plans }, now)].sort((a, b) => (a.on < b.on ? -1 : 1));
}

/** The days that suit, in the order in which they are used: free ones first. */
function daysFor(wears: PlannedWears, at: number, now: Date, taken: ReadonlySet<string>): string[] {
  const from = wears.untilDaysAgo ?? 1;
  return Array.from({ length: yearDays - from }, (_, i) => dayAt(now, -from - i))
    .filter((day) => suits(wears, day))
    .map((day) => ({
      day,
      rank: (taken.has(day) ? 1 : 0) + seededFraction(Math.floor(Date.parse(day) / dayMs) * 31 + at * 977),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ day }) => day);
}

function suits({ seasons, on }: PlannedWears, day: string): boolean {
  const date = new Date(day);
  const isWeekend = [0, 6].includes(date.getUTCDay());
  if (on !== undefined && isWeekend !== (on === "weekends")) return false;
  return seasons === undefined || seasons.includes(seasonOf(date));
}

/** Of the northern half of the earth, where all of them live. */
export function seasonOf(date: Date): Season {
  const byQuarter = ["winter", "spring", "summer", "autumn"] as const;
  return byQuarter[Math.floor(((date.getUTCMonth() + 1) % 12) / 3)] ?? "winter";
}

const insteadOfPlans = ({ worn, plans = [] }: Pick<PlannedWardrobe, "worn" | "plans">, now: Date): WornDay[] =>
  plans.flatMap(({ day, wore }) =>
    worn
      .filter(({ outfit }) => outfit !== undefined && outfit === wore)
      .map(({ items, outfit }) => ({ on: dayAt(now, day), items, look: undefined, outfit })),
  );
