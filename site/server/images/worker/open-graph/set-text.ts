import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import { type Family, fontFiles } from "./font-files.ts";

/** A line as an SVG path whose baseline begins at 0, 0. */
export interface SetText {
  path: string;
  widthPx: number;
}

export interface TextStyle {
  family: Family;
  sizePx: number;
  /** Beside what the font itself says, in parts of the size. */
  tracking?: number;
}

const fonts = Map.groupBy(fontFiles.map(opened), ({ family }) => family);

function opened({ family, file }: (typeof fontFiles)[number]): { family: Family; font: Font } {
  const font = create(readFileSync(file));
  if (!("layout" in font)) throw new Error(`${file.pathname} is a collection of fonts.`);
  return { family, font };
}

const fontOf = (letter: string, family: Family): Font | undefined =>
  fonts.get(family)?.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))?.font;

/**
 * The text without emoji and other signs that the fonts lack; null where a letter or digit is missing, such as all of a
 * Greek title.
 */
export function drawable(text: string, family: Family): string | null {
  const drawn: string[] = [];
  for (const letter of text.normalize("NFC").replace(/\s+/g, " "))
    if (fontOf(letter, family)) drawn.push(letter);
    else if (/[\p{L}\p{M}\p{N}]/u.test(letter) && letter !== "\uFE0F") return null;
  return drawn.join("").replace(/ +/g, " ").trim() || null;
}

/** @param text that is `drawable` */
export function setText(text: string, { family, sizePx, tracking = 0 }: TextStyle): SetText {
  const paths: string[] = [];
  let x = 0;
  for (const { font, letters } of runsOf(text, family)) {
    const scale = sizePx / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    glyphs.forEach((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const moved = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale);
      paths.push(moved.toSVG());
      x += xAdvance * scale + tracking * sizePx;
    });
  }
  return { path: paths.join(""), widthPx: x };
}

/** Of a line at a size of 1, without tracking: breaking a title into lines measures its parts again and again. */
const measured = new LRUCache<string, number>({ max: 2_000 });

/** What `setText` would answer, without the path. */
export function widthOf(text: string, { family, sizePx, tracking = 0 }: TextStyle): number {
  const key = `${family} ${text}`;
  const known = measured.get(key);
  const width =
    known ??
    runsOf(text, family).reduce((sum, { font, letters }) => {
      return sum + font.layout(letters).advanceWidth / font.unitsPerEm;
    }, 0);
  if (known === undefined) measured.set(key, width);
  return sizePx * (width + tracking * [...text].length);
}

function runsOf(text: string, family: Family): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text) {
    const font = fontOf(letter, family);
    const last = runs.at(-1);
    if (last?.font === font) last!.letters += letter;
    else if (font) runs.push({ font, letters: letter });
  }
  return runs;
}
