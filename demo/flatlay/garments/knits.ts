import { darker } from "../drawing/colours.ts";
import { outline, tube } from "../drawing/curves.ts";
import { cloths } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { type BodyShape, drawBody } from "./body.ts";
import type { Cut } from "./cut.ts";
import type { SleeveShape } from "./sleeve.ts";

const sleeve: SleeveShape = { fall: 18, bend: 4, upper: 28, lower: 28, elbow: 16, cuff: 10, ribHeight: 6.5, bell: 0.8 };

interface KnitMake {
  neckline: "round" | "v";
  neckDepth: number;
  band: boolean;
  sleeve: SleeveShape | null;
  length: number;
  folded?: SleeveShape | undefined;
}

function drawKnitBody(pen: Pen, cut: Cut, make: KnitMake): BodyShape {
  pen.cloth = cloths.knit;
  const girth = cut.girth ?? 1;
  const sleeveless = make.sleeve === null;
  return drawBody(
    pen,
    { ...cut, weave: { kind: "knit", size: cut.gauge ?? 1.15, opacity: 0.85 } },
    {
      shape: {
        neckDepth: make.neckDepth,
        chest: (sleeveless ? 24 : 28) * girth,
        waist: (sleeveless ? 24.4 : 28) * girth,
        hem: (sleeveless ? 23 : 25.5) * girth,
        length: make.length,
        shoulder: (sleeveless ? 18.5 : 24.5) * girth,
        slope: sleeveless ? 4.4 : 5.6,
        underarm: 25,
      },
      sleeve: make.sleeve,
      cuff: "rib",
      neckline: make.neckline,
      hem: "rib",
      inner: darker(cut.fill, 0.35),
      folded: make.folded,
      ...(make.band ? { band: { kind: "rib", width: 3 } as const } : {}),
    },
  );
}

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

export function drawVest(pen: Pen, cut: Cut): void {
  const shape = drawKnitBody(pen, cut, {
    neckline: "v",
    neckDepth: 21,
    band: true,
    sleeve: null,
    length: cut.length ?? 56,
  });
  for (const s of [1, -1]) {
    pen.panel(
      outline(
        tube([
          [s * (shape.shoulder - 0.4), shape.slope + 0.2, 2.4],
          [s * (shape.shoulder - 1.7), shape.slope + 8, 2.4],
          [s * (shape.chest - 2.3), shape.underarm - 3, 2.4],
          [s * (shape.chest - 0.3), shape.underarm, 2.4],
        ]),
      ),
      { fill: cut.fill, round: 0.9, drop: 0.35, dropBlur: 0.35 },
    );
    pen.weave({ kind: "rib", size: 0.7, turn: 90, opacity: 0.6 });
  }
  if (cut.cable) for (const x of [-11.5, 11.5]) drawCable(pen, cut, x, shape.length - 9, 14);
}

/** Cardigan with a ribbed front band and buttons; a sleeve may lie over the hem. */
export function drawCardigan(pen: Pen, cut: Cut): void {
  const length = cut.length ?? 58;
  const depth = 22;
  drawKnitBody(pen, cut, {
    neckline: "v",
    neckDepth: depth,
    band: false,
    sleeve,
    length,
    folded: cut.foldedSleeve ? { ...sleeve, fall: 8, bend: -30, lower: 30, over: true } : undefined,
  });
  pen.panel(
    outline(
      tube([
        [9.4, 0.4, 3],
        [6, 9, 3],
        [1, depth, 3.2],
      ]),
    ),
    { fill: cut.fill, round: 0.9 },
  );
  pen.weave({ kind: "rib", size: 0.8, turn: 65, opacity: 0.7 });
  pen.panel(
    outline(
      tube([
        [-9.4, 0.4, 3],
        [-6, 9, 3],
        [0, depth + 2, 3.2],
        [0, length * 0.7, 3.2],
        [0, length + 0.3, 3.2],
      ]),
    ),
    { fill: cut.fill, round: 0.9, drop: 0.5 },
  );
  pen.weave({ kind: "rib", size: 0.8, turn: 90, opacity: 0.5 });
  for (let y = depth + 5; y < length; y += 7.4) pen.button(0, y, 0.95, cut.button ?? "#c9a26a");
}

/** Crossing S strokes between two grooves. */
function drawCable(pen: Pen, cut: Cut, x: number, bottom: number, top = 12): void {
  pen.panel(
    outline([
      [x - 3.2, top, 1],
      [x + 3.2, top, 1],
      [x + 3.2, bottom, 1],
      [x - 3.2, bottom, 1],
    ]),
    {
      fill: cut.fill,
      round: 0,
      drop: 0,
      edge: 0,
    },
  );
  pen.weave({ kind: "rib", size: 1.1, opacity: 0.25 });
  for (const groove of [-2.9, 2.9]) pen.relief(`M${x + groove} ${top - 2}V${bottom}`, -60, 0.2, 0.45);
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
