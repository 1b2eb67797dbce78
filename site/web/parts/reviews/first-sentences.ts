import { textOfHtml } from "../../../shared/markdown/text-of-html.ts";

const maxLength = 160;

/** The first sentences of a review, for a quotation: 160 characters at most, or one that is longer. */
export function firstSentences(html: string): string {
  const text = textOfHtml(html);
  const sentences = text.match(/[^.?]+[.?]+[”"’)]*\s*/g) ?? [text];
  let quoted = "";
  for (const sentence of sentences) {
    if (quoted && quoted.length + sentence.length > maxLength) break;
    quoted += sentence;
  }
  const whole = quoted.trim() || text;
  return whole.length <= maxLength * 2 ? whole : `${whole.slice(0, maxLength * 2).replace(/\s+\S*$/, "")} …`;
}
