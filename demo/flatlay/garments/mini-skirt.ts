import { darker } from "../drawing/colours.ts";
import { line, outline, type Point } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawWaistband } from "./construction/waistband.ts";
import type { Cut } from "./garment-cut.ts";

/** Short straight denim or cord skirt, buttoned down the front when asked. */
export function drawMiniSkirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.denim, ...cut.cloth };
  const length = cut.length ?? 46;
  const flare = cut.flare ?? 25.5;
  const thread = cut.thread ?? darker(cut.fill, 0.3);
  const side: Point[] = [
    [18, 3, 1],
    [22, 18],
    [flare, length - 1, 1],
    [flare * 0.5, length + 0.4],
  ];
  pen.panel(
    outline([
      [0, 3],
      ...side,
      [0, length + 0.7],
      ...side
        .slice()
        .reverse()
        .map(([x, y, c]): Point => [-x, y, c]),
    ]),
    { fill: cut.fill, round: 1.8, depth: 56 },
  );
  pen.pattern(cut.pattern);
  pen.weave(cut.weave ?? { kind: "twill", size: 0.7, opacity: 0.4 });
  for (const s of [1, -1]) {
    pen.fold(s * 21, 14, s * 7, 24 + pen.next() * 5, 1.4, 34, s * 2);
    pen.fold(s * 9, length - 2, s * 13, length * 0.5, 1.7, pen.next() < 0.5 ? 30 : -30, 1);
    pen.stitch(line([s * 18.4, 12.5], [s * 13, 11], [s * 9, 8], [s * 8, 4]), thread, 0.15);
  }
  pen.stitch(line([-flare, length - 3.4], [0, length - 2.2], [flare, length - 3.4]), thread, 0.15);
  pen.seam(`M0 4V${length}`, 0.35);
  drawWaistband(pen, cut, 18, 4, "#efe6d6");
  for (let y = 3; y < (cut.buttoned ? length - 5 : 6); y += 6.4) pen.button(0, y, 0.85, cut.button ?? "#b98a55", false);
}
