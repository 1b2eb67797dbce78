import { darker, lighter } from "../../drawing/colours.ts";
import { outline, type Point, round, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import { drawPair, lowered, sole } from "./shoe-pair.ts";

export function drawSandals(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.leather, shine: 0.24, thick: 1.5 };
  drawPair(pen, 5.9, 5, (shoe, s) => {
    shoe.panel(outline(sole(s, 1)), { fill: cut.sole ?? darker(cut.fill, 0.45), round: 0.8 });
    shoe.panel(outline(lowered(sole(s, 0.93), 0.3)), {
      fill: cut.lining ?? "#c9a37a",
      round: 1.2,
      depth: -36,
      drop: 0.2,
    });
    shoe.stitch(outline(lowered(sole(s, 0.88), 0.4)), lighter(cut.lining ?? "#c9a37a", 0.4), 0.12);
    const strap = (from: Point, to: Point, width: number) => {
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 1];
      shoe.panel(
        outline(
          tube([
            [from[0], from[1], width],
            [middle[0], middle[1], width * 1.08],
            [to[0], to[1], width],
          ]),
        ),
        {
          fill: cut.fill,
          round: 0.7,
          depth: 66,
          drop: 0.75,
          dropBlur: 0.55,
          off: [0.3, 0.7],
        },
      );
    };
    strap([-4.6 * s, 7.4], [5 * s, 8.2], 2.8);
    strap([-4.1 * s, 13], [4.4 * s, 14.6], 2.5);
    strap([-3.6 * s, 22.4], [3.8 * s, 22.4], 1.5);
    shoe.colour.push(
      `<rect x="${round(3.2 * s - 0.8)}" y="13.4" width="1.7" height="2" rx=".3" fill="none" stroke="${cut.metal ?? "#d2ad62"}" stroke-width=".36"/>`,
    );
  });
}
