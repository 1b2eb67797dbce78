import { type BandPoint, outline, round, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import { itemAt } from "../../drawing/value-at.ts";
import type { Cut } from "../garment-cut.ts";

const loop: BandPoint[] = [
  [-10.5, 5, 9],
  [-9, -5, 10],
  [0, -9.4, 10.5],
  [9, -5, 10],
  [10.5, 5, 9],
];

/** Long wool scarf: two ends crossing below a loop, with fringes. */
export function drawScarf(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.wool, wrinkle: 0.7, thick: 1.3 };
  drawFringe(pen, cut, -5.8, 47.4, 12.4);
  drawBand(pen, cut, 14, [
    [9, 2, 11],
    [4, 12, 10],
    [-3, 24, 12],
    [-5.8, 48, 14],
  ]);
  drawFringe(pen, cut, 9.4, 39.4, 12);
  drawBand(pen, cut, -14, [
    [-9, 2, 11],
    [-4, 11, 10],
    [4, 22, 12],
    [9.4, 40, 13.4],
  ]);
  drawBand(pen, cut, 90, loop);
}

function drawBand(pen: Pen, cut: Cut, turn: number, centre: BandPoint[]): void {
  const first = itemAt(centre, 0);
  const last = centre.at(-1)!;
  pen.panel(outline(tube(centre)), { fill: cut.fill, round: 1.6, depth: 66, drop: 0.6 });
  pen.pattern(cut.pattern, { at: [first[0], 0], turn });
  pen.weave({ ...(cut.weave ?? { kind: "weave", size: 0.6, opacity: 0.3 }), turn });
  for (const k of [-0.28, 0.05, 0.3])
    pen.fold(
      first[0] + k * first[2],
      first[1],
      last[0] + k * last[2],
      last[1],
      0.8,
      k > 0 ? 46 : -46,
      (pen.next() - 0.5) * 3,
    );
}

function drawFringe(pen: Pen, cut: Cut, x: number, y: number, width: number): void {
  const second = cut.pattern?.c2 ?? cut.fill;
  const threads = Array.from({ length: 15 }, (_, i) => {
    const at = x + (i / 14 - 0.5) * width;
    const sway = round((pen.next() - 0.5) * 1.2);
    const path = `M${round(at)} ${y}q${sway} 2.4 ${round((pen.next() - 0.5) * 1.4)} ${round(4.4 + pen.next())}`;
    return (colour: string) => `<path d="${path}" stroke="${colour}" stroke-width=".55" fill="none"/>`;
  });
  pen.reach([x - width / 2 - 1, y, x + width / 2 + 1, y + 5.6]);
  pen.flush();
  pen.colour.push(threads.map((thread, i) => thread(i % 2 ? cut.fill : second)).join(""));
  pen.fine.push(threads.map((thread) => thread("#aaa")).join(""));
}
