import { darker } from "../../drawing/colours.ts";
import { line, outline, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import { drawEmblem } from "../construction/emblem.ts";
import type { Cut } from "../garment-cut.ts";

export function drawTote(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.canvas };
  for (const k of [0, 1]) {
    pen.panel(
      outline(
        tube([
          [-9, 3, 2.4],
          [-10 + k, -10, 2.4],
          [-6 + k * 3, -22 + k * 3, 2.4],
          [1 + k * 2, -24 + k * 3.5, 2.4],
          [8, -18 + k * 2, 2.4],
          [9.4, -6, 2.4],
          [9, 3, 2.4],
        ]),
      ),
      { fill: cut.handle ?? cut.fill, round: 0.8, drop: 0.55 },
    );
  }
  pen.panel(
    outline([
      [-18, 0, 1],
      [0, 1],
      [18, 0, 1],
      [18.6, 18],
      [19, 37.4, 1],
      [0, 38.4],
      [-19, 37.6, 1],
      [-18.6, 18],
    ]),
    { fill: cut.fill, round: 2 },
  );
  pen.pattern(cut.pattern);
  pen.weave({ kind: "weave", size: 0.5, opacity: 0.3 });
  pen.fold(-17, 3, -6, 18, 1.8, 34, 2);
  pen.fold(16, 4, 7, 22, 1.8, -34, 2);
  pen.fold(-14, 37, -4, 20, 1.8, -30, 2);
  pen.fold(10, 37, 14, 14, 2, 30, 2);
  pen.seam(line([-18, 3], [0, 4], [18, 3]), 0.2);
  pen.stitch(line([-18, 3.3], [0, 4.3], [18, 3.3]), darker(cut.fill, 0.3), 0.12);
  for (const s of [1, -1]) {
    pen.panel(
      outline([
        [s * 9 - 1.2, -1, 1],
        [s * 9 + 1.2, -1, 1],
        [s * 9 + 1.2, 7, 1],
        [s * 9 - 1.2, 7, 1],
      ]),
      { fill: cut.handle ?? cut.fill, round: 0.5, drop: 0.4, dropBlur: 0.3 },
    );
    pen.stitch(
      `M${s * 9 - 0.8} 3.6L${s * 9 + 0.8} 6.4M${s * 9 + 0.8} 3.6L${s * 9 - 0.8} 6.4`,
      darker(cut.handle ?? cut.fill, 0.4),
      0.14,
    );
  }
  drawEmblem(pen, cut, 0, 21, 2);
}
