/** The beginning of a text on one line: at most so many UTF-16 units, cut between words. */
export function shorten(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(" ");
  // A text without spaces, or a cut within a pair of surrogates.
  const kept = end > maxLength / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:.–—-]+$/, "")}…`;
}
