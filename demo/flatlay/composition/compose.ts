import type { Pose } from "../drawing/draw-onto-canvas.ts";
import { type Random, random } from "../drawing/noise.ts";
import type { Pen } from "../drawing/pen.ts";
import { covers, fattened, type Silhouette, sharedCells, silhouetteOf } from "../drawing/silhouette.ts";
import type { Cut } from "../garments/cut.ts";
import { boostOf, drawn, type Kind } from "../garments/kinds.ts";
import { type Ratio, type Role, ratios, roleOf } from "./garment-roles.ts";
import type { Slot, Template } from "./layout-templates.ts";

export interface Piece {
  kind: Kind;
  cut: Cut;
  /** The same piece in two pictures has the same seed. */
  seed: number;
}

export interface Laid extends Piece {
  pen: Pen;
  /** In shares of the picture's height, so that it holds at every size. */
  pose: Pose;
}

export interface Composition {
  laid: Laid[];
  /** What is still wrong with it; 0 = nothing is cut, covered or touching. */
  faults: number;
}

const gridWidth = 150;
const margin = 0.045;

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

interface Token {
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
  for (const { piece, slot } of seated(pieces, template))
    tokens.push(await token(piece, slot, grid, cellsPerCm, mirrored, next));
  const faults = settle(tokens, template, grid, next);
  const laid = tokens.map(
    ({ piece, pen, x, y, cellsPerCm: scale, turn }): Laid => ({
      ...piece,
      pen,
      pose: { x: x / grid.height, y: y / grid.height, pxPerCm: scale / grid.height, turn },
    }),
  );
  return { laid, faults };
}

/** Gives every piece the first free slot of its role, in the order of laying. */
function seated(pieces: Piece[], template: Template): { piece: Piece; slot: Slot }[] {
  const waiting = [...pieces];
  const seats: { piece: Piece; slot: Slot }[] = [];
  for (const slot of template.slots) {
    const index = waiting.findIndex((piece) => roleOf[piece.kind] === slot.role);
    if (index < 0) continue;
    seats.push({ piece: waiting.splice(index, 1)[0]!, slot });
  }
  return seats;
}

async function token(
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

/** @returns the remaining faults */
function settle(tokens: Token[], template: Template, grid: { width: number; height: number }, next: Random): number {
  const movable = tokens.filter((each) => !each.slot.bleeds);
  let score = unease(tokens, template, grid);
  const steps = 260 * movable.length;
  for (let step = 0; step < steps && movable.length > 0; step++) {
    const moved = movable[Math.floor(next() * movable.length)]!;
    const { x, y } = moved;
    const reach = (1 - step / steps) * grid.width * 0.12 + 1.2;
    moved.x = x + (next() - 0.5) * 2 * reach;
    moved.y = y + (next() - 0.5) * 2 * reach;
    const tried = unease(tokens, template, grid);
    if (tried.total <= score.total) score = tried;
    else {
      moved.x = x;
      moved.y = y;
    }
  }
  return score.faults;
}

/** Faults must disappear; the rest is taste: near its slot, and the whole centred. */
function unease(
  tokens: Token[],
  template: Template,
  grid: { width: number; height: number },
): { faults: number; total: number } {
  let faults = 0;
  let drift = 0;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  tokens.forEach((upper, i) => {
    if (!upper.slot.bleeds) faults += beyondMargin(upper, grid);
    drift += ((upper.x - upper.homeX) / grid.width) ** 2 + ((upper.y - upper.homeY) / grid.width) ** 2;
    left = Math.min(left, upper.x + upper.shape.left - upper.shape.originX);
    right = Math.max(right, upper.x + upper.shape.right - upper.shape.originX);
    top = Math.min(top, upper.y + upper.shape.top - upper.shape.originY);
    bottom = Math.max(bottom, upper.y + upper.shape.bottom - upper.shape.originY);
    for (const lower of tokens.slice(0, i)) faults += crowding(upper, lower, template) + hidden(upper, lower);
  });
  const offCentre =
    Math.abs(left + right - grid.width) / grid.width + Math.abs(top + bottom - grid.height) / grid.height;
  return { faults, total: faults * 12 + drift * 1.1 + offCentre * 0.5 };
}

function beyondMargin({ shape, x, y }: Token, grid: { width: number; height: number }): number {
  const edge = margin * grid.width;
  const out = (amount: number) => Math.max(0, amount) / grid.width;
  return (
    out(edge - (x + shape.left - shape.originX)) +
    out(x + shape.right - shape.originX - (grid.width - edge)) +
    out(edge - (y + shape.top - shape.originY)) +
    out(y + shape.bottom - shape.originY - (grid.height - edge))
  );
}

/** How far an overlap is from what the template allows; where none is allowed, a rim is kept free too. */
function crowding(upper: Token, lower: Token, template: Template): number {
  const rule = ruleFor(upper.slot.role, lower.slot.role, template);
  const smaller = Math.min(upper.shape.area, lower.shape.area);
  if (!rule) return (sharedCells(upper.rim, upper.x, upper.y, lower.shape, lower.x, lower.y) / smaller) * 1.5;
  const share = sharedCells(upper.shape, upper.x, upper.y, lower.shape, lower.x, lower.y) / smaller;
  if (share > rule.most) return share - rule.most;
  if (share >= rule.least && share > 0.02) return 0;
  if (rule.least > 0) return rule.least - share;
  // Either a clear overlap or a clear gap: pieces that only just touch look like a mistake.
  return sharedCells(upper.rim, upper.x, upper.y, lower.shape, lower.x, lower.y) / smaller;
}

function ruleFor(over: Role, under: Role, template: Template) {
  return template.overlaps.find((rule) => rule.over === over && rule.under === under);
}

function hidden(upper: Token, lower: Token): number {
  let count = 0;
  for (const [x, y] of lower.kept) if (covers(upper.shape, upper.x, upper.y, lower.x + x, lower.y + y)) count++;
  return count * 0.05;
}
