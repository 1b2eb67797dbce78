import { lighter } from "../../drawing/colours.ts";
import { outline, type Point } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

const square: Point[] = [
  [0, -17, 1],
  [8, -9.4],
  [17, 0, 1],
  [9, 8.6],
  [0, 17, 1],
  [-8.6, 9],
  [-17, 0, 1],
  [-9, -8.4],
];

export function drawFoulard(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.silk, wrinkle: 1, shine: 0.2 };
  const border = cut.second ?? "#f2e4cc";
  const diamond = (half: number) => `M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`;
  const frame = (half: number, colour: string, width: number) =>
    `<path d="${diamond(half)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  pen.panel(outline(square), { fill: cut.fill, round: 1.2 });
  pen.paint(`<path d="${diamond(11.8)}" fill="${cut.third ?? lighter(cut.fill, 0.6)}"/>`);
  pen.pattern(cut.pattern, { turn: 45 });
  pen.paint(frame(14.4, border, 1.4) + frame(17, cut.fill, 4.4) + frame(13.2, border, 0.9));
  pen.fold(-15, 1, 3, -9, 1.1, 44, 2);
  pen.fold(-12, 4, 6, 8, 1.3, -40, 2);
  pen.fold(3, -14, 8, 8, 1.3, 40, 3);
  pen.fold(-2, 14, 12, -1, 1, -36, 2);
}
