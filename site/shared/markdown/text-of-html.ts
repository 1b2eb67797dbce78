const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The words of HTML made by `renderMarkdown`, on one line. The HTML may be cut off anywhere. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<\/?(?:p|li|ul|ol|blockquote|br)\b[^>]*(>|$)/g, " ")
    .replace(/<[^>]*(>|$)/g, "")
    .replace(/&[a-z]*$/, "")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** Its beginning, up to so many letters. */
export function excerptOf(html: string, maxLength: number): string {
  const letters = [...textOfHtml(html)];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join("").trimEnd()}…` : letters.join("");
}
