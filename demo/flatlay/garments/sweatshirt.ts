import { darker } from "../drawing/colours.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawBody } from "./construction/body.ts";
import { drawEmblem } from "./construction/emblem.ts";
import type { Cut } from "./garment-cut.ts";

export function drawSweatshirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.cotton, wrinkle: 0.6, wave: 10, thick: 1.1, grain: 0.05 };
  const shape = drawBody(pen, cut, {
    shape: shapeOf(cut),
    sleeve: { fall: 17, bend: 4, upper: 28, lower: 29, elbow: 16, cuff: 9.6, ribHeight: 7, bell: 0.9 },
    cuff: "rib",
    neckline: "round",
    band: { kind: "rib", width: 2.6 },
    hem: "rib",
    inner: darker(cut.fill, 0.32),
    label: true,
  });
  stitchTriangle(pen, cut, shape.neckDepth);
  drawEmblem(pen, cut, 0, 24, 1.7);
}

const shapeOf = ({ girth = 1, length = 64 }: Cut) => ({
  neckDepth: 7.5,
  chest: 28 * girth,
  waist: 28 * girth,
  hem: 25.5 * girth,
  length,
  shoulder: 25 * girth,
  slope: 5.6,
  underarm: 26,
});

/** The little triangle below the neck, once there to catch sweat. */
function stitchTriangle(pen: Pen, cut: Cut, neckDepth: number): void {
  pen.stitch(`M-3.4 ${neckDepth + 3.2}L0 ${neckDepth + 7.4}L3.4 ${neckDepth + 3.2}`, darker(cut.fill, 0.3), 0.13);
}
