const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "18 November 2026", in UTC on server and client alike. */
export const formatDay = (instant: string | Date): string => day.format(new Date(instant));
