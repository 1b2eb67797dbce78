import type { Font } from "fontkit";
import { copyableFont } from "./copyable-font.ts";
import { type Range, wrapLines } from "./line-breaks.ts";
import type { LoadedFont, Weight } from "./load-font.ts";
import type { Fonts } from "./receipt-fonts.ts";
import { type Run, textRunsOf } from "./text-runs.ts";

/** How a piece of text is set; sizes in points. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
}

export interface Line {
  runs: (Run & { width: number })[];
  width: number;
}

export interface Typesetter {
  /** The text in lines no wider than `width`, or in its own lines without one. */
  linesOf(text: string, style: TextStyle, width?: number): Line[];
  /** Draws a line with its left edge at `x` and its top at `y`. */
  drawLine(line: Line, at: { x: number; y: number }, style: TextStyle): void;
  /** Whether every character so far had a font. */
  isWhole(): boolean;
}

const ink = "#1b1916";
/** How far below a line's top letters stand, whatever their font's own height. */
const baseline = 1.069;

/** Sets text in a PDF document, in whatever fonts its characters take. */
export function createTypesetter(doc: PDFKit.PDFDocument, fonts: Fonts): Typesetter {
  const choose = fontChooser(doc);
  let isWhole = true;

  function lineOf(runs: readonly Run[], size: number): Line {
    const measured = runs.map((run) => {
      choose(run.font, size);
      return { ...run, width: doc.widthOfString(run.text, shaping(run)) };
    });
    return { runs: measured, width: measured.reduce((sum, run) => sum + run.width, 0) };
  }

  function linesOfParagraph(text: string, { size, weight = 400 }: TextStyle, width: number): Line[] {
    const paragraph = textRunsOf(text, { fonts, weight });
    isWhole &&= paragraph.isWhole;
    const lineIn = (range: Range) => lineOf(paragraph.runsOf(withoutSpaces(paragraph.text, range)), size);
    const whole = lineIn({ start: 0, end: paragraph.text.length });
    if (whole.width <= width) return [whole];
    return wrapLines(paragraph.text, (range) => lineIn(range).width <= width).map(lineIn);
  }

  return {
    linesOf: (text, style, width = Number.POSITIVE_INFINITY) =>
      text.split("\n").flatMap((paragraph) => linesOfParagraph(paragraph, style, width)),
    drawLine({ runs }, { x, y }, { size, colour = ink }) {
      let at = x;
      for (const run of runs) {
        choose(run.font, size);
        doc.fillColor(colour);
        doc.text(run.text, at, y + size * baseline, { lineBreak: false, baseline: "alphabetic", ...shaping(run) });
        at += run.width;
      }
    },
    isWhole: () => isWhole,
  };
}

function fontChooser(doc: PDFKit.PDFDocument) {
  const registered = new Set<string>();
  return ({ name, font, hasSharedGlyphs }: LoadedFont, size: number): void => {
    if (!registered.has(name)) doc.registerFont(name, asSource(hasSharedGlyphs ? copyableFont(font) : font));
    registered.add(name);
    doc.font(name).fontSize(size);
  };
}

/** With features named, if only none, the library shapes a run as a whole, and not word by word from the left. */
const shaping = ({ isRightToLeft }: Run) => (isRightToLeft ? { features: [] } : {});

/** The PDF library takes opened fonts too, though its types know only files. */
const asSource = (font: Pick<Font, "layout">) => font as unknown as Buffer;

function withoutSpaces(text: string, { start, end }: Range): Range {
  const line = text.slice(start, end);
  return { start: end - line.trimStart().length, end: start + line.trimEnd().length };
}
