const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "12 March 2026", for emails and messages. */
export const formatDay = (at: Date): string => day.format(at);
