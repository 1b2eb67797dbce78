import { darker } from "../../drawing/colours.ts";
import { outline, type Point, round } from "../../drawing/curves.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

export function drawWaistband(pen: Pen, cut: Cut, half: number, height: number, label: string): void {
  pen.panel(
    outline([
      [-half - 0.1, 0.4, 1],
      [0, 1.8],
      [half + 0.1, 0.4, 1],
      [half + 0.3, height + 0.2, 1],
      [0, height + 1.4],
      [-half - 0.3, height + 0.2, 1],
    ]),
    { fill: cut.fill, round: 0.8, drop: 0.35, dropBlur: 0.5 },
  );
  pen.pattern(cut.pattern, { at: [0.8, 0.6] });
  pen.weave(cut.weave);
  drawInside(pen, cut, half, label);
}

/** The back of the band with the label, seen above the front. */
function drawInside(pen: Pen, cut: Cut, half: number, label: string): void {
  const back: Point[] = [
    [-half + 0.2, 0.4, 1],
    [0, -1.2],
    [half - 0.2, 0.4, 1],
    [0, 1.9],
  ];
  pen.panel(outline(back), { fill: darker(cut.fill, 0.4), round: 0, drop: 0 });
  pen.colour.push(`<rect x="-2.6" y="-.4" width="5.2" height="1.7" fill="${label}"/>`);
}

export function drawLoops(pen: Pen, cut: Cut, at: number[], bottom: number): void {
  for (const x of at)
    pen.panel(
      outline([
        [x - 0.65, 0.2, 1],
        [x + 0.65, 0.2, 1],
        [x + 0.65, bottom, 1],
        [x - 0.65, bottom, 1],
      ]),
      {
        fill: cut.fill,
        round: 0.4,
        drop: 0.45,
        dropBlur: 0.3,
      },
    );
}

export function drawSlantPocket(pen: Pen, cut: Cut, s: number, bottom: number): void {
  const path = `M${s * 15.4} 5L${round(s * 20.6)} ${bottom}`;
  pen.fine.push(`<path d="${path}" stroke="#303030" stroke-width=".3"/>`);
  pen.colour.push(`<path d="${path}" stroke="${darker(cut.fill, 0.4)}" stroke-width=".25" opacity=".7"/>`);
}
