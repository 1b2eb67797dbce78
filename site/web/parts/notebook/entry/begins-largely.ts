/** As many letters as stand beside a drop cap of three lines. */
const minLetters = 180;

/**
 * Whether a text begins with a drop cap: with a paragraph that is long enough, and a letter that the display font has.
 * @param html of `renderDocument`
 */
export function beginsLargely(html: string): boolean {
  const [, paragraph] = /^<p>(.*?)<\/p>/s.exec(html) ?? [];
  if (paragraph === undefined) return false;
  const text = paragraph.replace(/<[^>]*>/g, "").replace(/&(?:quot|#39);/g, "'");
  return /^[“"‘'«„]?[\p{Script=Latin}\d]/u.test(text) && text.length >= minLetters;
}
