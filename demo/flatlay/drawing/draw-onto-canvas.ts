import { grown, turned } from "./bounding-box.ts";
import type { Canvas } from "./canvas.ts";
import { castShadow } from "./cast-shadow.ts";
import type { Fabric } from "./fabrics.ts";
import { blurred, type Field, interpolated } from "./height-field.ts";
import { drawLit, type Surface } from "./light.ts";
import { cloudNoise, valueNoise } from "./noise.ts";
import type { Pen } from "./pen.ts";
import { colourRaster, greyRaster, smaller, type View } from "./raster.ts";
import { valueAt } from "./value-at.ts";

/** A garment's origin in canvas pixels, its size and its rotation in degrees. */
export interface Pose {
  x: number;
  y: number;
  pxPerCm: number;
  turn: number;
}

/** The widest shadow ends within this distance. */
const shadowCm = 9;

/** Draws a garment with its shadow; `number` marks its pixels. */
export async function drawGarment(canvas: Canvas, pen: Pen, pose: Pose, seed: number, number: number): Promise<void> {
  const crop = cropOf(canvas, pen, pose);
  if (crop.width < 3 || crop.height < 3) return;
  const view: View = { ...pose, width: crop.width, height: crop.height, x: pose.x - crop.left, y: pose.y - crop.top };
  const half = smaller(view, 2);
  const rasters = {
    colour: await colourRaster(pen, view),
    fine: await greyRaster(pen, "fine", view),
    // 8-bit heights have steps; the blur removes them before slopes are measured.
    broad: blurred(await greyRaster(pen, "broad", half), Math.max(0.8, pose.pxPerCm * 0.1)),
    occlusion: await greyRaster(pen, "occlusion", half),
  };
  const surface = warped(crop, view, rasters, pen.cloth, seed);
  castShadow(canvas, surface, pen.cloth);
  drawLit(canvas, surface, pen.cloth, seed, number);
}

interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

function cropOf(canvas: Canvas, pen: Pen, pose: Pose): Crop {
  const box = turned(grown(pen.bounds, shadowCm), pose.turn);
  const left = Math.max(0, Math.floor(pose.x + box[0] * pose.pxPerCm));
  const top = Math.max(0, Math.floor(pose.y + box[1] * pose.pxPerCm));
  return {
    left,
    top,
    width: Math.min(canvas.width, Math.ceil(pose.x + box[2] * pose.pxPerCm)) - left,
    height: Math.min(canvas.height, Math.ceil(pose.y + box[3] * pose.pxPerCm)) - top,
  };
}

interface Rasters {
  colour: Uint8Array;
  fine: Field;
  broad: Field;
  occlusion: Field;
}

/**
 * Reads the four rasters through a slowly varying offset, which bends stripes, makes left and right differ and hides
 * the ruler.
 */
function warped(crop: Crop, view: View, rasters: Rasters, cloth: Fabric, seed: number): Surface {
  const { width, height } = crop;
  const size = width * height;
  const garment = garmentSpace(view);
  const offset = (swap: number) =>
    interpolated(width, height, 4, (x, y) => {
      const [gx, gy] = garment(x, y);
      const slow = cloudNoise(gx / 15 + (swap ? 0 : 3), gy / 15 + (swap ? 7 : 0), seed + swap * 3, 2) - 0.5;
      const quick = valueNoise(gx / 3.2, gy / 3.2, seed + (swap ? 5 : 9)) - 0.5;
      return (slow * 1.6 + quick * 0.2) * cloth.warp * view.pxPerCm;
    });
  const offsetX = offset(0);
  const offsetY = offset(1);
  const surface: Surface = {
    ...crop,
    pxPerCm: view.pxPerCm,
    alpha: new Float32Array(size),
    colour: new Float32Array(size * 3),
    broad: new Float32Array(size),
    fine: new Float32Array(size),
    occlusion: new Float32Array(size),
    wrinkles: interpolated(width, height, 4, (x, y) => wrinkleAt(garment(x, y), cloth, seed)),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const q = y * width + x;
      const sx = Math.max(0, Math.min(width - 1.01, x + valueAt(offsetX, q)));
      const sy = Math.max(0, Math.min(height - 1.01, y + valueAt(offsetY, q)));
      readColour(rasters.colour, width, sx, sy, surface, q);
      surface.fine[q] = sample(rasters.fine, sx, sy);
      surface.broad[q] = sample(rasters.broad, sx / 2, sy / 2);
      surface.occlusion[q] = sample(rasters.occlusion, sx / 2, sy / 2);
    }
  }
  return surface;
}

function garmentSpace(view: View): (x: number, y: number) => [number, number] {
  const cos = Math.cos((-view.turn * Math.PI) / 180) / view.pxPerCm;
  const sin = Math.sin((-view.turn * Math.PI) / 180) / view.pxPerCm;
  return (x, y) => [(x - view.x) * cos - (y - view.y) * sin, (x - view.x) * sin + (y - view.y) * cos];
}

function wrinkleAt([x, y]: [number, number], cloth: Fabric, seed: number): number {
  const { wave, stretch } = cloth;
  const bend = cloudNoise((x / wave) * 0.7 + 9, (y / wave) * 0.5, seed + 31, 2) * 1.5;
  const hills = cloudNoise(x / wave + bend, y / (wave * stretch) + bend * 0.6, seed + 41, 2);
  const n = 2 * valueNoise(x / (wave * 0.62) + bend * 0.5, y / (wave * stretch * 0.62) - bend * 0.4, seed + 51) - 1;
  // A rounded ridge: the crease of a plain 1 - |n| draws rings on silk.
  const ridge = 1 - Math.sqrt(n * n + 0.03);
  return cloth.wrinkle * (hills + ridge * ridge * 0.08);
}

function sample(field: Field, x: number, y: number): number {
  const { width, height, values } = field;
  const column = Math.min(width - 1, x | 0);
  const row = Math.min(height - 1, y | 0);
  const right = column + 1 < width ? 1 : 0;
  const below = row + 1 < height ? width : 0;
  const u = x - column;
  const v = y - row;
  const k = row * width + column;
  return (
    (valueAt(values, k) * (1 - u) + valueAt(values, k + right) * u) * (1 - v) +
    (valueAt(values, k + below) * (1 - u) + valueAt(values, k + below + right) * u) * v
  );
}

function readColour(raster: Uint8Array, width: number, x: number, y: number, surface: Surface, q: number): void {
  const column = x | 0;
  const row = y | 0;
  const u = x - column;
  const v = y - row;
  let k = (row * width + column) * 4;
  let alpha = 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let corner = 0; corner < 4; corner++) {
    const weight = valueAt(raster, k + 3) * (corner & 1 ? u : 1 - u) * (corner & 2 ? v : 1 - v);
    alpha += weight;
    red += valueAt(raster, k) * weight;
    green += valueAt(raster, k + 1) * weight;
    blue += valueAt(raster, k + 2) * weight;
    k += corner === 1 ? (width - 1) * 4 : 4;
  }
  if (alpha <= 0) return;
  surface.alpha[q] = alpha / 255;
  surface.colour[q * 3] = red / alpha;
  surface.colour[q * 3 + 1] = green / alpha;
  surface.colour[q * 3 + 2] = blue / alpha;
}
