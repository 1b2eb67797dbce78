import { darker } from "../../drawing/colours.ts";
import { line, outline, type Point } from "../../drawing/curves.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

interface LapelShape {
  /** Half width of the neck. */
  neck: number;
  /** Where the lapels meet, in cm below the neck. */
  opening: number;
  wide?: number;
  notch?: number;
  /** Overlap of a double-breasted front. */
  overlap?: number;
}

export function drawLapels(
  pen: Pen,
  cut: Cut,
  { neck, opening, wide = 9.5, notch = 12.5, overlap = 0 }: LapelShape,
): void {
  for (const s of [-1, 1]) {
    const foot = s * overlap;
    const leaf: Point[] = [
      [foot, opening, 1],
      [s * 4.4, opening * 0.62],
      [s * 7.4, notch - 4],
      [s * (neck + 0.3), 1],
      [s * (neck + 3.4), 4.5],
      [s * (neck + 5.4), notch - 0.5, 1],
      [s * (wide + 7.5), notch - 1.6, 1],
      [s * (wide + 5.4), opening * 0.56],
      [s * (wide * 0.55 + 1) + foot * 0.5, opening * 0.84],
    ];
    pen.panel(outline(leaf), { fill: cut.fill, round: 1, drop: 0.6, dropBlur: 0.7 });
    pen.pattern(cut.pattern, { turn: s * 16 });
    pen.stitch(line(...leaf.slice(6)), darker(cut.fill, 0.3), 0.09, ".4 .35", 0.5);
    pen.fold(foot + s * 0.6, opening - 2, s * 7, notch, 0.9, 40, s);
  }
  for (const s of [-1, 1]) {
    pen.panel(
      outline([
        [s * (neck - 0.9), -1.8],
        [s * (neck + 2.4), 0],
        [s * (neck + 5.6), 6.2],
        [s * (neck + 6.6), notch - 2.6, 1],
        [s * (neck + 1.2), notch - 1.4, 1],
        [s * (neck - 1.9), 5.4],
      ]),
      { fill: cut.fill, round: 0.8, drop: 0.5, dropBlur: 0.5 },
    );
    pen.pattern(cut.pattern, { turn: s * 40 });
  }
  pen.panel(
    outline([
      [-neck + 0.6, -1.6, 1],
      [0, -2.9],
      [neck - 0.6, -1.6, 1],
      [neck - 0.4, 1.2],
      [0, 2.8],
      [-neck + 0.4, 1.2],
    ]),
    { fill: darker(cut.fill, 0.1), round: 0.9, drop: 0.55 },
  );
}

export function drawLining(pen: Pen, lining: string, bottom: number): void {
  pen.panel(
    outline([
      [-7.8, -1, 1],
      [0, 2],
      [7.8, -1, 1],
      [5.5, 21],
      [0, bottom, 1],
      [-5.5, 21],
    ]),
    {
      fill: lining,
      round: 0,
      drop: 0,
      edge: 0,
    },
  );
  pen.colour.push(`<rect x="-2.8" y="4" width="5.6" height="2.8" fill="#efe7d8"/>`);
  pen.occlude(`M-8 -1L0 ${bottom - 1}L8 -1`, 0.55, 2, 3);
}

export function drawFlap(pen: Pen, cut: Cut, x: number, y: number, width: number, height: number, tilt = 0): void {
  const left = x - width / 2;
  const right = x + width / 2;
  pen.panel(
    outline([
      [left, y + tilt, 1],
      [right, y - tilt, 1],
      [right - 0.2, y + height - tilt - 0.8],
      [right - 1.2, y + height - tilt, 1],
      [left + 1.2, y + height + tilt, 1],
      [left + 0.2, y + height + tilt - 0.8],
    ]),
    { fill: cut.fill, round: 0.5, depth: 34, drop: 0.42, dropBlur: 0.4 },
  );
  pen.pattern(cut.pattern, { at: [0.4, 0.4] });
  pen.stitch(line([left + 0.6, y + height - 0.6], [right - 0.6, y + height - 0.6]), darker(cut.fill, 0.35), 0.1);
}

/** The front that lies on top, from the break of the lapels to the hem. */
export function drawFront(pen: Pen, cut: Cut, overlap: number, from: number, length: number): void {
  pen.panel(
    outline([
      [overlap, from, 1],
      [overlap + 0.4, length * 0.78],
      [overlap - (overlap ? 0 : 2.5), length - (overlap ? 0 : 1.8)],
      [overlap - (overlap ? 2 : 6), length + 0.2, 1],
      [-12, length, 1],
      [-13, from + 4.5, 1],
      [-4, from - 3.5, 1],
    ]),
    { fill: cut.fill, round: 0.7, depth: 40, drop: 0.5, dropBlur: 0.6, edge: 0 },
  );
  pen.pattern(cut.pattern);
}
