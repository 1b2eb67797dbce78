import type { Box } from "./curves.ts";
import { valueAt } from "./value-at.ts";

export const nowhere: Box = [Infinity, Infinity, -Infinity, -Infinity];

export const joined = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

export const shared = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

export const grown = (box: Box, by: number): Box => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];

export const moved = (box: Box, x: number, y: number): Box => [box[0] + x, box[1] + y, box[2] + x, box[3] + y];

/** The axis-aligned box around a rotated box. */
export function turned(box: Box, degrees: number): Box {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  let out = nowhere;
  for (const x of [box[0], box[2]])
    for (const y of [box[1], box[3]]) {
      const tx = x * cos - y * sin;
      const ty = x * sin + y * cos;
      out = joined(out, [tx, ty, tx, ty]);
    }
  return out;
}

const arguments_: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

/** A box that contains an SVG path, control points included. */
export function pathBounds(path: string): Box {
  let box = nowhere;
  let x = 0;
  let y = 0;
  const reach = (px: number, py: number) => {
    box = joined(box, [px, py, px, py]);
  };
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const relative = letter === command;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = arguments_[command] || numbers.length || 1;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const step = numbers.slice(i, i + size);
      const ox = relative ? x : 0;
      const oy = relative ? y : 0;
      if (command === "h") x = ox + valueAt(step, 0);
      else if (command === "v") y = oy + valueAt(step, 0);
      else if (command === "a") {
        const radius = Math.max(valueAt(step, 0), valueAt(step, 1));
        x = ox + valueAt(step, 5);
        y = oy + valueAt(step, 6);
        reach(x - radius * 2, y - radius * 2);
        reach(x + radius * 2, y + radius * 2);
      } else {
        for (let k = 0; k + 1 < size; k += 2) reach(ox + valueAt(step, k), oy + valueAt(step, k + 1));
        x = ox + valueAt(step, size - 2);
        y = oy + valueAt(step, size - 1);
      }
      reach(x, y);
    }
  }
  return box;
}
