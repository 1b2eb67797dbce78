import { outline, oval } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

export function drawHoops(pen: Pen, cut: Cut): void {
  pen.cloth = fabrics.metal;
  for (const [x, y] of [
    [-2.2, 0],
    [2.4, 1.4],
  ] as const) {
    const ring = outline(oval(x, y, 1.9, 2.05, 16)) + outline(oval(x + 0.12, y - 0.12, 1.3, 1.45, 16).reverse());
    pen.panel(ring, { fill: cut.fill, round: 0.3, depth: 80, drop: 0 });
  }
}
