import { searchable } from "../../shared/searchable.ts";

/** Of a passage in the results of a search. */
const maxLetters = 160;
/** Before the first word that was searched for. */
const maxLettersBefore = 50;

/**
 * What a text says around the first of the words that it has, on one line.
 * @param words as a search compares them: in lower case and without accents
 * @returns null where it has none of them
 */
export function passageWith(text: string, words: readonly string[]): string | null {
  const parts = text.split(/\s+/).filter((part) => part !== "");
  const found = parts.findIndex((part) => hasOneOf(part, words));
  if (found < 0) return null;
  const start = found - howMany(parts.slice(0, found).reverse(), maxLettersBefore);
  const end = start + Math.max(found - start + 1, howMany(parts.slice(start), maxLetters));
  const passage = parts.slice(start, end).join(" ");
  return `${start > 0 ? "…" : ""}${passage}${end < parts.length ? "…" : ""}`;
}

/** What is quoted where neither name nor excerpt has all words: the text around those that they lack. */
export function passageBeside(shown: string, text: string, words: readonly string[]): string | null {
  const compared = searchable(shown);
  const others = words.filter((word) => !compared.includes(word));
  return others.length > 0 ? passageWith(text, others) : null;
}

function hasOneOf(part: string, words: readonly string[]): boolean {
  const compared = searchable(part);
  return words.some((word) => compared.includes(word));
}

/** How many of the first parts, with a space between, are no longer than this. */
function howMany(parts: readonly string[], letters: number): number {
  let length = 0;
  const beyond = parts.findIndex((part) => {
    length += part.length + 1;
    return length > letters;
  });
  return beyond < 0 ? parts.length : beyond;
}
