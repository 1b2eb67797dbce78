import { grown, turned } from "./bounding-box.ts";
import type { Pen } from "./pen.ts";
import { colourRaster } from "./raster.ts";
import { valueAt } from "./value-at.ts";

/**
 * The opaque cells of a garment at a small scale, rotated as in the picture. Measured, because its box is too coarse.
 */
export interface Silhouette {
  width: number;
  height: number;
  cells: Uint8Array;
  /** Where the garment's origin lies in the cells. */
  originX: number;
  originY: number;
  area: number;
  /** Tight box of the cells. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export async function silhouetteOf(pen: Pen, cellsPerCm: number, turn: number): Promise<Silhouette> {
  const box = turned(grown(pen.bounds, 1.5), turn);
  const originX = Math.ceil(-box[0] * cellsPerCm);
  const originY = Math.ceil(-box[1] * cellsPerCm);
  const width = originX + Math.ceil(box[2] * cellsPerCm);
  const height = originY + Math.ceil(box[3] * cellsPerCm);
  const raster = await colourRaster(pen, { width, height, x: originX, y: originY, pxPerCm: cellsPerCm, turn });
  const cells = new Uint8Array(width * height);
  const out = { width, height, cells, originX, originY, area: 0, left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (valueAt(raster, (y * width + x) * 4 + 3) < 100) continue;
      cells[y * width + x] = 1;
      out.area++;
      out.left = Math.min(out.left, x);
      out.right = Math.max(out.right, x + 1);
      out.top = Math.min(out.top, y);
      out.bottom = Math.max(out.bottom, y + 1);
    }
  return out;
}

/** The silhouette with a rim, for keeping neighbours apart. */
export function fattened(silhouette: Silhouette, by: number): Silhouette {
  const width = silhouette.width + by * 2;
  const height = silhouette.height + by * 2;
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < silhouette.height; y++)
    for (let x = 0; x < silhouette.width; x++) {
      if (!silhouette.cells[y * silhouette.width + x]) continue;
      for (let j = 0; j <= by * 2; j++) cells.fill(1, (y + j) * width + x, (y + j) * width + x + by * 2 + 1);
    }
  return { ...silhouette, width, height, cells, originX: silhouette.originX + by, originY: silhouette.originY + by };
}

/** How many cells two silhouettes share when their origins lie at these places. */
export function sharedCells(a: Silhouette, ax: number, ay: number, b: Silhouette, bx: number, by: number): number {
  const aLeft = Math.round(ax) - a.originX;
  const aTop = Math.round(ay) - a.originY;
  const bLeft = Math.round(bx) - b.originX;
  const bTop = Math.round(by) - b.originY;
  const left = Math.max(aLeft, bLeft);
  const right = Math.min(aLeft + a.width, bLeft + b.width);
  const bottom = Math.min(aTop + a.height, bTop + b.height);
  let count = 0;
  for (let y = Math.max(aTop, bTop); y < bottom; y++) {
    const rowA = (y - aTop) * a.width - aLeft;
    const rowB = (y - bTop) * b.width - bLeft;
    for (let x = left; x < right; x++) count += valueAt(a.cells, rowA + x) & valueAt(b.cells, rowB + x);
  }
  return count;
}

export function covers(silhouette: Silhouette, x: number, y: number, atX: number, atY: number): boolean {
  const column = Math.round(atX - x) + silhouette.originX;
  const row = Math.round(atY - y) + silhouette.originY;
  if (column < 0 || row < 0 || column >= silhouette.width || row >= silhouette.height) return false;
  return silhouette.cells[row * silhouette.width + column] === 1;
}
