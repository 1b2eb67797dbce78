import { darker, lighter } from "../../drawing/colours.ts";
import { outline, oval, type Point, round, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

export function drawSunglasses(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.metal, grain: 0.008, warp: 0.05, thick: 1.1, shine: 0.6, gloss: 26 };
  for (const s of [1, -1])
    pen.panel(
      outline(
        tube([
          [s * 7, -1.6, 0.8],
          [s * 4.4, -4.6, 0.7],
          [s * -3.4, -5.6 - (s > 0 ? 0.8 : 0), 0.65],
          [s * -6.2, -4.4 - (s > 0 ? 1 : 0), 0.55],
        ]),
      ),
      { fill: cut.fill, round: 0.35, drop: 0.4 },
    );
  const id = pen.name();
  pen.defs.push(
    `<linearGradient id="${id}" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="${darker(cut.lens ?? "#5a4636", 0.45)}"/><stop offset=".7" stop-color="${cut.lens ?? "#5a4636"}"/><stop offset="1" stop-color="${lighter(cut.lens ?? "#5a4636", 0.3)}"/></linearGradient>`,
  );
  for (const s of [1, -1]) {
    const rim = lensOutline(cut.style, s, 1.09);
    const middle = rim.reduce((sum, [x]) => sum + x, 0) / rim.length;
    const stretched = (points: Point[], by: number) =>
      points.map(([x, y, c]): Point => [middle + (x - middle) * by, y, c]);
    pen.panel(outline(stretched(rim, 1.08)), { fill: cut.fill, round: 0.4, depth: 60, drop: 0.3 });
    pen.panel(outline(stretched(lensOutline(cut.style, s, 0.92), 0.92)), {
      fill: `url(#${id})`,
      round: 0.3,
      depth: -40,
      drop: 0,
    });
    const x = round(middle);
    pen.paint(`<path d="M${x - 1.8} 3L${x + 0.4} -3H${x + 1.6}L${x - 0.6} 3Z" fill="#fff" opacity=".22"/>`);
  }
  pen.panel(
    outline(
      tube([
        [-1.2, -0.9, 0.7],
        [0, -1.5, 0.7],
        [1.2, -0.9, 0.7],
      ]),
    ),
    { fill: cut.fill, round: 0.4, drop: 0.4 },
  );
}

const catEye = (s: number, k: number): Point[] => [
  [s * 0.9, -0.9 * k],
  [s * 3.8, -2.2 * k],
  [s * 7.5, -2.9 * k, 1],
  [s * 7.1, -0.2],
  [s * 5.6, 2.3 * k],
  [s * 3.2, 2.5 * k],
  [s * 1.2, 1.1 * k],
];

function lensOutline(style: Cut["style"], s: number, k: number): Point[] {
  switch (style) {
    case "round":
      return oval(s * 3.9, 0, 3 * k, 2.9 * k);
    case "cat":
      return catEye(s, k);
    default:
      return [
        [s * 0.9, -1.6 * k],
        [s * 3.8, -2.3 * k],
        [s * 6.9, -2.1 * k],
        [s * 7.1, -0.2],
        [s * 6.2, 2.2 * k],
        [s * 3.4, 2.7 * k],
        [s * 1.3, 1.6 * k],
      ];
  }
}
