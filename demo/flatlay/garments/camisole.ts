import { darker } from "../drawing/colours.ts";
import { line, outline, type Point, tube } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import type { Cut } from "./garment-cut.ts";

export function drawCamisole(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.silk, wrinkle: 1.1 };
  const length = cut.length ?? 54;
  const next = pen.next;
  drawStraps(pen, cut);
  pen.panel(
    outline([
      [-13, 10, 1],
      [0, 12.5],
      [13, 10, 1],
      [17, 21, 1],
      [-17, 21, 1],
    ]),
    {
      fill: darker(cut.fill, 0.28),
      round: 0,
      drop: 0,
    },
  );
  const half: Point[] = [
    [0, 18, 1],
    [6, 14.2],
    [12.8, 9.4, 1],
    [16.4, 16.4],
    [20, 21, 1],
    [19.4, 34],
    [22, length - 1, 1],
    [11, length + 0.4],
    [0, length + 0.8],
  ];
  const right = outline([
    ...half,
    ...half
      .filter(([x]) => x > 0)
      .reverse()
      .map(([x, y, c]): Point => [-x, y, c]),
  ]);
  pen.panel(right, { fill: cut.fill, round: 1.8, depth: 60 });
  pen.pattern(cut.pattern);
  for (let i = 0; i < 7; i++) {
    const t = -1 + (i + 0.5) / 3.5;
    pen.fold(
      t * 14 + (next() - 0.5) * 5,
      26 + next() * 8,
      t * 20 + (next() - 0.5) * 4,
      length - next() * 5,
      1.6,
      i % 2 ? 46 : -46,
      (next() - 0.5) * 5,
    );
  }
  for (const s of [1, -1]) pen.fold(s * 19, 24, s * 5, 33 + next() * 5, 1.5, 42, s * 3);
  pen.stitch(
    line([-22, length - 2.4], [0, length - 1], [22, length - 2.4]),
    darker(cut.fill, 0.25),
    0.09,
    ".4 .3",
    0.6,
  );
}

function drawStraps(pen: Pen, cut: Cut): void {
  // Both straps fall to the same side, as real ones do.
  const lean = pen.next() < 0.5 ? 1 : -1;
  for (const s of [1, -1]) {
    const strap = tube([
      [s * 12.7, 11, 0.5],
      [s * 12.9 + lean * 0.6, 4, 0.5],
      [s * 11.4 + lean * 3.4, -1.6, 0.5],
      [s * 9.6 + lean * 5.4, -2.2, 0.5],
      [s * 8.6 + lean * 5.2, 1.4, 0.5],
      [s * 9 + lean * 2, 7, 0.5],
      [s * 10.2, 12.4, 0.5],
    ]);
    const fill = darker(cut.fill, 0.12);
    pen.panel(outline(strap), { fill, round: 0.25, drop: 0.4, edge: 0.08, dropBlur: 0.3 });
  }
}
