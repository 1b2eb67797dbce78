import type { Canvas } from "./canvas.ts";
import type { Fabric } from "./fabrics.ts";
import { grainAt } from "./grain.ts";
import { blurred, enlarged, interpolated, reduced } from "./height-field.ts";
import { cloudNoise } from "./noise.ts";
import { valueAt } from "./value-at.ts";

type Vector = readonly [x: number, y: number, z: number];

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** From the upper left, for every picture. */
const light = unit([-0.5, -0.62, 0.72]);

const halfway = unit([light[0], light[1], light[2] + 1]);

export interface Surface {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pxPerCm: number;
  readonly alpha: Float32Array;
  readonly colour: Float32Array;
  readonly broad: Float32Array;
  readonly fine: Float32Array;
  readonly occlusion: Float32Array;
  readonly wrinkles: Float32Array;
}

/** Draws the lit garment on the canvas and marks its pixels. */
export function drawLit(canvas: Canvas, surface: Surface, cloth: Fabric, seed: number, number: number): void {
  const { width, height, alpha, colour, occlusion, fine, pxPerCm: s } = surface;
  const relief = reliefOf(surface, cloth);
  const mottle = interpolated(
    width,
    height,
    8,
    (x, y) => (cloudNoise(x / (s * 6), y / (s * 6), seed + 81, 2) - 0.5) * cloth.mottle * 2,
  );
  const fineSlope = 0.21 * s;
  const flatShine = halfway[2] ** cloth.gloss * cloth.shine * 0.5;
  for (let y = 0; y < height; y++) {
    const above = y > 0 ? width : 0;
    const below = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++) {
      const q = y * width + x;
      const before = x > 0 ? 1 : 0;
      const after = x < width - 1 ? 1 : 0;
      const a = valueAt(alpha, q);
      if (a < 0.004) continue;
      const slopeX =
        (valueAt(relief, q + after) - valueAt(relief, q - before)) * 0.45 +
        (valueAt(fine, q + after) - valueAt(fine, q - before)) * fineSlope;
      const slopeY =
        (valueAt(relief, q + below) - valueAt(relief, q - above)) * 0.45 +
        (valueAt(fine, q + below) - valueAt(fine, q - above)) * fineSlope;
      const steep = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
      const lit = ((-slopeX * light[0] - slopeY * light[1] + light[2]) * steep) / light[2];
      const shaded = valueAt(occlusion, q);
      let tone = 1 + (lit - 1) * 0.62;
      if (tone < 1) tone = 1 - (1 - tone) / (1 + (1 - tone) * 0.7);
      tone *= 1 - (1 - shaded) * 0.62;
      tone += grainAt(x, y, seed) * cloth.grain + valueAt(mottle, q);
      let highlight = 0;
      if (cloth.shine) {
        const facing = Math.max(0, (-slopeX * halfway[0] - slopeY * halfway[1] + halfway[2]) * steep);
        highlight = (facing ** cloth.gloss * cloth.shine - flatShine) * shaded;
      }
      const at = (y + surface.top) * canvas.width + x + surface.left;
      blend(canvas.pixels, at * 3, colour, q * 3, tone, lit, highlight, a);
      if (a > 0.5) canvas.owner[at] = number;
    }
  }
}

/** Shadows keep some colour, most in red; highlights turn to a warm white. */
const keptInShade = [0.1, 0.03, 0.07] as const;

const highlightColour = [255, 246, 235] as const;

function blend(
  pixels: Float32Array,
  to: number,
  colour: Float32Array,
  from: number,
  tone: number,
  lit: number,
  highlight: number,
  alpha: number,
): void {
  for (let c = 0; c < 3; c++) {
    let value = valueAt(colour, from + c);
    if (tone < 1) value *= tone + (1 - tone) * valueAt(keptInShade, c);
    else value += (255 - value) * Math.min(0.6, (tone - 1) * 0.5) + value * (tone - 1) * 0.35;
    // Dark cloth gets a sheen of its own, or black garments lose all their folds.
    const dark = 1 - value / 255;
    value += Math.max(-0.15, lit - 1) * 26 * dark * dark + highlight * valueAt(highlightColour, c);
    pixels[to + c] = valueAt(pixels, to + c) + (Math.max(0, Math.min(255, value)) - valueAt(pixels, to + c)) * alpha;
  }
}

function reliefOf(surface: Surface, cloth: Fabric): Float32Array {
  const { width, height, alpha, broad, wrinkles, pxPerCm: s } = surface;
  const half = reduced({ width, height, values: alpha }, 2);
  const puff = enlarged(blurred(half, Math.max(1, (s * 0.35) / 2)), 2, width, height);
  const out = new Float32Array(width * height);
  for (let q = 0; q < out.length; q++)
    out[q] =
      (valueAt(broad, q) * 2.1 * cloth.relief + valueAt(wrinkles, q) * 1.15 + valueAt(puff, q) * cloth.thick * 0.9) * s;
  return out;
}
