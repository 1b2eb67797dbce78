import type { Font, Glyph, GlyphRun } from "fontkit";

/**
 * A font for one document whose text can be searched and copied. The PDF library notes one meaning a glyph, the first, but
 * Arabic draws several letters with one glyph and their dots, and Devanagari draws letters in another order than they are
 * written. Here a glyph has a number of its own for each of its meanings.
 */
export function copyableFont(font: Font): Pick<Font, "layout" | "createSubset"> {
  const numbers = new Map<string, number>();
  const glyphIds: number[] = [];
  const meaning = ({ id, advanceWidth }: Glyph, codePoints: readonly number[]) => {
    const key = [id, ...codePoints].join(" ");
    const number = numbers.get(key) ?? glyphIds.push(id) - 1;
    numbers.set(key, number);
    return { id: number, advanceWidth, codePoints };
  };
  const shaper: Font = Object.assign(Object.create(font), {
    // The font itself returns the same glyph each time, with the letters it first stood for.
    getGlyph: (id: number, codePoints: number[] = []): Glyph =>
      Object.create(font.getGlyph(id, codePoints), { codePoints: { value: codePoints } }),
  });
  return Object.assign(Object.create(font), {
    layout(text: string, features?: string[]) {
      const run = shaper.layout(text, features);
      const meanings = meaningsOf(run, text);
      const glyphs = run.glyphs.map((glyph, at) => meaning(glyph, meanings[at] ?? []));
      return { glyphs, positions: run.positions, advanceWidth: run.advanceWidth };
    },
    createSubset() {
      const subset = font.createSubset() as ReturnType<Font["createSubset"]> & { glyphs: number[] };
      const places = new Map<number, number>();
      const includePart = subset.includeGlyph.bind(subset);
      return Object.assign(subset, {
        // Called with our numbers while text is drawn, and with the font's for parts of glyphs when the subset is written.
        includeGlyph(number: number) {
          const id = glyphIds[number] ?? 0;
          // The box of a missing glyph, which every subset has at its beginning.
          if (id === 0) return 0;
          const place = places.get(number) ?? subset.glyphs.push(id) - 1;
          places.set(number, place);
          return place;
        },
        encode() {
          Object.assign(subset, { includeGlyph: includePart });
          return Object.getPrototypeOf(subset).encode.call(subset);
        },
      });
    },
  });
}

/** What each glyph of a run stands for. */
function meaningsOf({ glyphs }: GlyphRun, text: string): (readonly number[])[] {
  if (!/\p{Script=Devanagari}/u.test(text)) return glyphs.map((it) => it.codePoints);
  // A word as a whole, where glyphs stand in another order than its letters.
  const codePoints = [...text].map((it) => it.codePointAt(0) ?? 0);
  return glyphs.map((_, at) => (at === 0 ? codePoints : []));
}
