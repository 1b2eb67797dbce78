import { createHash } from "node:crypto";
import { draw, type Setting } from "../composition/draw-picture.ts";
import type { Laid, Piece } from "../composition/piece.ts";
import type { Print } from "../drawing/canvas.ts";
import { silhouetteOf } from "../drawing/silhouette.ts";
import { boostOf, drawn, type Kind } from "../garments/garment-kinds.ts";
import { type Drawn, entryOf, version } from "../looks/photo.ts";

/** Of most brands: all pictures together have a limit, and knitting has many edges. */
const print: Print = { width: 1280, height: 480, quality: 46 };
const knitQuality = 32;

/** A piece and the middle of its place, in shares of the picture; what is larger runs out of it. */
export interface Placed {
  piece: Piece;
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  /** A factor on its size. */
  scale?: number;
}

/** A wide picture of garments, larger than the picture is high. */
export interface Banner {
  file: string;
  placed: readonly Placed[];
  pieces: Piece[];
  setting: Setting;
  /** How many centimetres the picture is high. */
  heightCm: number;
  print: Print;
  recipe: string;
}

const knitted: readonly Kind[] = ["jumper", "cardigan", "vest"];

export function banner(file: string, placed: readonly Placed[], setting: Setting, heightCm: number): Banner {
  const pieces = placed.map(({ piece }) => piece);
  const isKnitted = pieces.every(({ kind }) => knitted.includes(kind));
  const on = { ...print, ...(isKnitted && { quality: knitQuality }) };
  const recipe = createHash("sha256")
    .update(JSON.stringify([version, placed, setting, heightCm, on]))
    .digest("hex")
    .slice(0, 16);
  return { file, placed, pieces, setting, heightCm, print: on, recipe };
}

/** At full size, or at a share of it for tests. */
export async function drawBanner({ placed, heightCm, print, ...photo }: Banner, scale = 1): Promise<Drawn> {
  const { width, height, quality } = print;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale), quality };
  const laid: Laid[] = [];
  for (const one of placed) laid.push(await laidAt(one, heightCm));
  const picture = await draw(laid, photo.setting, size, laid[0]?.seed ?? 0);
  return { entry: entryOf(photo, { laid }, picture, size), bytes: picture.bytes, faults: 0 };
}

/** Its middle is measured on a silhouette of two cells a centimetre. */
async function laidAt({ piece, x, y, turn, scale = 1 }: Placed, heightCm: number): Promise<Laid> {
  const cellsPerCm = 2;
  const pen = drawn(piece.kind, piece.cut, piece.seed);
  const { left, top, right, bottom, originX, originY } = await silhouetteOf(pen, cellsPerCm, turn);
  const perCm = (boostOf(piece.kind) * scale) / heightCm;
  const middle = (from: number, to: number, origin: number) => ((from + to) / 2 - origin) * (perCm / cellsPerCm);
  const place = { x: (x * print.width) / print.height, y };
  return {
    ...{ ...piece, pen },
    pose: {
      ...{ x: place.x - middle(left, right, originX), y: place.y - middle(top, bottom, originY) },
      ...{ pxPerCm: perCm, turn },
    },
  };
}
