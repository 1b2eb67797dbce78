import { darker } from "../../drawing/colours.ts";
import { line, outline } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import { drawEmblem } from "../construction/emblem.ts";
import type { Cut } from "../garment-cut.ts";

/** Baseball cap, brim towards the viewer. */
export function drawCap(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.cotton, wrinkle: 0.4, thick: 3, relief: 1.2 };
  pen.panel(
    outline([
      [-9.8, 5.4, 1],
      [-10.6, 0],
      [-8, -7.6],
      [0, -11],
      [8, -7.6],
      [10.6, 0],
      [9.8, 5.4, 1],
      [0, 8.4],
    ]),
    { fill: cut.fill, round: 4.4, depth: 84 },
  );
  pen.pattern(cut.pattern);
  pen.weave({ kind: "twill", size: 0.6, opacity: 0.3 });
  for (const d of ["M0 -11V8", "M0 -11Q-7.4 -5 -8.4 7", "M0 -11Q7.4 -5 8.4 7"]) {
    pen.seam(d, 0.28);
    pen.stitch(d, darker(cut.fill, 0.3), 0.11);
  }
  for (const x of [-4.4, 4.4])
    pen.colour.push(`<circle cx="${x}" cy="-3.6" r=".45" fill="${darker(cut.fill, 0.55)}"/>`);
  pen.button(0, -10.2, 0.85, darker(cut.fill, 0.1), false);
  pen.panel(
    outline([
      [-9.9, 4.6, 1],
      [-5, 7.2],
      [0, 8],
      [5, 7.2],
      [9.9, 4.6, 1],
      [10.7, 9.4],
      [7, 14.8],
      [0, 16.8],
      [-7, 14.8],
      [-10.7, 9.4],
    ]),
    { fill: cut.brim ?? cut.fill, round: 1.8, depth: 64, drop: 0.55, off: [0.1, -0.7] },
  );
  pen.weave({ kind: "twill", size: 0.6, opacity: 0.3 });
  for (let i = 0; i < 5; i++) {
    const k = 1 - i * 0.11;
    pen.stitch(
      line(
        [-9.6 * k, 8 + i * 0.4],
        [-5.2 * k, 15.8 - i * 1.25],
        [0, 16.4 - i * 1.25],
        [5.2 * k, 15.8 - i * 1.25],
        [9.6 * k, 8 + i * 0.4],
      ),
      darker(cut.brim ?? cut.fill, 0.3),
      0.1,
    );
  }
  pen.occlude("M-11 4Q0 11 11 4", 0.5, 0.8, 1.6);
  drawEmblem(pen, cut, 0, -1, 0.85);
}
