import { formatDay, formatDayAndTime } from "../../../shared/format-day.ts";

/** "18 Nov", with the year if it isn't `thisYear`. */
export const formatShortDay = (instant: string, thisYear: number): string => shortened(formatDay(instant), thisYear);

/** "18 Nov at 14:30 UTC", with the year if it isn't `thisYear`. */
export const formatShortDayAndTime = (instant: string, thisYear: number): string =>
  shortened(formatDayAndTime(instant), thisYear);

/** Cut by hand: browsers differ in how they shorten September. */
function shortened(day: string, thisYear: number): string {
  const [date = "", month = "", year = "", ...time] = day.split(" ");
  return [date, month.slice(0, 3), ...(year === `${thisYear}` ? [] : [year]), ...time].join(" ");
}
