import { createHash } from "node:crypto";
import { draw, type Setting } from "../composition/draw-picture.ts";
import type { Laid, Piece } from "../composition/piece.ts";
import type { Print } from "../drawing/canvas.ts";
import { silhouetteOf } from "../drawing/silhouette.ts";
import { drawn } from "../garments/garment-kinds.ts";
import { type Drawn, entryOf, version } from "../looks/photo.ts";

/** As large as a phone shows an item, and small enough that all of them fit beside the looks. */
const print: Print = { width: 800, height: 1000, quality: 70 };

/** The shares of the picture's width and height that a garment fills at most. */
const reach = { width: 0.85, height: 0.87 };

export interface ItemPhoto {
  file: string;
  /** The one garment. */
  pieces: [Piece];
  setting: Setting;
  /** In degrees. */
  turn: number;
  print: Print;
  recipe: string;
}

export function itemPhoto(file: string, piece: Piece, setting: Setting, turn: number, on = print): ItemPhoto {
  const { quality, ...size } = on;
  const recipe = createHash("sha256")
    .update(JSON.stringify([version, piece, size, reach, setting, turn, quality]))
    .digest("hex")
    .slice(0, 16);
  return { file, pieces: [piece], setting, turn, print: on, recipe };
}

/** Draws the garment in the middle, at full size or at a share of it for tests. */
export async function drawItemPhoto({ pieces: [piece], turn, print, ...photo }: ItemPhoto, scale = 1): Promise<Drawn> {
  const { width, height, quality } = print;
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale), quality };
  const laid = [await centred(piece, turn, width / height)];
  const picture = await draw(laid, photo.setting, scaled, piece.seed);
  return { entry: entryOf(photo, { laid }, picture, scaled), bytes: picture.bytes, faults: 0 };
}

/** Measured on a silhouette of two cells a centimetre: the garment as large as the picture allows. */
async function centred(piece: Piece, turn: number, shape: number): Promise<Laid> {
  const cellsPerCm = 2;
  const pen = drawn(piece.kind, piece.cut, piece.seed);
  const { left, top, right, bottom, originX, originY } = await silhouetteOf(pen, cellsPerCm, turn);
  const widthCm = (right - left) / cellsPerCm;
  const heightCm = (bottom - top) / cellsPerCm;
  const perCm = Math.min((reach.width * shape) / widthCm, reach.height / heightCm);
  const x = shape / 2 - ((left + right) / 2 - originX) * (perCm / cellsPerCm);
  const y = 0.5 - ((top + bottom) / 2 - originY) * (perCm / cellsPerCm);
  return { ...piece, pen, pose: { x, y, pxPerCm: perCm, turn } };
}
