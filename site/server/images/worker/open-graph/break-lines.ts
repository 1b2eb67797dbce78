import { type TextStyle, widthOf } from "./set-text.ts";

export interface FittedText {
  lines: string[];
  sizePx: number;
}

/** In which a text is set as large as its box allows; the smallest size takes what there is, cut. */
export interface TextBox {
  widthPx: number;
  heightPx: number;
  /** The largest first. */
  sizesPx: readonly number[];
  /** In parts of the size. */
  leading: number;
}

export function fitText(text: string, style: Omit<TextStyle, "sizePx">, box: TextBox): FittedText {
  for (const sizePx of box.sizesPx) {
    const lines = balancedLines(text, { ...style, sizePx }, box.widthPx);
    if (lines && lines.length * sizePx * box.leading <= box.heightPx) return { lines, sizePx };
  }
  const sizePx = box.sizesPx.at(-1) ?? 0;
  const count = Math.max(1, Math.floor(box.heightPx / (sizePx * box.leading)));
  return { lines: cutLines(text, { ...style, sizePx }, box.widthPx, count), sizePx };
}

/** Null where a word is wider than a line. */
function linesOf(words: string[], style: TextStyle, widthPx: number): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (widthOf(longer, style) <= widthPx) lines.splice(-1, 1, longer);
    else if (widthOf(word, style) <= widthPx) lines.push(word);
    else return null;
  }
  return lines;
}

/** As few lines as possible, and among those the ones that differ least in their widths. */
function balancedLines(text: string, style: TextStyle, widthPx: number): string[] | null {
  const words = text.split(" ");
  let best = linesOf(words, style, widthPx);
  const count = best?.length ?? 0;
  for (let narrower = widthPx * 0.96; narrower > widthPx * 0.5; narrower *= 0.96) {
    const lines = linesOf(words, style, narrower);
    if (lines?.length !== count) break;
    best = lines;
  }
  return best;
}

/** Words that are wider than a line are broken anywhere. */
function cutLines(text: string, style: TextStyle, widthPx: number, count: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const letter of text) {
    if (widthOf(line + letter, style) <= widthPx) {
      line += letter;
      continue;
    }
    const space = line.lastIndexOf(" ");
    const isBetweenWords = space > line.length / 2;
    lines.push(isBetweenWords ? line.slice(0, space) : line);
    if (lines.length === count) return [...lines.slice(0, -1), shortenedLine(`${line}${letter}`, style, widthPx)];
    line = isBetweenWords ? line.slice(space + 1) + letter : letter;
  }
  return [...lines, line];
}

/** What fits on one line, with an ellipsis where that isn’t all. */
export function shortenedLine(text: string, style: TextStyle, widthPx: number): string {
  if (widthOf(text, style) <= widthPx) return text;
  let kept = text;
  while (kept && widthOf(`${kept}…`, style) > widthPx) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
