import { darker } from "../drawing/colours.ts";
import { line, outline } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawBody } from "./construction/body.ts";
import type { Cut } from "./garment-cut.ts";
import { drawShirtCollar } from "./shirt.ts";

export function drawDenimJacket(pen: Pen, cut: Cut): void {
  const own = { ...cut, weave: { kind: "twill", size: 0.7, opacity: 0.4 } as const };
  const thread = cut.thread ?? "#c98f4e";
  const length = cut.length ?? 60;
  const shape = drawBody(pen, own, {
    shape: { neck: 8.4, neckDepth: 8.5, chest: 27.5, waist: 26.6, hem: 25, length, shoulder: 23.5, slope: 5 },
    sleeve: { fall: 16, bend: 5, upper: 30, lower: 29, elbow: 16, cuff: 11.5 },
    cuff: "denim",
    neckline: "round",
    hem: "none",
    inner: darker(cut.fill, 0.3),
  });
  pen.cloth = fabrics.denim;
  const copper = "#b5793f";
  const rows = (path: (shift: number) => string) => {
    pen.stitch(path(0), thread, 0.15);
    pen.stitch(path(0.55), thread, 0.15);
  };
  for (const s of [1, -1]) {
    rows((shift) => line([s * 2, 19.5 + shift], [s * 14, 20.5 + shift], [s * 25.4, 19 + shift]));
    rows((shift) => line([s * (6 + shift), 28], [s * (4.6 + shift), length - 5]));
    rows((shift) => line([s * (17 + shift), 28], [s * (14 + shift), length - 5]));
    pen.panel(
      outline([
        [s * 6, 20.4, 1],
        [s * 17.4, 21.2, 1],
        [s * 17.6, 25],
        [s * 11.8, 27.4, 1],
        [s * 6, 24.4],
      ]),
      { fill: cut.fill, round: 0.5, depth: 34, drop: 0.45, dropBlur: 0.4 },
    );
    pen.weave({ kind: "twill", size: 0.7, opacity: 0.4 });
    pen.stitch(line([s * 6.4, 24.2], [s * 11.8, 26.8], [s * 17.2, 24.6]), thread, 0.15);
    pen.button(s * 11.8, 25.2, 0.62, copper, false);
  }
  drawDenimBands(pen, cut, thread, length);
  for (let y = shape.neckDepth + 6; y < length - 6; y += 8.4) pen.button(0, y, 0.78, copper, false);
  pen.button(0, length - 2.6, 0.78, copper, false);
  drawShirtCollar(pen, { ...cut, button: copper }, shape);
}

function drawDenimBands(pen: Pen, cut: Cut, thread: string, length: number): void {
  const twill = { kind: "twill", size: 0.7, opacity: 0.4 } as const;
  pen.panel(
    outline([
      [-2.3, 9, 1],
      [2.3, 9, 1],
      [2.3, length - 1, 1],
      [-2.3, length - 1, 1],
    ]),
    {
      fill: cut.fill,
      round: 0.6,
      depth: 34,
      drop: 0.4,
      dropBlur: 0.35,
    },
  );
  pen.weave(twill);
  for (const x of [-1.8, 1.8]) pen.stitch(line([x, 9.6], [x, length - 1]), thread, 0.15);
  pen.panel(
    outline([
      [-25.4, length - 5.2, 1],
      [0, length - 4.6],
      [25.4, length - 5.2, 1],
      [25, length, 1],
      [0, length + 0.6],
      [-25, length, 1],
    ]),
    {
      fill: cut.fill,
      round: 0.8,
      drop: 0.4,
      dropBlur: 0.5,
    },
  );
  pen.weave(twill);
  for (const y of [length - 4.6, length - 0.6]) pen.stitch(line([-25, y], [0, y + 0.6], [25, y]), thread, 0.15);
}
