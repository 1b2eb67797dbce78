import { outline, tube } from "../drawing/curves.ts";
import type { Pen } from "../drawing/pen.ts";
import type { BodyShape } from "./construction/body-shape.ts";
import { drawKnitBody } from "./construction/knit-body.ts";
import type { Cut } from "./garment-cut.ts";
import { drawCable } from "./jumper.ts";

export function drawVest(pen: Pen, cut: Cut): void {
  const shape = drawKnitBody(pen, cut, {
    neckline: "v",
    neckDepth: 21,
    band: true,
    sleeve: null,
    length: cut.length ?? 56,
  });
  for (const s of [1, -1]) bindArmhole(pen, cut, shape, s);
  if (cut.cable) for (const x of [-11.5, 11.5]) drawCable(pen, cut, x, shape.length - 9, 14);
}

function bindArmhole(pen: Pen, cut: Cut, shape: BodyShape, s: number): void {
  const band = tube([
    [s * (shape.shoulder - 0.4), shape.slope + 0.2, 2.4],
    [s * (shape.shoulder - 1.7), shape.slope + 8, 2.4],
    [s * (shape.chest - 2.3), shape.underarm - 3, 2.4],
    [s * (shape.chest - 0.3), shape.underarm, 2.4],
  ]);
  pen.panel(outline(band), { fill: cut.fill, round: 0.9, drop: 0.35, dropBlur: 0.35 });
  pen.weave({ kind: "rib", size: 0.7, turn: 90, opacity: 0.6 });
}
