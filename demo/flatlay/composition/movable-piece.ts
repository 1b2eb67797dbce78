import type { Random } from "../drawing/noise.ts";
import type { Pen } from "../drawing/pen.ts";
import { fattened, type Silhouette, silhouetteOf } from "../drawing/silhouette.ts";
import { boostOf, drawn, type Kind } from "../garments/garment-kinds.ts";
import { roleOf } from "./garment-roles.ts";
import type { Slot, Template } from "./layout-template.ts";
import type { Piece } from "./piece.ts";

export const gridWidth = 150;

export interface Token {
  piece: Piece;
  pen: Pen;
  slot: Slot;
  turn: number;
  cellsPerCm: number;
  shape: Silhouette;
  rim: Silhouette;
  x: number;
  y: number;
  homeX: number;
  homeY: number;
  /** Points in cells, relative to the origin, that must stay visible. */
  kept: [number, number][];
}

/** Gives every piece the first free slot of its role, in the order of laying. */
export function assignSlots(pieces: Piece[], template: Template): { piece: Piece; slot: Slot }[] {
  const waiting = [...pieces];
  const seats: { piece: Piece; slot: Slot }[] = [];
  for (const slot of template.slots) {
    const index = waiting.findIndex((piece) => roleOf[piece.kind] === slot.role);
    if (index < 0) continue;
    seats.push({ piece: waiting.splice(index, 1)[0]!, slot });
  }
  return seats;
}

export async function token(
  piece: Piece,
  slot: Slot,
  grid: { width: number; height: number },
  cellsPerCm: number,
  mirrored: boolean,
  next: Random,
): Promise<Token> {
  const pen = drawn(piece.kind, piece.cut, piece.seed);
  const scale = cellsPerCm * boostOf(piece.kind);
  const turn = (mirrored ? -slot.turn : slot.turn) + (next() - 0.5) * 3;
  const shape = await silhouetteOf(pen, scale, turn);
  const homeX = (mirrored ? 1 - slot.x : slot.x) * grid.width - ((shape.left + shape.right) / 2 - shape.originX);
  const homeY = slot.y * grid.height - ((shape.top + shape.bottom) / 2 - shape.originY);
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  const kept = keptPoints(piece.kind).map(([x, y]): [number, number] => [x * cos - y * sin, x * sin + y * cos]);
  return {
    piece,
    pen,
    slot,
    turn,
    cellsPerCm: scale,
    shape,
    rim: fattened(shape, 2),
    x: homeX,
    y: homeY,
    homeX,
    homeY,
    kept,
  };
}

/** In cm from the origin: neckline and lapels, waistband, clasp, toes. */
function keptPoints(kind: Kind): [number, number][] {
  const grid = (left: number, right: number, top: number, bottom: number): [number, number][] =>
    [left, (left + right) / 2, right].flatMap((x) =>
      [top, (top + bottom) / 2, bottom].map((y): [number, number] => [x, y]),
    );
  switch (roleOf[kind]) {
    case "top":
      return grid(-11, 11, 0, 20);
    case "dress":
      return grid(-12, 12, 6, 24);
    case "jacket":
    case "coat":
      return grid(-14, 14, 0, 40);
    case "bottom":
      return grid(-4, 4, 3, 12);
    case "shoes":
      return grid(-9, 9, 2, 26);
    case "bag":
      return grid(-9, 9, 2, 12);
    case "scarf":
      return grid(-8, 8, -6, 20);
    case "small":
      return grid(-3, 3, -2, 2);
  }
}
