const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "18 November 2026"; the same on server and screen, wherever they stand. */
export const dayOf = (instant: string | Date): string => day.format(new Date(instant));

/** "November 2026" */
export const monthOf = (instant: string | Date): string => month.format(new Date(instant));
