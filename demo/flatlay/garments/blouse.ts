import { darker, lighter } from "../drawing/colours.ts";
import { outline, tube } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawBody } from "./construction/body.ts";
import type { Cut } from "./garment-cut.ts";

/** With a bow unless the collar is plain. */
export function drawBlouse(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.silk, shine: 0.12, wrinkle: 1.1 };
  const {
    neckDepth: d,
    shoulder,
    slope,
    length,
  } = drawBody(pen, cut, {
    shape: { neck: 8.5, neckDepth: 15, chest: 25, waist: 24.5, hem: 26.5, length: cut.length ?? 62, shoulder: 19.5 },
    sleeve: { fall: 24, bend: 3, upper: 27, lower: 27, elbow: 18, cuff: 8.5, puff: 2.4, bell: 3.6 },
    cuff: "gather",
    neckline: "v",
    hem: "straight",
    inner: darker(cut.fill, 0.25),
  });
  for (const s of [1, -1])
    for (let i = 0; i < 6; i++)
      pen.fold(
        s * (shoulder - 1.5 - i * 2),
        slope + 1 - i * 0.35,
        s * (shoulder - 3 - i * 2.4),
        slope + 10 + pen.next() * 9,
        0.6,
        i % 2 ? 40 : -44,
      );
  pen.seam(`M0 ${d}V${length}`, 0.25);
  for (let y = d + 4; y < length - 6; y += 5.4) pen.button(0.9, y, 0.42, cut.button ?? lighter(cut.fill, 0.4), false);
  for (const s of [1, -1])
    pen.panel(
      outline(
        tube([
          [s * 9, -0.4, 2.2],
          [s * 5.5, 8, 2.6],
          [s * 0.8, d, 2.2],
        ]),
      ),
      { fill: cut.fill, round: 1, drop: 0.4 },
    );
  if (cut.collar !== "plain") drawBow(pen, cut, d);
}

function drawBow(pen: Pen, cut: Cut, d: number): void {
  for (const [s, length] of [
    [-1, 24],
    [1, 20],
  ] as const) {
    pen.panel(
      outline(
        tube([
          [0, d + 1, 2],
          [s * 2.2, d + 8, 4],
          [s * 3.2, d + length * 0.7, 4.8],
          [s * 4.4, d + length, 5.4],
        ]),
      ),
      {
        fill: cut.fill,
        round: 1.2,
        drop: 0.5,
      },
    );
    pen.pattern(cut.pattern, { turn: 10 * s });
    pen.fold(s * 0.6, d + 2, s * 3.6, d + length - 2, 0.6, -50);
    pen.fold(s * 1.4, d + 3, s * 4.8, d + length - 3, 0.5, 44);
  }
  for (const s of [-1, 1]) {
    pen.panel(
      outline([
        [0, d - 0.6, 1],
        [s * 4, d - 4],
        [s * 10, d - 4.4],
        [s * 12, d - 0.4],
        [s * 9.5, d + 3],
        [s * 4, d + 2.2],
        [0, d + 1.6, 1],
      ]),
      { fill: cut.fill, round: 1.6, drop: 0.5 },
    );
    pen.pattern(cut.pattern, { turn: -20 * s });
    pen.fold(s, d + 0.4, s * 9, d - 1.4, 0.6, -56);
    pen.fold(s, d, s * 9, d + 1.2, 0.6, 40);
  }
  pen.panel(
    outline([
      [-1.7, d - 1.5],
      [1.7, d - 1.5],
      [1.9, d + 2.2],
      [-1.9, d + 2.2],
    ]),
    { fill: cut.fill, round: 1.2, drop: 0.5 },
  );
}
