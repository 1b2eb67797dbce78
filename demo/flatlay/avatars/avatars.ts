import { createHash } from "node:crypto";
import type { AvatarEntry } from "../../manifest.ts";
import { drawBackground } from "../drawing/backgrounds.ts";
import { emptyCanvas, webp } from "../drawing/canvas.ts";
import { drawGarment } from "../drawing/draw-onto-canvas.ts";
import { random } from "../drawing/noise.ts";
import { Pen } from "../drawing/pen.ts";
import { type Sketch, sketches } from "./avatar-sketches.ts";
import { drawMotif } from "./paper-motif.ts";
import { drawPortrait } from "./paper-portrait.ts";

const size = 400;

const oversize = 1.5;

const version = 2;

export interface Avatar {
  file: string;
  seed: number;
  sketch: Sketch;
  recipe: string;
}

export const avatars: readonly Avatar[] = sketches.map((sketch, i) => ({
  file: `avatar-${String(i + 1).padStart(2, "0")}.webp`,
  seed: i + 1,
  sketch,
  recipe: createHash("sha256")
    .update(JSON.stringify([version, sketch]))
    .digest("hex")
    .slice(0, 16),
}));

export async function drawAvatar(
  { file, seed, sketch, recipe }: Avatar,
  px = size,
): Promise<{ entry: AvatarEntry; bytes: Buffer }> {
  const side = Math.round(px * oversize);
  const canvas = emptyCanvas(side, side);
  drawBackground(canvas, "paper", sketch.ground, seed + 2);
  const pen = new Pen(random(seed));
  if ("portrait" in sketch) drawPortrait(pen, sketch.portrait);
  else drawMotif(pen, sketch.motif, sketch.colours);
  const lowered = "portrait" in sketch ? side * 0.02 : 0;
  await drawGarment(canvas, pen, { x: 0, y: lowered, pxPerCm: side / 100, turn: 0 }, seed + 4, 1);
  const bytes = await webp(canvas, { width: px, height: px, quality: 82 });
  return { entry: { file, size: px, alt: sketch.alt, recipe }, bytes };
}
