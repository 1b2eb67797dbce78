import { darker } from "../drawing/colours.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawBody } from "./construction/body.ts";
import { drawEmblem } from "./construction/emblem.ts";
import type { Cut } from "./garment-cut.ts";

export function drawTee(pen: Pen, cut: Cut): void {
  pen.cloth = fabrics.cotton;
  drawBody(pen, cut, {
    shape: shapeOf(cut),
    sleeve: { fall: 38, bend: 34, upper: 10, lower: 8.5, elbow: 18, cuff: 17.5 },
    cuff: "hem",
    neckline: "round",
    band: { kind: "rib", width: 2.3 },
    hem: "straight",
    inner: darker(cut.fill, 0.32),
    label: true,
  });
  drawEmblem(pen, cut, 0, 25, 1.7);
}

const shapeOf = ({ girth = 1, length = 66 }: Cut) => ({
  chest: 25 * girth,
  waist: 24.6 * girth,
  hem: 25 * girth,
  length,
  shoulder: 21.5 * girth,
});
