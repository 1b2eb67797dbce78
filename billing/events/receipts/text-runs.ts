import bidiFactory, { type EmbeddingLevels } from "bidi-js";
import type { Range } from "./line-breaks.ts";
import type { LoadedFont, Weight } from "./load-font.ts";
import { isInvisible, normalizeText, unknownCharacter } from "./normalize-text.ts";
import type { Fonts } from "./receipt-fonts.ts";

/** A stretch of text in one font and one direction. */
export interface Run {
  font: LoadedFont;
  /** In the order in which the PDF library takes it. */
  text: string;
  isRightToLeft: boolean;
}

/** The runs of a text without line breaks, ready to be measured and drawn. */
export interface TextRuns {
  text: string;
  /** Whether every character of it has a font. */
  isWhole: boolean;
  /** What a line of it consists of, from left to right. */
  runsOf(line: Range): Run[];
}

const bidi = bidiFactory();
/** Letters and marks that make a part of a text run from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u061c\u200f\u2067]/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export function textRunsOf(given: string, { fonts, weight }: { fonts: Fonts; weight: Weight }): TextRuns {
  const normalized = normalizeText(given);
  const fontOf = fonts.of(given, weight);
  const text = withUnknownReplaced(normalized, (it) => isInvisible(it) || fontOf(it) !== undefined);
  const levels = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, "auto") : undefined;
  return {
    text,
    isWhole: text === normalized,
    runsOf: (line) => inVisualOrder(partsOf(text, line, fontOf, levels), text, line, levels).map(runOf),
  };
}

/** A character that consists of several, such as a flag or a family, is replaced as a whole. */
function withUnknownReplaced(text: string, isKnown: (character: string) => boolean): string {
  if ([...text].every(isKnown)) return text;
  return [...graphemes.segment(text)]
    .map(({ segment }) => ([...segment].every(isKnown) ? segment : unknownCharacter))
    .join("");
}

interface Part {
  font: LoadedFont;
  level: number;
  start: number;
  text: string;
}

/** Accents, joiners and spaces stay in the font of the letter before them where it has them, or the letter loses them. */
const staysWithLetter = /^(?:\p{M}|\u200c|\u200d| )$/u;

function partsOf(
  text: string,
  { start, end }: Range,
  fontOf: (character: string) => LoadedFont | undefined,
  levels: EmbeddingLevels | undefined,
): Part[] {
  const parts: Part[] = [];
  let at = start;
  for (const character of text.slice(start, end)) {
    const last = parts.at(-1);
    const level = levels?.levels[at] ?? 0;
    const isKept =
      last && staysWithLetter.test(character) && last.font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    const font = isKept ? last.font : isInvisible(character) ? undefined : fontOf(character);
    if (font && last?.font === font && last.level === level) last.text += character;
    else if (font) parts.push({ font, level, start: at, text: character });
    at += character.length;
  }
  return parts;
}

function inVisualOrder(
  parts: Part[],
  text: string,
  { start, end }: Range,
  levels: EmbeddingLevels | undefined,
): readonly Part[] {
  if (!levels) return parts;
  const order = bidi.getReorderedIndices(text, levels, start, end - 1);
  const positions = new Map(order.map((index, position) => [index, position]));
  return parts.toSorted((a, b) => (positions.get(a.start) ?? 0) - (positions.get(b.start) ?? 0));
}

/** Runs with these letters are turned around by the PDF library, others are not. */
const turnedByLibrary = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function runOf({ font, level, text }: Part): Run {
  const isRightToLeft = level % 2 === 1;
  const mirrored = isRightToLeft ? text.replace(/./gu, (it) => bidi.getMirroredCharacter(it) ?? it) : text;
  const isTurned = turnedByLibrary.test(text);
  return { font, isRightToLeft, text: isTurned === isRightToLeft ? mirrored : [...mirrored].reverse().join("") };
}
