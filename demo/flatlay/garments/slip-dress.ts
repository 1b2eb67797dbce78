import { darker } from "../drawing/colours.ts";
import { mirrored, outline, tube } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import type { Cut } from "./garment-cut.ts";

export function drawSlip(pen: Pen, cut: Cut): void {
  pen.cloth = fabrics.silk;
  const length = cut.length ?? 112;
  const flare = cut.flare ?? 30;
  const next = pen.next;
  for (const s of [1, -1])
    pen.panel(
      outline(
        tube([
          [s * 12.6, 10, 0.5],
          [s * 10.4, -2, 0.5],
          [s * 7, -11, 0.5],
          [s > 0 ? 2 : -0.8, -13.5, 0.5],
          [s * -4, -9, 0.5],
          [s * 8.6, 12, 0.5],
        ]),
      ),
      { fill: darker(cut.fill, 0.12), round: 0.25, drop: 0.4, edge: 0.08, dropBlur: 0.3 },
    );
  pen.panel(
    outline([
      [-13, 9, 1],
      [0, 10.5],
      [13, 9, 1],
      [17, 20, 1],
      [-17, 20, 1],
    ]),
    {
      fill: darker(cut.fill, 0.28),
      round: 0,
      drop: 0,
    },
  );
  pen.panel(
    outline(
      mirrored([
        [0, 15.5],
        [5, 14.6],
        [10, 11],
        [12.8, 8.6, 1],
        [16.4, 15.6],
        [19.6, 20, 1],
        [18.2, 36],
        [21.5, 56],
        [26, 86],
        [flare, length - 2, 1],
        [flare * 0.5, length + 0.6],
        [0, length + 1.2],
      ]),
    ),
    { fill: cut.fill, round: 2, depth: 62 },
  );
  pen.pattern(cut.pattern);
  for (let i = 0; i < 5; i++) {
    const y = 18 + i * 4.2;
    const w = 12.5 - i * 1.2;
    const ends = y - 6 + i * 0.4;
    pen.relief(`M${-w} ${ends}Q0 ${y + 5 + i} ${w} ${ends}`, i % 2 ? -30 : 38, 1.05, 1.8);
  }
  for (let i = 0; i < 9; i++) {
    const t = -1 + (i + 0.5) / 4.5;
    pen.fold(
      t * 15 + (next() - 0.5) * 6,
      38 + next() * 20,
      t * (flare - 3) + (next() - 0.5) * 6,
      length - next() * 8,
      2 + next() * 1.6,
      i % 2 ? 56 : -54,
      (next() - 0.5) * 8,
    );
  }
  for (const s of [1, -1]) {
    pen.fold(s * 18, 34, s * 4, 46 + next() * 8, 1.8, 46, s * 3);
    pen.fold(s * 19, 40, s * 2, 62 + next() * 8, 1.8, -44, s * 3);
  }
}
