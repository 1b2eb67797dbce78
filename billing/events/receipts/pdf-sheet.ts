import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import { copyableFont } from "./copyable-font.ts";
import { type Range, wrapLines } from "./line-breaks.ts";
import type { LoadedFont, Weight } from "./load-font.ts";
import { paragraphOf, type Run } from "./paragraph.ts";
import type { Fonts } from "./receipt-fonts.ts";

/** How a piece of text stands on the sheet; sizes in points. */
interface Style {
  size: number;
  weight?: Weight;
  colour?: string;
}

/**
 * One A4 page that is drawn from top to bottom, with every text in whatever fonts it takes. In a language that runs from
 * right to left it is mirrored: what is said of left and right here is then meant the other way round.
 */
export interface Sheet {
  left: number;
  right: number;
  bottom: number;
  /** Text in lines no wider than `width`. @returns where the next text may begin. */
  text(text: string, at: { x: number; y: number; width: number }, style: Style): number;
  /** One line that ends at `x`. */
  textBefore(text: string, at: { x: number; y: number }, style: Style): void;
  /** How high a text will be. */
  heightOf(text: string, width: number, style: Style): number;
  rule(y: number): void;
  /** Whether every character so far could be drawn. */
  isWhole(): boolean;
  done(): Promise<Uint8Array>;
}

interface SheetOptions {
  title: string;
  author: string;
  at: Date;
  language: string;
  direction: "ltr" | "rtl";
  fonts: Fonts;
}

interface Line {
  runs: (Run & { width: number })[];
  width: number;
}

const margin = 56;
const ink = "#1b1916";
const lineHeight = 1.45;
/** How far below a line's top letters stand, whatever their font's own height. */
const baseline = 1.069;

export function openSheet(o: SheetOptions): Sheet {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    // No font before the first text: the usual one is read in from its file, and not used.
    font: "",
    lang: o.language,
    pdfVersion: "1.7",
    displayTitle: true,
    info: { Title: o.title, Author: o.author, CreationDate: o.at, ModDate: o.at },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  let isWhole = true;
  const registered = new Set<string>();

  function choose({ name, font, hasSharedGlyphs }: LoadedFont, size: number): void {
    if (!registered.has(name)) doc.registerFont(name, asSource(hasSharedGlyphs ? copyableFont(font) : font));
    registered.add(name);
    doc.font(name).fontSize(size);
  }

  /** With features named, if only none, the library shapes a run as a whole, and not word by word from the left. */
  const shaping = ({ isRightToLeft }: Run) => (isRightToLeft ? { features: [] } : {});

  function widthOf(run: Run, size: number): number {
    choose(run.font, size);
    return doc.widthOfString(run.text, shaping(run));
  }

  function linesOf(text: string, style: Style, width = Number.POSITIVE_INFINITY): Line[] {
    return text.split("\n").flatMap((it) => {
      const paragraph = paragraphOf(it, { fonts: o.fonts, weight: style.weight ?? 400 });
      isWhole &&= paragraph.isWhole;
      const lineOf = (range: Range): Line => {
        const runs = paragraph
          .runsOf(withoutSpaces(paragraph.text, range))
          .map((run) => ({ ...run, width: widthOf(run, style.size) }));
        return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
      };
      const whole = lineOf({ start: 0, end: paragraph.text.length });
      if (whole.width <= width) return [whole];
      return wrapLines(paragraph.text, (range) => lineOf(range).width <= width).map(lineOf);
    });
  }

  function drawLine({ runs }: Line, x: number, y: number, { size, colour = ink }: Style): void {
    let at = x;
    for (const run of runs) {
      choose(run.font, size);
      doc.fillColor(colour);
      doc.text(run.text, at, y + size * baseline, { lineBreak: false, baseline: "alphabetic", ...shaping(run) });
      at += run.width;
    }
  }

  /** Where a line begins that starts, or ends, at `x`, in the direction of the page. */
  const startingAt = (x: number, { width }: Line) => (o.direction === "ltr" ? x : doc.page.width - x - width);
  const endingAt = (x: number, { width }: Line) => (o.direction === "ltr" ? x - width : doc.page.width - x);

  return {
    left: margin,
    right: doc.page.width - margin,
    bottom: doc.page.height - margin,
    text(text, { x, y, width }, style) {
      let at = y;
      for (const line of linesOf(text, style, width)) {
        drawLine(line, startingAt(x, line), at, style);
        at += style.size * lineHeight;
      }
      return at;
    },
    textBefore(text, { x, y }, style) {
      for (const line of linesOf(text, style)) drawLine(line, endingAt(x, line), y, style);
    },
    heightOf: (text, width, style) => linesOf(text, style, width).length * style.size * lineHeight,
    rule(y) {
      doc
        .moveTo(margin, y)
        .lineTo(doc.page.width - margin, y)
        .lineWidth(0.5)
        .strokeColor("#c9c2b6")
        .stroke();
    },
    isWhole: () => isWhole,
    async done() {
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

/** The PDF library takes opened fonts too, though its types know only files. */
const asSource = (font: Pick<Font, "layout">) => font as unknown as Buffer;

function withoutSpaces(text: string, { start, end }: Range): Range {
  const line = text.slice(start, end);
  return { start: end - line.trimStart().length, end: start + line.trimEnd().length };
}
