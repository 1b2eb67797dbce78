// In English and in UTC on server and client alike, and without `Intl`, whose first use takes a phone as long as drawing
// a screen.

const monthNames = "January February March April May June July August September October November December".split(" ");

const twoDigits = (count: number): string => `${count}`.padStart(2, "0");

/** "18 November" */
export function formatDayOfMonth(instant: string | Date): string {
  const date = new Date(instant);
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]}`;
}

/** "November 2026" */
export function formatMonth(instant: string | Date): string {
  const date = new Date(instant);
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "18 November 2026" */
export const formatDay = (instant: string | Date): string =>
  `${new Date(instant).getUTCDate()} ${formatMonth(instant)}`;

/** "18 November 2026 at 14:30 UTC": the site does not know its readers' time zones yet. */
export function formatDayAndTime(instant: string | Date): string {
  const date = new Date(instant);
  return `${formatDay(date)} at ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())} UTC`;
}
