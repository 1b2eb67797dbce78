import type { Canvas } from "./canvas.ts";
import { type Hex, type Rgb, rgb } from "./colours.ts";
import { cloudNoise, type Random, random, speck, valueNoise } from "./noise.ts";
import { itemAt, valueAt } from "./value-at.ts";

export type Background = "paper" | "linen" | "wood" | "terrazzo" | "plaster";

const chipColours: Hex[] = ["#b78d76", "#8d9a90", "#d8c0a0", "#6c7074", "#dcd3c6"];

/** Fills the canvas with a ground, brighter at the upper left. */
export function drawBackground(canvas: Canvas, kind: Background, colour: Hex, seed: number): void {
  const { width, height, pixels } = canvas;
  const base = rgb(colour);
  const unit = Math.max(width, height) / 900;
  const surface = surfaces[kind](canvas, unit, seed);
  const pixel: Rgb = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixel[0] = base[0];
      pixel[1] = base[1];
      pixel[2] = base[2];
      const across = x / width;
      const down = y / height;
      const tone =
        surface(x, y, pixel) +
        0.085 -
        (across * 0.55 + down * 0.75) * 0.1 -
        ((across - 0.5) ** 2 + (down - 0.5) ** 2) * 0.1 +
        (speck(x, y, seed + 99) - 0.5) * 0.02;
      const at = (y * width + x) * 3;
      pixels[at] = pixel[0] * (1 + tone);
      pixels[at + 1] = pixel[1] * (1 + tone * 1.02);
      pixels[at + 2] = pixel[2] * (1 + tone * 1.06);
    }
  }
}

/** @returns how much lighter or darker a pixel is; may repaint it */
type Surface = (x: number, y: number, pixel: Rgb) => number;

const surfaces: Record<Background, (canvas: Canvas, unit: number, seed: number) => Surface> = {
  paper: (_canvas, unit, seed) => (x, y) =>
    (cloudNoise(x / unit / 2.2, y / unit / 2.2, seed, 2) - 0.5) * 0.05 +
    (cloudNoise(x / unit / 120, y / unit / 120, seed + 3, 2) - 0.5) * 0.05,
  plaster: (_canvas, unit, seed) => (x, y) =>
    (cloudNoise(x / unit / 70, y / unit / 70, seed, 4) - 0.5) * 0.16 +
    (cloudNoise(x / unit / 9, y / unit / 30, seed + 4, 2) - 0.5) * 0.05,
  linen: (_canvas, unit, seed) => (x, y) => linenAt(x / unit, y / unit, seed),
  wood: (_canvas, unit, seed) => (x, y) => woodAt(x / unit, y / unit, seed),
  terrazzo,
};

function linenAt(x: number, y: number, seed: number): number {
  const across = Math.sin((x + valueNoise(x / 60, y / 14, seed) * 3) * 1.7);
  const down = Math.sin((y + valueNoise(x / 14, y / 60, seed + 1) * 3) * 1.7);
  const threads = valueNoise(x / 26, y / 1.5, seed + 5) + valueNoise(x / 1.5, y / 26, seed + 6) - 1;
  return threads * 0.065 + across * down * 0.022 + (cloudNoise(x / 150, y / 110, seed + 8, 3) - 0.5) * 0.16;
}

function woodAt(x: number, y: number, seed: number): number {
  const plankWidth = 225;
  const plank = Math.floor((x + 60) / plankWidth);
  const inside = x + 60 - plank * plankWidth;
  const bend = cloudNoise(inside / 60 + plank * 9, y / 420, seed + plank, 3);
  const rings = Math.sin(inside / 11 + bend * 22 + cloudNoise(inside / 20, y / 300, seed + 2, 2) * 3);
  let tone = (speck(plank, 3, seed) - 0.5) * 0.1 + rings * 0.022;
  tone += (valueNoise(x / 1.4, y / 70, seed + 4) - 0.5) * 0.1;
  tone += (valueNoise(x / 4, y / 160, seed + 14) - 0.5) * 0.06;
  tone += (cloudNoise(x / 90, y / 260, seed + 7, 2) - 0.5) * 0.1;
  const joint = Math.min(inside, plankWidth - inside);
  if (joint < 1.4) return tone - 0.36 * (1 - joint / 1.4);
  return joint < 3 ? tone + 0.03 : tone;
}

interface Chip {
  x: number;
  y: number;
  colour: Rgb;
  radius: number;
  angle: number;
  squash: number;
  skew: number;
}

/** One chip near the middle of its cell. */
function chipIn(row: number, column: number, cell: number, colours: readonly Rgb[], next: Random): Chip {
  const size = next();
  return {
    x: (column - 0.5 + next()) * cell,
    y: (row - 0.5 + next()) * cell,
    colour: itemAt(colours, Math.floor(next() * colours.length)),
    radius: (size < 0.55 ? 0.16 : size < 0.85 ? 0.3 : 0.46) * cell,
    angle: next() * 2 * Math.PI,
    squash: 0.6 + next() * 0.7,
    skew: next(),
  };
}

function terrazzo(canvas: Canvas, unit: number, seed: number): Surface {
  const next = random(seed);
  const cell = 30 * unit;
  const columns = Math.ceil(canvas.width / cell) + 2;
  const rows = Math.ceil(canvas.height / cell) + 2;
  const colours = chipColours.map(rgb);
  const chips: Chip[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) chips.push(chipIn(row, column, cell, colours, next));
  return (x, y, pixel) => {
    const column = Math.floor(x / cell + 0.5);
    const row = Math.floor(y / cell + 0.5);
    for (let j = Math.max(0, row - 1); j <= Math.min(rows - 1, row + 1); j++)
      for (let i = Math.max(0, column - 1); i <= Math.min(columns - 1, column + 1); i++)
        paintChip(itemAt(chips, j * columns + i), x, y, unit, i * 7 + j, pixel);
    return (valueNoise(x / unit / 1.5, y / unit / 1.5, seed) - 0.5) * 0.05;
  };
}

function paintChip(chip: Chip, x: number, y: number, unit: number, seed: number, pixel: Rgb): void {
  const dx = x - chip.x;
  const dy = y - chip.y;
  const reach = chip.radius * 1.8;
  if (dx > reach || dx < -reach || dy > reach || dy < -reach) return;
  const angle = Math.atan2(dy, dx) + chip.angle;
  const fifth = (2 * Math.PI) / 5;
  const corners = Math.cos(((angle + 4 * Math.PI) % fifth) - fifth / 2);
  const uneven = 1 + 0.18 * Math.sin(angle * 2 + chip.skew * 6);
  const cos = Math.cos(chip.angle);
  const sin = Math.sin(chip.angle);
  const distance = Math.hypot(dx * cos + dy * sin, (dy * cos - dx * sin) / chip.squash) * corners * uneven;
  if (distance >= chip.radius) return;
  const share = Math.min(1, (chip.radius - distance) / (unit * 0.8)) * 0.92;
  const tone = 1 + (valueNoise(x / unit / 3, y / unit / 3, seed) - 0.5) * 0.16;
  for (let c = 0; c < 3; c++)
    pixel[c] = valueAt(pixel, c) + (valueAt(chip.colour, c) * tone - valueAt(pixel, c)) * share;
}
