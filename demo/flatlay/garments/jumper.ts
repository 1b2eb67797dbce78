import { darker } from "../drawing/colours.ts";
import { outline, type Point } from "../drawing/curves.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawKnitBody, sleeve } from "./construction/knit-body.ts";
import type { Cut } from "./garment-cut.ts";

/** Jumper: crew, V or turtle neck, plain or with three cables. */
export function drawJumper(pen: Pen, cut: Cut): void {
  const collar = cut.collar ?? "crew";
  const shape = drawKnitBody(pen, cut, {
    neckline: collar === "v" ? "v" : "round",
    neckDepth: collar === "v" ? 22 : 8,
    band: collar !== "turtle",
    sleeve,
    length: cut.length ?? 62,
    folded: cut.foldedSleeve ? { ...sleeve, fall: 10, bend: -62, lower: 27, over: true } : undefined,
  });
  if (cut.cable) for (const x of [-13, 0, 13]) drawCable(pen, cut, x, shape.length - 9);
  if (collar === "turtle") drawTurtleneck(pen, cut);
}

/** Crossing S strokes between two grooves. */
export function drawCable(pen: Pen, cut: Cut, x: number, bottom: number, top = 12): void {
  const strip: Point[] = [
    [x - 3.2, top, 1],
    [x + 3.2, top, 1],
    [x + 3.2, bottom, 1],
    [x - 3.2, bottom, 1],
  ];
  pen.panel(outline(strip), { fill: cut.fill, round: 0, drop: 0, edge: 0 });
  pen.weave({ kind: "rib", size: 1.1, opacity: 0.25 });
  for (const groove of [-2.9, 2.9]) pen.relief(`M${x + groove} ${top - 2}V${bottom}`, -60, 0.2, 0.45);
  drawStrands(pen, x, top, bottom);
}

function drawStrands(pen: Pen, x: number, top: number, bottom: number): void {
  const strand = (y: number, s: number) =>
    `M${x - s * 1.25} ${y - 1}C${x - s * 1.25} ${y + 2.4} ${x + s * 1.25} ${y + 2.6} ${x + s * 1.25} ${y + 6}`;
  for (let y = top, i = 0; y < bottom - 3; y += 5.2, i++)
    for (const s of i % 2 ? [1, -1] : [-1, 1]) {
      pen.occlude(strand(y, s), 0.5, 0.3, 2.5);
      pen.uncover(strand(y, s), 1.7);
      pen.relief(strand(y, s), 80, 0.3, 1.9);
      pen.relief(strand(y, s), -20, 0.2, 0.15);
    }
}

function drawTurtleneck(pen: Pen, cut: Cut): void {
  pen.panel(
    outline([
      [-9.2, 4.6, 1],
      [-8.8, -1],
      [-8.4, -5.5, 1],
      [0, -6.6],
      [8.4, -5.5, 1],
      [8.8, -1],
      [9.2, 4.6, 1],
      [4, 7.6],
      [-4, 7.6],
    ]),
    { fill: cut.fill, round: 1.6, drop: 0.45 },
  );
  pen.weave({ kind: "rib", size: 0.9, opacity: 0.9 });
  pen.panel(
    outline([
      [-8.2, -5.2, 1],
      [0, -6.4],
      [8.2, -5.2, 1],
      [4, -4.1],
      [-4, -4.1],
    ]),
    {
      fill: darker(cut.fill, 0.45),
      round: 0,
      drop: 0,
    },
  );
}
