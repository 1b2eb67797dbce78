import { calendar, dateTag, withFrenchOrdinal } from "@hemline/protocol/day";

/** `27 November`; with the year where it is not the current one. */
export function formatShortDay(day: Date, now: Date, tag: string): string {
  const year = day.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  const words = new Intl.DateTimeFormat(dateTag(tag), { calendar, day: "numeric", month: "long", ...year }).format(day);
  return withFrenchOrdinal(words, tag);
}

/** A day with its year for a placeholder: `27 Nov 2026`. */
export function formatDate(day: Date, tag: string): string {
  return new Intl.DateTimeFormat(dateTag(tag), { calendar, dateStyle: "medium" }).format(day);
}
