/** Control characters, and what fonts draw as a space: letters of Hangul that stand for none, the empty cell of Braille. */
const gap = /[\p{Cc}\u115f\u2800\u3164\uffa0]/gu;

/**
 * What takes no room, such as direction marks and joiners: it would make one text look like another. Variation selectors
 * stay, because they say how the character before them is drawn.
 */
const widthless = /(?!\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const nothing = /^[\s\p{Variation_Selector}]*$/u;

/** A text as people see it, on one line, with single spaces. Empty where they would see nothing. */
export function seenText(text: string): string {
  const seen = text.replace(gap, " ").replace(widthless, "").replace(/\s+/g, " ").trim();
  return nothing.test(seen) ? "" : seen;
}

/** A name or message of invisible characters alone would look empty. */
export const hasVisibleText = (text: string): boolean => seenText(text) !== "";
