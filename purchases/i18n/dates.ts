import { calendar, inFrench } from "@hemline/protocol/day";

/** A day for people, e.g. `November 27`; with its year where that is another one than this. */
export function dayWords(day: Date, now: Date, tag: string): string {
  const year = day.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  const words = new Intl.DateTimeFormat(tag, { calendar, day: "numeric", month: "long", ...year }).format(day);
  return inFrench(words, tag);
}

/** A day as it stands in a text of somebody else's, always with its year: `Nov 27, 2026`. */
export function dateWords(day: Date, tag: string): string {
  return new Intl.DateTimeFormat(tag, { calendar, dateStyle: "medium" }).format(day);
}
