/** A day for people, e.g. `November 27`; with its year where that is another one than this. */
export function dayWords(day: Date, now: Date, tag: string): string {
  const year = day.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  const words = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", ...year }).format(day);
  // `Intl` does not know that French counts the first of a month and only that.
  return new Intl.Locale(tag).language === "fr" ? words.replace(/^1(?= )/, "1er") : words;
}
