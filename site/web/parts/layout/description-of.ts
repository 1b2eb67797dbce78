const minLength = 70;
const maxLength = 155;

/** What a search engine shows below the title: at most 155 characters, cut between words. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(" ");
  // A text without spaces, or a cut within a pair of surrogates.
  const kept = end > maxLength / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:.–—-]+$/, "")}…`;
}

/** What somebody wrote about the page's subject. Where that is short or nothing, our own sentence follows. */
export function descriptionOf(written: string | null | undefined, sentence: string): string {
  const text = written?.replace(/\s+/g, " ").trim() ?? "";
  if (text.length >= minLength) return text;
  return text ? `${text}${/[.!?…]$/.test(text) ? "" : "."} ${sentence}` : sentence;
}
