import PDFDocument from "pdfkit";
import { fontFile, type Part, runsOf, type Weight } from "./receipt-fonts.ts";

/** How a piece of text stands on the sheet; sizes in points. */
export interface Style {
  size: number;
  weight?: Weight;
  colour?: string;
}

/** One A4 page that is drawn from top to bottom, with every text in whatever fonts it takes. */
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
  /** Whether every sign so far could be drawn. */
  isWhole(): boolean;
  done(): Promise<Uint8Array>;
}

const margin = 56;
const ink = "#1b1916";
const lineHeight = 1.45;

/** Fonts that a document has taken apart, by their names. */
const parsed = new Map<string, Buffer>();

/**
 * What the library made of the font in use. To take a font apart is most of the work of a sheet, and the library takes
 * what it has made once instead of the file, though its types know only files.
 */
const parsedBehind = (doc: object) => (doc as { _font?: { font?: Buffer } })._font?.font;

export function openSheet(o: { title: string; author: string; at: Date; language: string }): Sheet {
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
  const chosen = new Set<string>();

  function choose(part: Part, { size, weight = 400 }: Style): void {
    const name = `${part} ${weight}`;
    if (!chosen.has(name)) doc.registerFont(name, parsed.get(name) ?? fontFile(part, weight));
    chosen.add(name);
    doc.font(name).fontSize(size);
    const font = parsed.has(name) ? undefined : parsedBehind(doc);
    if (font) parsed.set(name, font);
  }

  function widthOf(text: string, style: Style): number {
    let width = 0;
    for (const run of runsOf(text).runs) {
      choose(run.part, style);
      width += doc.widthOfString(run.text);
    }
    return width;
  }

  function line(text: string, x: number, y: number, style: Style): void {
    const cut = runsOf(text);
    isWhole &&= cut.isWhole;
    let at = x;
    for (const run of cut.runs) {
      choose(run.part, style);
      doc.fillColor(style.colour ?? ink);
      doc.text(run.text, at, y, { lineBreak: false });
      at += doc.widthOfString(run.text);
    }
  }

  /** Broken between words; a word that is wider than the line is broken within. */
  function lines(text: string, width: number, style: Style): string[] {
    const broken: string[] = [];
    for (const paragraph of text.split("\n")) {
      let current = "";
      for (const word of paragraph.split(/ +/).flatMap((it) => pieces(it, width, style))) {
        const longer = current === "" ? word : `${current} ${word}`;
        if (current !== "" && widthOf(longer, style) > width) {
          broken.push(current);
          current = word;
        } else current = longer;
      }
      broken.push(current);
    }
    return broken;
  }

  function pieces(word: string, width: number, style: Style): string[] {
    if (widthOf(word, style) <= width) return [word];
    const cut: string[] = [];
    let piece = "";
    for (const sign of word) {
      if (piece !== "" && widthOf(piece + sign, style) > width) {
        cut.push(piece);
        piece = "";
      }
      piece += sign;
    }
    return [...cut, piece];
  }

  return {
    left: margin,
    right: doc.page.width - margin,
    bottom: doc.page.height - margin,
    text(text, { x, y, width }, style) {
      let at = y;
      for (const it of lines(text, width, style)) {
        line(it, x, at, style);
        at += style.size * lineHeight;
      }
      return at;
    },
    textBefore: (text, { x, y }, style) => line(text, x - widthOf(text, style), y, style),
    heightOf: (text, width, style) => lines(text, width, style).length * style.size * lineHeight,
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
