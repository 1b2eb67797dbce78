import { darker, lighter } from "../../drawing/colours.ts";
import { type BandPoint, line, outline, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

export function drawHandbag(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.leather, thick: 2.8 };
  const metal = cut.metal ?? "#cfa95c";
  drawHandle(pen, cut);
  pen.panel(
    outline([
      [-13.4, 1.4, 1],
      [0, 0.4],
      [13.4, 1.4, 1],
      [15.2, 10],
      [15.6, 18.6],
      [13.6, 21.4, 1],
      [0, 22],
      [-13.6, 21.4, 1],
      [-15.6, 18.6],
      [-15.2, 10],
    ]),
    { fill: cut.fill, round: 3, depth: 84 },
  );
  if (cut.quilted) pen.weave({ kind: "quilt", size: 4.4, opacity: 1 });
  pen.stitch(
    line([-14.4, 10], [-14.8, 18.4], [-13, 20.6], [0, 21.2], [13, 20.6], [14.8, 18.4], [14.4, 10]),
    lighter(cut.fill, 0.4),
    0.13,
  );
  pen.panel(
    outline([
      [-13.6, 1.2, 1],
      [0, 0.2],
      [13.6, 1.2, 1],
      [14.2, 7],
      [12.4, 11.6],
      [5, 13.2],
      [0, 13.6],
      [-5, 13.2],
      [-12.4, 11.6],
      [-14.2, 7],
    ]),
    { fill: cut.fill, round: 1.8, depth: 66, drop: 0.7, dropBlur: 0.8 },
  );
  if (cut.quilted) pen.weave({ kind: "quilt", size: 4.4, opacity: 1 });
  pen.stitch(
    line([-13.4, 7], [-11.8, 10.9], [-5, 12.5], [0, 12.9], [5, 12.5], [11.8, 10.9], [13.4, 7]),
    lighter(cut.fill, 0.4),
    0.13,
  );
  for (const s of [1, -1]) {
    pen.panel(
      outline([
        [s * 7 - 1.1, 0.2],
        [s * 7 + 1.1, 0.2],
        [s * 7 + 0.9, 3.4],
        [s * 7 - 0.9, 3.4],
      ]),
      { fill: cut.handle ?? darker(cut.fill, 0.12), round: 0.5, drop: 0.5, dropBlur: 0.3 },
    );
    pen.button(s * 7, 2.4, 0.42, metal, false);
    pen.colour.push(
      `<ellipse cx="${s * 7.05}" cy="-.5" rx="1.15" ry=".9" fill="none" stroke="${metal}" stroke-width=".42"/>`,
    );
    pen.fine.push(`<ellipse cx="${s * 7.05}" cy="-.5" rx="1.15" ry=".9" fill="none" stroke="#eee" stroke-width=".4"/>`);
  }
  pen.panel("M-1.7 11.6h3.4v3.6h-3.4Z", { fill: metal, round: 0.5, depth: 70, drop: 0.6, dropBlur: 0.35 });
  pen.panel("M-.9 12.4h1.8v1.6h-1.8Z", { fill: darker(metal, 0.25), round: 0.3, depth: -50, drop: 0 });
}

/** The middle of the handle. */
const handleLine: [number, number][] = [
  [-7, 2],
  [-7.4, -5],
  [-4, -11.4],
  [1, -12.6],
  [6, -10.4],
  [8, -4],
  [7, 2],
];

const handleBand = (width: number): string => outline(tube(handleLine.map(([x, y]): BandPoint => [x, y, width])));

function drawHandle(pen: Pen, cut: Cut): void {
  pen.panel(handleBand(1.5), { fill: cut.handle ?? darker(cut.fill, 0.12), round: 0.8, depth: 80, drop: 0.6 });
  pen.stitch(handleBand(0.8), lighter(cut.fill, 0.4), 0.1);
}
