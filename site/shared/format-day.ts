const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "18 November 2026", in UTC on server and client alike. */
export const formatDay = (instant: string | Date): string => day.format(new Date(instant));

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** "18 November 2026 at 14:30 UTC": the site does not know its readers' time zones yet. */
export const formatDayAndTime = (instant: string | Date): string =>
  `${formatDay(instant)} at ${time.format(new Date(instant))} UTC`;
