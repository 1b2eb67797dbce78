import { searchLimits } from "../../shared/search/search-kinds.ts";
import { searchable } from "../../shared/searchable.ts";
import { seenText } from "../../shared/visible-text.ts";

/** The words of a search, in lower case and without accents, as it is compared with columns like `search_text`. */
export interface SearchedWords {
  whole: string;
  /** All of them. */
  contained: readonly string[];
  /** Those that are long enough to be found with a typo. Without one, only beginnings of names are looked for. */
  similar: readonly string[];
  /** Only rows with the words as they are written. */
  isExact: boolean;
}

/** Letters and digits, and what joins them into one word: “levi’s”, “t-shirt”, “h&m”. */
const word = /[\p{L}\p{N}]+(?:[&'’._-][\p{L}\p{N}]+)*/gu;

/** With fewer letters nearly everything is similar, and there is no piece of three letters to look up. */
const minTypoLetters = 3;

/** What somebody wrote, on one line, cut to what is searched for. */
export const searchedText = (text: string): string =>
  [...seenText(text)].slice(0, searchLimits.textLength).join("").trim();

export const wordsIn = (text: string): string[] => text.match(word) ?? [];

/**
 * The words of a search; without letters and digits, its signs. Null when there is nothing to search for.
 * @param isExact forgives no typos
 */
export function searchedWords(text: string, isExact = false): SearchedWords | null {
  const signs = searchable(searchedText(text));
  if (signs === "") return null;
  const found = wordsIn(signs);
  const words = found.length > 0 ? found : [signs];
  const contained = words.slice(0, searchLimits.words);
  return {
    whole: contained.join(" "),
    contained,
    similar: contained.filter((one) => lettersIn(one) >= minTypoLetters),
    isExact,
  };
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
