import { darker, mix } from "../drawing/colours.ts";
import { line, outline, type Point } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawWaistband } from "./construction/waistband.ts";
import type { Cut } from "./garment-cut.ts";

/** Knife-pleated skirt; every pleat is a panel of its own. */
export function drawPleatedSkirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.wool, wrinkle: 0.3, thick: 0.8, ...cut.cloth };
  const length = cut.length ?? 74;
  const waist = 17.5;
  const flare = cut.flare ?? 38;
  const pleats = cut.pleats ?? 15;
  const next = pen.next;
  const across = (t: number, y: number) => t * (waist + (flare - waist) * ((y - 3) / (length - 3)) ** 0.92);
  const hem = (t: number) => length - t * t * 5;
  for (let i = 0; i < pleats; i++) {
    const from = -1 + (2 * i) / pleats;
    const to = -1 + (2 * (i + 1)) / pleats + 0.02;
    const middle = (from + to) / 2;
    pen.panel(
      outline([
        [across(from, 3), 3, 1],
        [across(to, 3), 3, 1],
        [across(to, length * 0.4), length * 0.4],
        [across(to, length), hem(to) - 0.9 + (next() - 0.5) * 0.6, 1],
        [across(middle, length), hem(middle) + 0.5],
        [across(from, length), hem(from) + 0.7 + (next() - 0.5) * 0.4, 1],
        [across(from, length * 0.4), length * 0.4],
      ]),
      {
        fill: i % 2 ? cut.fill : mix(cut.fill, darker(cut.fill, 0.5), 0.06),
        round: 0.9,
        depth: 44,
        drop: 0.5,
        dropBlur: 0.5,
        off: [0.5, 0.2],
      },
    );
    pen.pattern(cut.pattern, { at: [across(from, length), 0], turn: -from * 15 });
    const ridge: Point[] = [
      [across(from, 3) + 0.3, 3],
      [across(from, length * 0.4) + 0.4, length * 0.4],
      [across(from, length) + 0.5, length],
    ];
    pen.relief(line(...ridge), 60, 0.25, 0.5);
    pen.fold(across(middle, length * 0.5), length * 0.4, across(middle, length), length, 1, 26);
  }
  drawWaistband(pen, cut, waist, 4, "#efe6d6");
}
