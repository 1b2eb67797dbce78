/** Gregorian in every language, as on cards and bank statements: no renewal is in the year 2570. */
export const calendar = "gregory";

/**
 * A day in a sentence, with its year: `12 March 2026`, `12. März 2026`. English without a region is British.
 * @param o.timeZone the runtime's own when left out
 */
export function formatDay(at: Date, tag: string, o: { timeZone?: string; withTime?: boolean } = {}): string {
  const style = { dateStyle: "long", ...(o.withTime && { timeStyle: "short" as const }) } as const;
  const format = new Intl.DateTimeFormat(dateTag(tag), { calendar, ...style, timeZone: o.timeZone });
  return withFrenchOrdinal(format.format(at), tag);
}

/** A range of days, such as `1 to 31 March 2026`. */
export function formatDays(from: Date, to: Date, tag: string, o: { timeZone?: string } = {}): string {
  const format = new Intl.DateTimeFormat(dateTag(tag), { calendar, dateStyle: "long", timeZone: o.timeZone });
  return withFrenchOrdinal(format.formatRange(from, to), tag);
}

/** The tag that dates are written in: English without a region is British. */
export function dateTag(tag: string): string {
  return tag === "en" ? "en-GB" : tag;
}

/** `Intl` does not write the French ordinal of the first of a month, the only one there is. */
export function withFrenchOrdinal(words: string, tag: string): string {
  return new Intl.Locale(tag).language === "fr" ? words.replace(/(?<!\d)1(?= \p{L})/gu, "1er") : words;
}
