import type { Hex } from "../drawing/colours.ts";
import type { Point } from "../drawing/curves.ts";
import type { Pen } from "../drawing/pen.ts";
import { cut } from "./cut-paper.ts";

export type HairStyle = "bob" | "long" | "short" | "bun" | "curl" | "crop" | "wave" | "scarf";

export function cutBackHair(pen: Pen, style: HairStyle, hair: Hex): void {
  const shapes: Partial<Record<HairStyle, Point[]>> = {
    long: [
      [50, 15],
      [70, 20],
      [77, 42],
      [78, 66],
      [84, 88],
      [66, 92],
      [34, 92],
      [16, 88],
      [22, 66],
      [23, 42],
      [30, 20],
    ],
    wave: [
      [50, 14],
      [68, 17],
      [79, 34],
      [74, 48],
      [83, 60],
      [76, 74],
      [60, 76],
      [40, 76],
      [24, 74],
      [17, 60],
      [26, 48],
      [21, 34],
      [32, 17],
    ],
    bob: [
      [50, 15],
      [70, 19],
      [79, 42],
      [80, 64, 1],
      [66, 67],
      [34, 67],
      [20, 64, 1],
      [21, 42],
      [30, 19],
    ],
    bun: [
      [50, 4],
      [60, 7],
      [62, 16],
      [50, 21],
      [38, 16],
      [40, 7],
    ],
    curl: Array.from({ length: 22 }, (_, i): Point => {
      const angle = (i / 22) * 2 * Math.PI;
      const radius = i % 2 ? 34 : 29;
      return [50 + Math.cos(angle) * radius, 42 + Math.sin(angle) * radius * 0.98];
    }),
  };
  const shape = shapes[style];
  if (shape) cut(pen, shape, hair);
}
