import { formatDay } from "../../../shared/format-day.ts";

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "18 Nov", with the year if `now` is in another. Cut by hand: browsers differ in how they shorten September. */
export function formatShortDay(instant: string, now: string): string {
  const [date = "", month = "", year = ""] = formatDay(instant).split(" ");
  return [date, month.slice(0, 3), ...(formatDay(now).endsWith(year) ? [] : [year])].join(" ");
}

/** "November 2026" */
export const formatMonth = (instant: string | Date): string => month.format(new Date(instant));
