/** Shorter words become too many others, and longer ones are similar with two letters swapped. */
const swappable = /^[a-z]{4,8}$/;

/** The transpositions of a word: what was meant if two neighbouring letters changed places, such as “skirt” of “skrit”. */
export function swapsOf(word: string): string[] {
  if (!swappable.test(word)) return [];
  const swaps = Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
  return swaps.filter((swap) => swap !== word);
}
