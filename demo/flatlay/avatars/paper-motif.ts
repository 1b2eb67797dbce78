import type { Hex } from "../drawing/colours.ts";
import { outline, oval, type Point, tube } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { itemAt } from "../drawing/value-at.ts";
import { sheet } from "./cut-paper.ts";

/** For members without a portrait. */
export type Motif = "stones" | "arch" | "twig" | "boats" | "hills" | "button";

export function drawMotif(pen: Pen, motif: Motif, colours: Hex[]): void {
  pen.cloth = fabrics.paper;
  const colour = (i: number): Hex => itemAt(colours, i % colours.length);
  const cut = (path: string, i: number) => pen.panel(path, { ...sheet, fill: colour(i) });
  switch (motif) {
    case "stones":
      cut(pebble(pen, 40, 58, 33), 1);
      cut(pebble(pen, 63, 40, 24), 2);
      cut(
        outline(
          tube([
            [16, 22, 5],
            [40, 34, 5],
            [56, 66, 5],
            [86, 78, 5],
          ]),
        ),
        0,
      );
      return;
    case "arch":
      cut("M18 92V50A32 32 0 0 1 82 50V92Z", 0);
      cut("M32 92V54A18 18 0 0 1 68 54V92Z", 1);
      cut("M42 92V60A8 8 0 0 1 58 60V92Z", 2);
      cut("M68 22a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z", 3);
      return;
    case "twig":
      drawTwig(cut);
      return;
    case "boats":
      cut("M0 66Q25 58 50 66T100 66V104H0Z", 0);
      cut("M22 60H58L51 70H29Z", 2);
      cut("M38 57V26L56 57Z", 1);
      cut("M35 57V34L23 57Z", 1);
      cut("M0 82Q25 75 50 82T100 82V104H0Z", 0);
      cut("M62 76H84L80 83H66Z", 2);
      cut("M73 74V56L84 74Z", 1);
      return;
    case "hills":
      cut(outline(oval(64, 32, 13, 13, 16)), 3);
      cut("M-4 70Q20 40 46 62T104 50V104H-4Z", 0);
      cut("M-4 82Q30 58 60 78T104 70V104H-4Z", 2);
      cut("M-4 92Q30 78 64 90T104 86V104H-4Z", 1);
      return;
    case "button":
      drawButton(pen, cut);
  }
}

function pebble(pen: Pen, cx: number, cy: number, radius: number): string {
  return outline(
    Array.from({ length: 7 }, (_, i): Point => {
      const angle = (i / 7) * 2 * Math.PI;
      const reach = radius * (0.82 + pen.next() * 0.3);
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    }),
  );
}

function drawTwig(cut: (path: string, i: number) => void): void {
  for (let k = 0; k < 5; k++) {
    const s = k % 2 ? 1 : -1;
    const y = 84 - k * 14;
    const leaf: Point[] = [
      [50, y, 1],
      [50 + s * 16, y - 6],
      [50 + s * 30, y - 26 + k, 1],
      [50 + s * 10, y - 20],
    ];
    cut(outline(leaf), k);
  }
  const stem = tube([
    [48, 92, 1.6],
    [50, 60, 1.8],
    [51, 16, 1.4],
  ]);
  cut(outline(stem), 0);
}

function drawButton(pen: Pen, cut: (path: string, i: number) => void): void {
  cut(outline(oval(50, 50, 32, 32, 20)), 0);
  cut(outline(oval(50, 50, 24, 24, 20)), 0);
  for (const [x, y] of [
    [42, 42],
    [58, 42],
    [42, 58],
    [58, 58],
  ] as const)
    pen.panel(outline(oval(x, y, 4, 4)), { fill: "#5d6a75", round: 1.4, depth: -60, drop: 0, edge: 0 });
  cut(
    outline(
      tube([
        [42, 42, 2.4],
        [50, 49, 2.6],
        [58, 58, 2.4],
      ]),
    ),
    1,
  );
  cut(
    outline(
      tube([
        [58, 42, 2.4],
        [50, 50, 2.6],
        [42, 58, 2.4],
      ]),
    ),
    1,
  );
}
