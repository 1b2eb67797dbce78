import type { Hex } from "../drawing/colours.ts";
import { outline, type Point } from "../drawing/curves.ts";
import type { Pen } from "../drawing/pen.ts";
import { cut } from "./cut-paper.ts";
import type { HairStyle } from "./paper-hair.ts";

/** What falls over the forehead; for a headscarf the cloth and the face in its opening. */
export function cutFrontHair(
  pen: Pen,
  { style, hair, skin, scarf }: { style: HairStyle; hair: Hex; skin: Hex; scarf?: Hex },
): void {
  switch (style) {
    case "bob":
    case "long":
    case "wave":
      cutPartedHair(pen, hair);
      return;
    case "short":
    case "bun":
      cut(
        pen,
        [
          [50, 15.5],
          [65, 18],
          [72, 30],
          [70.5, 43, 1],
          [67.6, 36],
          [60, 28.5],
          [46, 30],
          [36, 31],
          [31.6, 37],
          [29.5, 43, 1],
          [28, 30],
          [35, 18],
        ],
        hair,
      );
      return;
    case "crop":
      cut(
        pen,
        [
          [34, 31, 1],
          [31, 24],
          [37, 15],
          [52, 11],
          [66, 15],
          [72, 24],
          [69.6, 41, 1],
          [66, 31],
          [56, 27],
        ],
        hair,
      );
      return;
    case "curl": {
      const fringe = Array.from({ length: 13 }, (_, i): Point => {
        const t = i / 12;
        return [28 + t * 44, 33 - Math.sin(t * Math.PI) * 8 + (i % 2 ? -3 : 2)];
      });
      cut(pen, [[26, 40], ...fringe, [74, 40], [72, 22], [50, 12], [28, 22]], hair);
      return;
    }
    case "scarf":
      cutScarf(pen, skin, scarf ?? "#c98b6b");
  }
}

function cutPartedHair(pen: Pen, hair: Hex): void {
  cut(
    pen,
    [
      [52, 16],
      [38, 17],
      [29, 27],
      [26, 44],
      [27, 60],
      [31, 56, 1],
      [33, 40],
      [42, 30],
      [58, 22, 1],
    ],
    hair,
  );
  cut(
    pen,
    [
      [50, 16],
      [64, 17],
      [72, 28],
      [74, 44],
      [73, 60],
      [69, 56, 1],
      [67, 40],
      [60, 28],
      [48, 21, 1],
    ],
    hair,
  );
}

function cutScarf(pen: Pen, skin: Hex, scarf: Hex): void {
  cut(
    pen,
    [
      [50, 12],
      [68, 17],
      [75, 36],
      [73, 58],
      [62, 76],
      [50, 80],
      [38, 76],
      [27, 58],
      [25, 36],
      [32, 17],
    ],
    scarf,
  );
  cut(
    pen,
    [
      [50, 24],
      [61, 27],
      [66.6, 38],
      [66, 51],
      [60, 61],
      [50, 66.5],
      [40, 61],
      [34, 51],
      [33.4, 38],
      [39, 27],
    ],
    skin,
    { depth: -20, drop: 0 },
  );
  pen.occlude(
    outline([
      [50, 22],
      [62, 26],
      [68, 38],
      [66, 40],
      [60, 30],
      [50, 27],
      [40, 30],
      [34, 40],
      [32, 38],
      [38, 26],
    ]),
    0.4,
    1.2,
  );
}
