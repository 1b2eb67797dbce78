import type { Found } from "../../shared/search/search.ts";
import { searchable } from "../../shared/searchable.ts";
import { type SearchedWords, wordsIn } from "./searched-words.ts";
import { swapsOf } from "./swapped-letters.ts";
import { trigramsOf } from "./trigrams.ts";

/** What was found in place of the words of a search. */
interface NearWords {
  words: string;
  /** Of 0 to 1, on the average of the words. */
  similarity: number;
}

/** What a search finds of a kind. */
export interface FoundRows<Card> extends Found<Card> {
  /** Null where the best row has the words as they are written or nothing like them in its name, and where nothing was found. */
  near: NearWords | null;
}

/**
 * What the best row has in place of the words of a search: the most similar word of its name for each that it does not have.
 * @param name of the row that came first, which has all words if any row has; undefined without one
 * @param text in which the words are looked for besides
 */
export function nearWords(searched: SearchedWords, name: string | undefined, text = ""): NearWords | null {
  if (name === undefined || searched.similar.length === 0) return null;
  const compared = searchable(`${name}\n${text}`);
  if (searched.contained.every((word) => compared.includes(word))) return null;
  const names = wordsIn(searchable(name));
  const near = searched.contained.map((word) => (compared.includes(word) ? asWritten(word) : nearest(word, names)));
  const words = near.map(({ word }) => word).join(" ");
  if (words === searched.whole) return null;
  return {
    words,
    similarity: near.reduce((sum, { similarity }) => sum + similarity, 0) / near.length,
  };
}

interface NearWord {
  word: string;
  similarity: number;
}

const asWritten = (word: string): NearWord => ({ word, similarity: 1 });

function nearest(word: string, names: readonly string[]): NearWord {
  const pieces = trigramsOf(word);
  const swaps = swapsOf(word);
  return names.reduce<NearWord>(
    (best, name) => {
      // A typo changes few letters: “corduory” is “corduroy”, although “cord” has a larger part of its pieces.
      const shared = swaps.some((swap) => name.startsWith(swap)) ? 1 : sharedPart(pieces, trigramsOf(name));
      const similarity = shared * ratioOf(word.length, name.length);
      return similarity > best.similarity ? { word: name, similarity } : best;
    },
    { word, similarity: 0 },
  );
}

const ratioOf = (one: number, other: number): number => Math.min(one, other) / Math.max(one, other);

function sharedPart(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...some].filter((piece) => others.has(piece)).length;
  return shared / (some.size + others.size - shared);
}
