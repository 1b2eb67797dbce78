import type { Point } from "../../drawing/curves.ts";
import type { Pen } from "../../drawing/pen.ts";

/** From above, 29 cm long. */
const rightSole: Point[] = [
  [0.4, 0],
  [3.1, 1.2],
  [4.9, 5.5],
  [5.1, 10],
  [4, 16],
  [3.7, 21],
  [3.9, 25.4],
  [2.6, 28.6],
  [0, 29.2],
  [-2.7, 28.4],
  [-3.7, 25],
  [-3.5, 20],
  [-4, 14],
  [-4.6, 8],
  [-3.4, 2.4],
  [-1.6, 0.3],
];

/** `s` mirrors it for the other foot. */
export const sole = (s: number, width = 1): Point[] => rightSole.map(([x, y]): Point => [x * s * width, y]);

export const lowered = (points: Point[], by: number): Point[] => points.map(([x, y, c]): Point => [x, y + by, c]);

/** Two shoes side by side, turned a little outwards. */
export function drawPair(pen: Pen, gap: number, turn: number, draw: (shoe: Pen, s: number) => void): void {
  for (const s of [-1, 1]) {
    const shoe = pen.apprentice();
    draw(shoe, s);
    pen.adopt(shoe, s * gap, s > 0 ? 1.2 : 0, s * turn);
  }
}
