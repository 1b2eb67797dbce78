import { darker } from "../../drawing/colours.ts";
import { outline, type Point, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import { drawPair, lowered, sole } from "./shoe-pair.ts";

/** Ballet flats with a bow, or with a bar across. */
export function drawBallet(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.leather, shine: 0.3, thick: 1.6 };
  drawPair(pen, 5.4, 5, (shoe, s) => {
    shoe.panel(outline(sole(s, 0.9)), { fill: cut.sole ?? darker(cut.fill, 0.35), round: 0.6 });
    shoe.panel(outline(lowered(sole(s, 0.86), 0.3)), {
      fill: cut.fill,
      round: 2.6,
      depth: 90,
      drop: 0.3,
    });
    shoe.panel(
      outline([
        [0, 6.6],
        [2.5, 8],
        [3.2, 13],
        [2.6, 19],
        [2.5, 23],
        [0, 24.9],
        [-2.5, 23],
        [-2.6, 19],
        [-3.2, 13],
        [-2.5, 8],
      ]),
      { fill: cut.lining ?? "#e7d6bf", round: 1.2, depth: -50, drop: 0 },
    );
    shoe.occlude(
      outline([
        [-3, 10],
        [0, 6],
        [3, 10],
        [2.4, 12],
        [0, 9],
        [-2.4, 12],
      ]),
      0.7,
      0.8,
    );
    shoe.occlude(
      outline([
        [-3.2, 9],
        [-3.2, 14],
        [-2.4, 24],
        [-1.6, 22],
        [-2.2, 14],
      ]),
      0.55,
      0.5,
    );
    if (cut.style === "mary") {
      shoe.panel(
        outline(
          tube([
            [-3.9, 12.4, 1.2],
            [0, 11.4, 1.2],
            [3.9, 12.4, 1.2],
          ]),
        ),
        { fill: cut.fill, round: 0.6, drop: 0.7, dropBlur: 0.5 },
      );
      shoe.colour.push(
        `<rect x="${2.2 * s - 0.7}" y="11.1" width="1.4" height="1.6" fill="none" stroke="#d8b566" stroke-width=".3"/>`,
      );
    } else drawFlatBow(shoe, cut.fill);
  });
}

/** A small bow at the throat of the shoe: two loops and a knot. */
function drawFlatBow(shoe: Pen, fill: string): void {
  for (const k of [-1, 1])
    shoe.panel(
      outline([
        [0, 6.2, 1],
        [k * 0.9, 5.2],
        [k * 2.2, 4.8],
        [k * 2.5, 6.1],
        [k * 2.1, 7.4],
        [k * 0.9, 7.1],
      ]),
      { fill, round: 0.6, depth: 70, drop: 0.5, dropBlur: 0.25 },
    );
  shoe.panel(outline(knot), { fill, round: 0.4, depth: 70, drop: 0.5, dropBlur: 0.2 });
}

const knot: Point[] = [
  [-0.5, 5.6],
  [0.5, 5.6],
  [0.55, 6.8],
  [-0.55, 6.8],
];
