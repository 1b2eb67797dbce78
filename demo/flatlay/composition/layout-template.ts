import type { Ratio, Role } from "./garment-roles.ts";

/** The centre of a piece, as shares of width and height. */
export interface Slot {
  role: Role;
  x: number;
  y: number;
  /** Degrees; the seed adds a little. */
  turn: number;
  /** May run out of the picture; then it stays where it is. */
  bleeds?: boolean;
}

/** The share of the smaller piece that the later one may cover, at least and at most. */
interface Overlap {
  over: Role;
  under: Role;
  least: number;
  most: number;
}

/** Slots in the order of laying: the first lies lowest. */
export interface Template {
  slots: Slot[];
  overlaps: Overlap[];
  /** Height of the picture in centimetres, by shape. */
  heightCm: Record<Ratio, number>;
}

export const heights = (tall: number, portrait: number, square: number, wide: number): Record<Ratio, number> => ({
  "3:4": tall,
  "4:5": portrait,
  "1:1": square,
  "3:2": wide,
  "2:1": wide * 0.82,
});

export const usual = heights(150, 148, 134, 112);
