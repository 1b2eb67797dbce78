import { type Background, drawBackground } from "../drawing/backgrounds.ts";
import { type Canvas, emptyCanvas, webp } from "../drawing/canvas.ts";
import { castShade, type Shade } from "../drawing/cast-shade.ts";
import type { Hex } from "../drawing/colours.ts";
import { drawGarment, type Pose } from "../drawing/draw-onto-canvas.ts";
import type { Laid } from "./piece.ts";

/** Pictures are drawn larger and scaled down, which smooths edges and stitches. */
const oversize = 1.25;

export interface Setting {
  ground: Background;
  colour: Hex;
  shade?: Shade | undefined;
}

/** A garment in the finished picture, in shares of its width and height. */
export interface Spot {
  /** A point that is certainly on the visible part. */
  x: number;
  y: number;
  box: { left: number; top: number; width: number; height: number };
}

export interface Picture {
  bytes: Buffer;
  spots: Spot[];
}

export async function draw(
  laid: readonly Laid[],
  setting: Setting,
  size: { width: number; height: number; quality: number },
  seed: number,
): Promise<Picture> {
  const canvas = emptyCanvas(Math.round(size.width * oversize), Math.round(size.height * oversize));
  drawBackground(canvas, setting.ground, setting.colour, seed);
  const boxes: Spot["box"][] = [];
  for (const [i, { pen, pose, seed: own }] of laid.entries()) {
    await drawGarment(canvas, pen, inPixels(pose, canvas.height), own, i + 1);
    boxes.push(boxOf(canvas, i + 1));
  }
  if (setting.shade) await castShade(canvas, setting.shade, seed);
  return { bytes: await webp(canvas, size), spots: boxes.map((box, i) => ({ ...visiblePoint(canvas, i + 1), box })) };
}

const inPixels = ({ x, y, pxPerCm, turn }: Pose, height: number): Pose => ({
  x: x * height,
  y: y * height,
  pxPerCm: pxPerCm * height,
  turn,
});

/** Measured right after laying, when nothing covers the garment yet. */
function boxOf(canvas: Canvas, number: number): Spot["box"] {
  let [left, top, right, bottom] = [canvas.width, canvas.height, 0, 0];
  eachOwned(canvas, number, (x, y) => {
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  return {
    left: share(left, canvas.width),
    top: share(top, canvas.height),
    width: share(Math.max(0, right - left), canvas.width),
    height: share(Math.max(0, bottom - top), canvas.height),
  };
}

/** The middle of the visible part; when that is covered or a hole, the nearest visible point. */
function visiblePoint(canvas: Canvas, number: number): { x: number; y: number } {
  let [sumX, sumY, count] = [0, 0, 0];
  eachOwned(canvas, number, (x, y) => {
    sumX += x;
    sumY += y;
    count++;
  });
  const middle = { x: sumX / count, y: sumY / count };
  let nearest = middle;
  let distance = Infinity;
  eachOwned(canvas, number, (x, y) => {
    const away = Math.hypot(x - middle.x, y - middle.y);
    if (away >= distance || !isInside(canvas, number, x, y)) return;
    distance = away;
    nearest = { x, y };
  });
  return { x: share(nearest.x, canvas.width), y: share(nearest.y, canvas.height) };
}

function isInside({ owner, width }: Canvas, number: number, x: number, y: number): boolean {
  const reach = 6;
  return [-reach, reach].every(
    (step) => owner[y * width + x + step] === number && owner[(y + step) * width + x] === number,
  );
}

function eachOwned(canvas: Canvas, number: number, visit: (x: number, y: number) => void): void {
  for (let y = 0; y < canvas.height; y += 2)
    for (let x = 0; x < canvas.width; x += 2) if (canvas.owner[y * canvas.width + x] === number) visit(x, y);
}

const share = (value: number, whole: number): number => Math.round((value / whole) * 10_000) / 10_000;
