import { darker } from "../drawing/colours.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawLegs } from "./construction/legs.ts";
import { drawLoops, drawSlantPocket, drawWaistband } from "./construction/waistband.ts";
import type { Cut } from "./garment-cut.ts";

const legs = {
  waist: 18.5,
  hip: 23.6,
  hipAt: 22,
  rise: 30,
  innerKnee: 3,
  outerKnee: 29,
  innerHem: 3.2,
  outerHem: 28.5,
  length: 44,
  crease: true,
  hemHeight: 3.6,
  outerShorter: 2.4,
};

export function drawShorts(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.linen, ...cut.cloth };
  drawLegs(pen, cut, { ...legs, length: cut.length ?? legs.length });
  for (const s of [1, -1]) {
    pen.fold(s * 8.5, 4, s * 10, 20, 0.8, -38, 0, 0.4);
    drawSlantPocket(pen, cut, s, 19);
  }
  drawWaistband(pen, cut, 18.5, 4, "#efe6d6");
  drawLoops(pen, cut, [-11, 11], 5.2);
  pen.button(0, 3.2, 0.75, cut.button ?? darker(cut.fill, 0.45));
}
