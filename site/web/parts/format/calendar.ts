import { dayMs } from "../../../shared/durations.ts";

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

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return (day: string) => format.format(instantOf(day));
};

/** “Friday” */
export const weekdayOf = inWords({ weekday: "long" });

/** “20 November” */
const dayAndMonth = inWords({ day: "numeric", month: "long" });

/** “November 2026” */
export const monthOf = inWords({ month: "long", year: "numeric" });

/** “Friday 20 November” */
export const dayInWords = (day: string): string => `${weekdayOf(day)} ${dayAndMonth(day)}`;

export const dateOf = (day: string): number => instantOf(day).getUTCDate();

/** “16 to 22 November 2026”, with the month and the year of the first day where they differ. */
export function rangeInWords(from: string, to: string): string {
  const year = (day: string) => day.slice(0, 4);
  const end = `${dayAndMonth(to)} ${year(to)}`;
  if (year(from) !== year(to)) return `${dayAndMonth(from)} ${year(from)} to ${end}`;
  return from.slice(0, 7) === to.slice(0, 7) ? `${dateOf(from)} to ${end}` : `${dayAndMonth(from)} to ${end}`;
}
