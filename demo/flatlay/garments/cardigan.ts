import { outline, tube } from "../drawing/curves.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawKnitBody, sleeve } from "./construction/knit-body.ts";
import type { Cut } from "./garment-cut.ts";

/** Cardigan with a ribbed front band and buttons; a sleeve may lie over the hem. */
export function drawCardigan(pen: Pen, cut: Cut): void {
  const length = cut.length ?? 58;
  const depth = 22;
  drawKnitBody(pen, cut, {
    neckline: "v",
    neckDepth: depth,
    band: false,
    sleeve,
    length,
    folded: cut.foldedSleeve ? { ...sleeve, fall: 8, bend: -30, lower: 30, over: true } : undefined,
  });
  pen.panel(
    outline(
      tube([
        [9.4, 0.4, 3],
        [6, 9, 3],
        [1, depth, 3.2],
      ]),
    ),
    { fill: cut.fill, round: 0.9 },
  );
  pen.weave({ kind: "rib", size: 0.8, turn: 65, opacity: 0.7 });
  pen.panel(
    outline(
      tube([
        [-9.4, 0.4, 3],
        [-6, 9, 3],
        [0, depth + 2, 3.2],
        [0, length * 0.7, 3.2],
        [0, length + 0.3, 3.2],
      ]),
    ),
    { fill: cut.fill, round: 0.9, drop: 0.5 },
  );
  pen.weave({ kind: "rib", size: 0.8, turn: 90, opacity: 0.5 });
  for (let y = depth + 5; y < length; y += 7.4) pen.button(0, y, 0.95, cut.button ?? "#c9a26a");
}
