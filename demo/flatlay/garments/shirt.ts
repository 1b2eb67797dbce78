import { darker } from "../drawing/colours.ts";
import { line, outline, type Point } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawBody } from "./construction/body.ts";
import type { BodyShape } from "./construction/body-shape.ts";
import type { Cut } from "./garment-cut.ts";

export function drawShirt(pen: Pen, cut: Cut): void {
  pen.cloth = fabrics.poplin;
  const sleeve = { fall: 17, bend: 5, upper: 31, lower: 30, elbow: 15.5, cuff: 11 };
  const shape = drawBody(pen, cut, {
    shape: shapeOf(cut),
    sleeve,
    cuff: "shirt",
    neckline: "round",
    hem: "shirt",
    inner: darker(cut.fill, 0.22),
    folded: cut.foldedSleeve ? { ...sleeve, fall: 9, bend: -68, lower: 29, over: true } : undefined,
  });
  drawPlacket(pen, cut, shape);
  if (cut.pocket !== false) drawPocket(pen, cut);
  for (let y = shape.neckDepth + 7; y < shape.length - 10; y += 9.2) pen.button(0, y, 0.62, cut.button ?? "#f3eee2");
  drawShirtCollar(pen, cut, shape);
}

const shapeOf = ({ girth = 1, length = 75 }: Cut) => ({
  neck: 8,
  neckDepth: 8.5,
  chest: 27 * girth,
  waist: 26.5 * girth,
  hem: 27 * girth,
  length,
  shoulder: 22.5 * girth,
});

function drawPlacket(pen: Pen, cut: Cut, { neckDepth, length }: BodyShape): void {
  const stitches = darker(cut.fill, 0.25);
  pen.panel(
    outline([
      [-1.7, neckDepth + 0.4, 1],
      [1.7, neckDepth + 0.4, 1],
      [1.75, length * 0.5],
      [1.5, length - 0.4, 1],
      [-1.6, length - 0.4, 1],
      [-1.7, length * 0.5],
    ]),
    { fill: cut.fill, round: 0.5, depth: 30, drop: 0.3, dropBlur: 0.35 },
  );
  pen.pattern(cut.pattern);
  pen.stitch(line([-1.35, neckDepth], [-1.3, length]), stitches, 0.1);
  pen.stitch(line([1.35, neckDepth], [1.3, length]), stitches, 0.1);
}

function drawPocket(pen: Pen, cut: Cut): void {
  pen.panel(
    outline([
      [8, 22, 1],
      [18.4, 21.6, 1],
      [18.6, 31.4, 1],
      [13.4, 33.6, 1],
      [8.2, 31.8, 1],
    ]),
    {
      fill: cut.fill,
      round: 0.5,
      depth: 26,
      drop: 0.28,
      dropBlur: 0.3,
    },
  );
  pen.pattern(cut.pattern, { at: [0.7, 0.5] });
  pen.stitch(line([8.4, 23.6], [18.2, 23.3]), darker(cut.fill, 0.25), 0.1);
}

/** Stand and two leaves, buttoned at the neck. */
export function drawShirtCollar(pen: Pen, cut: Cut, { neck, neckDepth: d }: BodyShape): void {
  pen.panel(
    outline([
      [-neck, 0.4, 1],
      [0, 2.6],
      [neck, 0.4, 1],
      [neck - 0.6, 4.8],
      [2, d + 0.9],
      [-2, d + 0.9],
      [-neck + 0.6, 4.8],
    ]),
    { fill: darker(cut.fill, 0.2), round: 0.6, drop: 0.3 },
  );
  pen.colour.push(`<rect x="-2.3" y="3.8" width="4.6" height="2" rx=".2" fill="#f4efe6"/>`);
  for (const s of [-1, 1]) {
    const leaf: Point[] = [
      [0.2 * s, d - 0.6, 1],
      [s * neck * 0.6, d * 0.4],
      [s * (neck + 0.2), -1.2],
      [s * (neck + 1.6), 1.6],
      [s * (neck * 0.8 + 2.8), d * 0.6],
      [s * 8.5, d + 6.2, 1],
      [s * 4.7, d + 2.9],
    ];
    pen.panel(outline(leaf), { fill: cut.fill, round: 0.8, drop: 0.55, dropBlur: 0.5 });
    pen.pattern(cut.pattern, { turn: s * 35 });
    const inset = leaf.slice(3).map(([x, y]): Point => [x * 0.94, y - 0.35]);
    pen.stitch(line(...inset), darker(cut.fill, 0.25), 0.1, ".4 .3", 0.7);
  }
  pen.button(0, d + 1.3, 0.58, cut.button ?? "#f3eee2");
}
