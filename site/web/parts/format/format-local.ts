import { formatDay, formatDayOfMonth } from "../../../shared/format-day.ts";
import { formatShortDay } from "./format-date.ts";
import { instantsOf, ownZone, utcOffset, wallTime, zoneName } from "./time-zone.ts";

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "long" });

/** "14:06" */
export const formatTime = (instant: string | Date, zone = ownZone()): string =>
  wallTime(instant, zone).toISOString().slice(11, 16);

/** "18 November 2026" */
export const formatLocalDay = (instant: string, zone = ownZone()): string => formatDay(wallTime(instant, zone));

/** "Thursday 19 November 2026 at 07:00, Berlin time" */
export function formatLocal(instant: string | Date, zone = ownZone()): string {
  const wall = wallTime(instant, zone);
  return `${weekday.format(wall)} ${formatDay(wall)} at ${formatTime(instant, zone)}, ${zoneAt(instant, zone)}`;
}

/** "19 Nov", with the year if it isn’t `thisYear`. */
export const formatShortLocalDay = (instant: string, thisYear: number, zone = ownZone()): string =>
  formatShortDay(wallTime(instant, zone).toISOString(), thisYear);

/** "19 Nov at 07:00, Berlin time", with the year if it isn’t `thisYear`. */
export const formatShortLocal = (instant: string, thisYear: number, zone = ownZone()): string =>
  `${formatShortLocalDay(instant, thisYear, zone)} at ${formatTime(instant, zone)}, ${zoneAt(instant, zone)}`;

/** "12 March, 09:00" for a toast, with the year if it isn’t this one. */
export function formatToastTime(instant: string, now = new Date(), zone = ownZone()): string {
  const [wall, today] = [wallTime(instant, zone), wallTime(now, zone)];
  const day = wall.getUTCFullYear() === today.getUTCFullYear() ? formatDayOfMonth(wall) : formatDay(wall);
  const offset = isShownTwice(instant, zone) ? ` (${utcOffset(instant, zone)})` : "";
  return `${day}, ${formatTime(instant, zone)}${offset}`;
}

/** "Berlin time", and which one where clocks show the same time twice: "Berlin time (UTC+2)". */
export const zoneAt = (instant: string | Date, zone = ownZone()): string =>
  isShownTwice(instant, zone) ? `${zoneName(zone)} (${utcOffset(instant, zone)})` : zoneName(zone);

const isShownTwice = (instant: string | Date, zone: string): boolean =>
  instantsOf(wallTime(instant, zone), zone).length > 1;
