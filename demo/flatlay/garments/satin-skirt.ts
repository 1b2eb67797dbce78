import { outline, type Point } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawWaistband } from "./construction/waistband.ts";
import type { Cut } from "./garment-cut.ts";

export function drawSatinSkirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.silk, wrinkle: 1.2, ...cut.cloth };
  const length = cut.length ?? 82;
  const flare = cut.flare ?? 31;
  const next = pen.next;
  const side: Point[] = [
    [17, 3, 1],
    [21.6, 20],
    [23.6, 36],
    [flare - 2, length - 18],
    [flare, length - 3, 1],
    [flare * 0.5, length + 0.2],
  ];
  pen.panel(
    outline([
      [0, 3],
      ...side,
      [0, length + 0.9],
      ...side
        .slice()
        .reverse()
        .map(([x, y, c]): Point => [-x, y, c]),
    ]),
    { fill: cut.fill, round: 2, depth: 60 },
  );
  pen.pattern(cut.pattern);
  for (let i = 0; i < 9; i++) {
    const t = -1 + (i + 0.5) / 4.5;
    pen.fold(
      t * 13 + (next() - 0.5) * 5,
      10 + next() * 22,
      t * (flare - 3) + (next() - 0.5) * 5,
      length - next() * 8,
      1.9 + next() * 1.5,
      i % 2 ? 52 : -50,
      (next() - 0.5) * 7,
    );
  }
  for (const s of [1, -1]) pen.fold(s * 22, 22, s * 5, 34 + next() * 8, 1.7, 40, s * 3);
  drawWaistband(pen, cut, 17, 2.8, "#efe6d6");
}
