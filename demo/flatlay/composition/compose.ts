import { type Random, random } from "../drawing/noise.ts";
import { type Ratio, ratios } from "./garment-roles.ts";
import type { Template } from "./layout-template.ts";
import { assignSlots, gridWidth, type Token, token } from "./movable-piece.ts";
import { optimizeLayout } from "./optimize-layout.ts";
import type { Composition, Laid, Piece } from "./piece.ts";

/**
 * Puts pieces into the slots of a template, then moves each a little, again and again, until margins are kept,
 * overlaps are as the template wants them and no neckline, clasp or toe is covered. Works on rasterized silhouettes.
 * In a crowded picture everything becomes a little smaller.
 */
export async function compose(pieces: Piece[], template: Template, ratio: Ratio, seed: number): Promise<Composition> {
  const next = random(seed);
  const mirrored = next() < 0.5;
  let best: Composition | null = null;
  for (let attempt = 0; attempt < 7; attempt++) {
    const shrink = 1.05 - attempt * 0.04;
    const composition = await arrange(pieces, template, ratio, mirrored, shrink, random(seed * 13 + attempt));
    if (!best || composition.faults < best.faults * 0.8) best = composition;
    if (best.faults < 0.02) break;
  }
  return best!;
}

async function arrange(
  pieces: Piece[],
  template: Template,
  ratio: Ratio,
  mirrored: boolean,
  shrink: number,
  next: Random,
): Promise<Composition> {
  const { width, height } = ratios[ratio];
  const grid = { width: gridWidth, height: Math.round((gridWidth * height) / width) };
  const cellsPerCm = (grid.height / template.heightCm[ratio]) * shrink;
  const tokens: Token[] = [];
  for (const { piece, slot } of assignSlots(pieces, template))
    tokens.push(await token(piece, slot, grid, cellsPerCm, mirrored, next));
  const faults = optimizeLayout(tokens, template, grid, next);
  return { laid: tokens.map((each) => laidFrom(each, grid.height)), faults };
}

/** Its place in shares of the picture's height. */
const laidFrom = ({ piece, pen, x, y, cellsPerCm, turn }: Token, height: number): Laid => ({
  ...piece,
  pen,
  pose: { x: x / height, y: y / height, pxPerCm: cellsPerCm / height, turn },
});
