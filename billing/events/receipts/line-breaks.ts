/** A part of a text, in UTF-16 code units; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Cuts a text into lines that fit: after spaces, and between the words of scripts that write none. A word that fits no
 * line is cut between letters.
 */
export function wrapLines(text: string, fits: (range: Range) => boolean): Range[] {
  const lines: Range[] = [];
  let line: Range | undefined;
  for (const piece of wordsOf(text).flatMap((word) => (fits(word) ? [word] : cut(text, word, fits)))) {
    const longer: Range = { start: line?.start ?? piece.start, end: piece.end };
    if (line && !fits(longer)) lines.push(line);
    line = line && !fits(longer) ? piece : longer;
  }
  return line ? [...lines, line] : lines;
}

const words = new Intl.Segmenter("en", { granularity: "word" });
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Closing punctuation, small kana, and marks that repeat or lengthen what is before them. */
const neverFirst = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}\p{M}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ〜～]/u;
const neverLast = /[\p{Ps}\p{Pi}]$/u;

function wordsOf(text: string): Range[] {
  const found: Range[] = [];
  let start = 0;
  for (const space of text.matchAll(/ +|$/g)) {
    const end = space.index + space[0].length;
    if (end > start) found.push(...wordsWithoutSpaces(text, { start, end }));
    start = end;
  }
  return found;
}

function wordsWithoutSpaces(text: string, { start, end }: Range): Range[] {
  const part = text.slice(start, end);
  if (!withoutSpaces.test(part)) return [{ start, end }];
  const breaks = [...words.segment(part)]
    .map(({ index }) => index)
    .filter((at) => mayBreak(part.slice(0, at), part.slice(at)));
  return [0, ...breaks].map((at, number) => ({ start: start + at, end: start + (breaks[number] ?? part.length) }));
}

function mayBreak(before: string, after: string): boolean {
  if (before === "" || neverFirst.test(after) || neverLast.test(before)) return false;
  return withoutSpaces.test(before.slice(-1)) || withoutSpaces.test(after.slice(0, 1)) || /[。、，]$/.test(before);
}

function cut(text: string, { start, end }: Range, fits: (range: Range) => boolean): Range[] {
  const pieces: Range[] = [];
  let piece: Range = { start, end: start };
  for (const { index, segment } of letters.segment(text.slice(start, end))) {
    const longer = { start: piece.start, end: start + index + segment.length };
    if (piece.end > piece.start && !fits(longer)) {
      pieces.push(piece);
      piece = { start: piece.end, end: longer.end };
    } else piece = longer;
  }
  return [...pieces, piece];
}
