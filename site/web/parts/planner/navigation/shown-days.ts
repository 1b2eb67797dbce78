import { formatMonth } from "../../../../shared/format-day.ts";
import type { OutfitsPages } from "../../../../shared/outfits/pages.ts";
import { addDays, addMonths, daysBetween, rangeInWords } from "../../format/calendar.ts";
import { formatCount } from "../../format/format-count.ts";
import type { PlannerDays } from "../planner-change.ts";

export type ShownDays = Pick<OutfitsPages["planner"], "view" | "from" | "to">;

/** A day of the week or month that is shown: the first week of a month may begin in the month before. */
export const dayShown = ({ from }: ShownDays): string => addDays(from, 6);

/** Whether the day is shown for its own sake, and not to complete a week of the month. */
export const isOfView = (shown: ShownDays, day: string): boolean =>
  shown.view === "week" || day.slice(0, 7) === dayShown(shown).slice(0, 7);

/** “16 to 22 November 2026” or “November 2026” */
export const shownInWords = (shown: ShownDays): string =>
  shown.view === "week" ? rangeInWords(shown.from, shown.to) : formatMonth(dayShown(shown));

/** A day of the week or month before, or after. */
export function neighbour(shown: ShownDays, direction: -1 | 1): string {
  return shown.view === "week" ? addDays(shown.from, direction * 7) : addMonths(dayShown(shown), direction);
}

/** “4 days dressed, 3 free.” */
export function dressedInWords(shown: ShownDays, { plans, worn }: PlannerDays): string {
  const dressed = new Set([
    ...plans.filter(({ became }) => became !== "instead").map(({ on }) => on),
    ...worn.map(({ on }) => on),
  ]);
  const days = daysBetween(shown.from, shown.to).filter((day) => isOfView(shown, day));
  const count = days.filter((day) => dressed.has(day)).length;
  if (count === 0) return "Nothing planned or worn yet.";
  const free = days.length - count;
  return `${formatCount(count, "day")} dressed, ${free > 0 ? free : "none"} free.`;
}
