import { shorten } from "../../../shared/shorten.ts";

const minLength = 70;
const maxLength = 155;

/** What a search engine shows below the title: at most 155 characters. */
export const shortDescription = (text: string): string => shorten(text, maxLength);

/** What somebody wrote about the page's subject. Where that is short or nothing, our own sentence follows. */
export function descriptionOf(written: string | null | undefined, sentence: string): string {
  const text = written?.replace(/\s+/g, " ").trim() ?? "";
  if (text.length >= minLength) return text;
  return text ? `${text}${/[.!?…]$/.test(text) ? "" : "."} ${sentence}` : sentence;
}
