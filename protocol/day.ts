/** Cards, bills and everybody's bank count by it, whatever the calendar of a language: no renewal is in the year 2570. */
export const calendar = "gregory";

/**
 * A day in a sentence, with its year: `12 March 2026`, `12. März 2026`. English without a region is British.
 * @param o.timeZone the runtime's own when left out
 */
export function formatDay(at: Date, tag: string, o: { timeZone?: string; withTime?: boolean } = {}): string {
  const style = { dateStyle: "long", ...(o.withTime && { timeStyle: "short" as const }) } as const;
  const format = new Intl.DateTimeFormat(dateTag(tag), { calendar, ...style, timeZone: o.timeZone });
  return inFrench(format.format(at), tag);
}

/** Two days as one stretch: `1 to 31 March 2026` in the way of the language. */
export function formatDays(from: Date, to: Date, tag: string, o: { timeZone?: string } = {}): string {
  const format = new Intl.DateTimeFormat(dateTag(tag), { calendar, dateStyle: "long", timeZone: o.timeZone });
  return inFrench(format.formatRange(from, to), tag);
}

function dateTag(tag: string): string {
  return tag === "en" ? "en-GB" : tag;
}

/** `Intl` does not know that French counts the first of a month and only that. */
export function inFrench(words: string, tag: string): string {
  return new Intl.Locale(tag).language === "fr" ? words.replace(/(?<!\d)1(?= \p{L})/gu, "1er") : words;
}
