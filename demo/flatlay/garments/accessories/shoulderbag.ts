import { darker, lighter } from "../../drawing/colours.ts";
import { line, outline, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

export function drawShoulderbag(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.leather, thick: 2.6, shine: 0.4 };
  const metal = cut.metal ?? "#d2ad62";
  pen.panel(
    outline(
      tube([
        [-12.6, 1, 2],
        [-12, -9, 2],
        [-6, -16.4, 2],
        [2, -17.6, 2],
        [9, -14, 2],
        [12.6, -7, 2],
        [12.8, 1, 2],
      ]),
    ),
    { fill: cut.fill, round: 0.9, depth: 70, drop: 0.6 },
  );
  pen.panel(
    outline([
      [-14.6, 0, 1],
      [-7, 1.6],
      [0, 2],
      [7, 1.6],
      [14.6, 0, 1],
      [15.8, 4],
      [14, 10],
      [8, 13.4],
      [0, 14.2],
      [-8, 13.4],
      [-14, 10],
      [-15.8, 4],
    ]),
    { fill: cut.fill, round: 3.2, depth: 90 },
  );
  pen.stitch(
    line([-15, 4], [-13.3, 9.4], [-7.8, 12.6], [0, 13.4], [7.8, 12.6], [13.3, 9.4], [15, 4]),
    lighter(cut.fill, 0.35),
    0.13,
  );
  pen.fold(-13, 2, -5, 5, 0.9, -40, 1);
  pen.fold(13, 2, 6, 6, 0.9, -40, -1);
  pen.fold(-6, 11, 2, 8, 1, 36);
  pen.colour.push(
    `<path d="M-13.6 1.2Q0 3.4 13.6 1.2" stroke="${metal}" stroke-width=".34" stroke-dasharray=".4 .14" fill="none"/>`,
  );
  pen.fine.push(`<path d="M-13.6 1.2Q0 3.4 13.6 1.2" stroke="#ddd" stroke-width=".34" fill="none"/>`);
  pen.panel(
    outline(
      tube([
        [12.4, 1.4, 0.9],
        [12.9, 4, 1],
        [12.6, 6.6, 1],
      ]),
    ),
    { fill: darker(cut.fill, 0.1), round: 0.3, drop: 0.5, dropBlur: 0.3 },
  );
  for (const s of [1, -1])
    pen.colour.push(`<circle cx="${s * 12.8}" cy="-.4" r="1.1" fill="none" stroke="${metal}" stroke-width=".42"/>`);
}
