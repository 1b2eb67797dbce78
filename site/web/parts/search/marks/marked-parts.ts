import { searchable } from "../../../../shared/searchable.ts";

interface TextPart {
  text: string;
  /** Where it begins in the whole text. */
  at: number;
  isMarked: boolean;
}

/** With fewer letters, a search finds only what begins with them. */
const minLettersInside = 3;
const letter = /[\p{L}\p{N}]/u;

/**
 * The text in its order, cut where something of the search begins and ends.
 * @param words as a search compares them: in lower case and without accents
 */
export function markedParts(text: string, words: readonly string[]): TextPart[] {
  const { compared, origins, characters } = comparable(text);
  const marked = new Set<number>();
  for (const word of words.map(oneSigma))
    for (const at of placesOf(word, compared))
      for (const origin of origins.slice(at, at + word.length)) marked.add(origin);
  const parts: TextPart[] = [];
  for (const [index, character] of characters.entries()) {
    const last = parts.at(-1);
    const isMarked = marked.has(index);
    if (last?.isMarked === isMarked) last.text += character.text;
    else parts.push({ ...character, isMarked });
  }
  return parts;
}

/** A text as it is compared, with the character behind each of its code units. */
function comparable(text: string) {
  let compared = "";
  const origins: number[] = [];
  const characters: { text: string; at: number }[] = [];
  let at = 0;
  for (const character of text) {
    const units = oneSigma(searchable(character));
    const last = characters.at(-1);
    // An accent of its own belongs to the letter before it.
    if (units === "" && last) last.text += character;
    else characters.push({ text: character, at });
    compared += units;
    origins.push(...Array<number>(units.length).fill(characters.length - 1));
    at += character.length;
  }
  return { compared, origins, characters };
}

/** At the end of a word, the Greek letter has another form. */
const oneSigma = (text: string) => text.replaceAll("ς", "σ");

function placesOf(word: string, text: string): number[] {
  if (word === "") return [];
  const places: number[] = [];
  const isLong = [...word].filter((one) => letter.test(one)).length >= minLettersInside;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isLong || !letter.test([...text.slice(0, at)].at(-1) ?? "")) places.push(at);
  return places;
}
