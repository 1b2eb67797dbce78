import PDFDocument from "pdfkit";
import type { Fonts } from "./receipt-fonts.ts";
import { createTypesetter, type Line, type TextStyle } from "./typesetter.ts";

/**
 * One A4 page that is drawn from top to bottom, with every text in whatever fonts it takes. In a language that runs from
 * right to left it is mirrored: what is said of left and right here is then meant the other way round.
 */
export interface Sheet {
  left: number;
  right: number;
  bottom: number;
  /** Text in lines no wider than `width`. @returns where the next text may begin. */
  text(text: string, at: { x: number; y: number; width: number }, style: TextStyle): number;
  /** One line that ends at `x`. */
  textBefore(text: string, at: { x: number; y: number }, style: TextStyle): void;
  /** How high a text will be. */
  heightOf(text: string, width: number, style: TextStyle): number;
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

const margin = 56;
const lineHeight = 1.45;

export function openSheet(o: SheetOptions): Sheet {
  const { doc, bytes } = openDocument(o);
  const { linesOf, drawLine, isWhole } = createTypesetter(doc, o.fonts);
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
        drawLine(line, { x: startingAt(x, line), y: at }, style);
        at += style.size * lineHeight;
      }
      return at;
    },
    textBefore(text, { x, y }, style) {
      for (const line of linesOf(text, style)) drawLine(line, { x: endingAt(x, line), y }, style);
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
    isWhole,
    done() {
      doc.end();
      return bytes;
    },
  };
}

function openDocument({ title, author, at, language }: SheetOptions) {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    // No font before the first text: the usual one is read in from its file, and not used.
    font: "",
    lang: language,
    pdfVersion: "1.7",
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  return { doc, bytes };
}
