import { dayMs } from "../../../shared/durations.ts";
import { formatDayOfMonth } from "../../../shared/format-day.ts";

// Days are calendar dates such as `2026-11-25`. They are counted in UTC, where each has 24 hours.

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number): string =>
  new Date(instantOf(day).getTime() + count * dayMs).toISOString().slice(0, 10);

/** All days from one to another. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first day of the month that is `count` months away. */
export function addMonths(day: string, count: number): string {
  const date = instantOf(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)).toISOString().slice(0, 10);
}

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((instantOf(day).getUTCDay() + 6) % 7));

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** “Friday” */
export const weekdayOf = (day: string): string => `${weekdays[instantOf(day).getUTCDay()]}`;

/** “Friday 20 November” */
export const dayInWords = (day: string): string => `${weekdayOf(day)} ${formatDayOfMonth(day)}`;

export const dateOf = (day: string): number => instantOf(day).getUTCDate();

/** “16 to 22 November 2026”, with the month and the year of the first day where they differ. */
export function rangeInWords(from: string, to: string): string {
  const year = (day: string) => day.slice(0, 4);
  const end = `${formatDayOfMonth(to)} ${year(to)}`;
  if (year(from) !== year(to)) return `${formatDayOfMonth(from)} ${year(from)} to ${end}`;
  return from.slice(0, 7) === to.slice(0, 7) ? `${dateOf(from)} to ${end}` : `${formatDayOfMonth(from)} to ${end}`;
}
