import { shorten } from "../shorten.ts";

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

/** The beginning of those words. */
export const excerptOf = (html: string, maxLength: number): string => shorten(textOfHtml(html), maxLength);
