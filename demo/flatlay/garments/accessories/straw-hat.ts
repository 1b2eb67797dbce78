import { darker } from "../../drawing/colours.ts";
import { outline, oval, round } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

/** Straw hat from above: wide brim, crown with a ribbon. */
export function drawStrawHat(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.canvas, warp: 0.35, thick: 1.6, wrinkle: 0.3 };
  pen.panel(outline(oval(0, 0, 18.6, 17.8, 16)), { fill: cut.fill, round: 1.6, depth: 60 });
  drawBraid(pen, cut, 18, 1.3);
  pen.panel(outline(oval(0, -0.4, 9.6, 9.9, 14)), {
    fill: cut.second ?? darker(cut.fill, 0.6),
    round: 1,
    drop: 0.6,
    dropBlur: 1.2,
    off: [0.9, 1.2],
  });
  pen.panel(outline(oval(-0.2, -0.9, 8.5, 8.8, 14)), { fill: cut.fill, round: 3.4, depth: 86, drop: 0.3 });
  drawBraid(pen, cut, 8, 1.1);
  pen.fold(-2.4, -5, 1.6, 4.6, 1.7, -58, 0.4);
}

/** Straw is sewn in a spiral; rings of stitches show it. */
function drawBraid(pen: Pen, cut: Cut, radius: number, step: number): void {
  for (let r = radius; r > 1; r -= step) {
    const ring = outline(oval(0, -0.4, r, r * 0.97, 16));
    pen.engrave(`<path d="${ring}" fill="none" stroke="#3c3c3c" stroke-width=".24"/>`);
    pen.engrave(
      `<path d="${ring}" fill="none" stroke="#b8b8b8" stroke-width="${round(step * 0.5)}" stroke-dasharray=".7 .3" opacity=".5"/>`,
    );
    pen.paint(`<path d="${ring}" fill="none" stroke="${darker(cut.fill, 0.35)}" stroke-width=".18" opacity=".5"/>`);
  }
}
