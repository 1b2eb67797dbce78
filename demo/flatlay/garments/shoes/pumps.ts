import { darker } from "../../drawing/colours.ts";
import { outline, type Point, round, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import { drawPair, lowered } from "./shoe-pair.ts";

/** Pointed slingback pumps from above. */
export function drawPumps(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.leather, shine: 0.36, gloss: 16, thick: 1.7 };
  const last = (s: number, width: number): Point[] =>
    (
      [
        [0.5, -1.4, 1],
        [2.6, 2.6],
        [4.4, 7],
        [4.3, 11],
        [3.3, 16],
        [2.8, 21],
        [2.9, 24.6],
        [0, 27.2],
        [-2.8, 24.6],
        [-2.8, 20],
        [-3.2, 14],
        [-3.8, 8],
        [-2.4, 3],
      ] as Point[]
    ).map(([x, y, c]): Point => [x * s * width, y, c]);
  drawPair(pen, 5.2, 6, (shoe, s) => {
    shoe.panel(outline(last(s, 1)), { fill: cut.sole ?? darker(cut.fill, 0.4), round: 0.6 });
    shoe.panel(outline(lowered(last(s, 0.95), 0.2)), { fill: cut.fill, round: 2.6, depth: 90, drop: 0.3 });
    shoe.panel(
      outline([
        [0, 8.2],
        [2.5, 9.4],
        [3, 13],
        [2.4, 19],
        [2.3, 23],
        [0, 25.6],
        [-2.3, 23],
        [-2.4, 19],
        [-3, 13],
        [-2.5, 9.4],
      ]),
      {
        fill: cut.lining ?? "#d9c3a8",
        round: 1.2,
        depth: -50,
        drop: 0,
      },
    );
    shoe.occlude(
      outline([
        [-2.8, 11.4],
        [0, 7.6],
        [2.8, 11.4],
        [2.2, 13.2],
        [0, 10.4],
        [-2.2, 13.2],
      ]),
      0.7,
      0.8,
    );
    shoe.panel(
      outline(
        tube([
          [-2.9, 22.6, 0.9],
          [0, 24.9, 0.9],
          [2.9, 22.6, 0.9],
        ]),
      ),
      { fill: cut.fill, round: 0.5, drop: 0.5, dropBlur: 0.3 },
    );
    shoe.colour.push(
      `<circle cx="${round(2.6 * s)}" cy="22.8" r=".5" fill="none" stroke="${cut.metal ?? "#d2ad62"}" stroke-width=".3"/>`,
    );
  });
}
