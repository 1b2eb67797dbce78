import { outline } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

export function drawBeanie(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.knit, thick: 2 };
  pen.panel(
    outline([
      [-10.6, 6, 1],
      [-11.2, 0],
      [-9, -8],
      [-4, -12.4],
      [0, -13.4],
      [4, -12.4],
      [9, -8],
      [11.2, 0],
      [10.6, 6, 1],
      [0, 7],
    ]),
    {
      fill: cut.fill,
      round: 3.4,
      depth: 80,
    },
  );
  pen.weave({ kind: "rib", size: 1.15, opacity: 0.85 });
  for (const x of [-6, -2.4, 2.2, 6.2]) pen.fold(x * 0.3, -12.6, x, 3, 0.9, x > 0 ? -40 : 40, x * 0.1);
  pen.panel(
    outline([
      [-11.3, 2.6, 1],
      [0, 3.8],
      [11.3, 2.6, 1],
      [11.5, 9.6],
      [10.9, 10.6, 1],
      [0, 11.8],
      [-10.9, 10.6, 1],
      [-11.5, 9.6],
    ]),
    {
      fill: cut.fill,
      round: 1.8,
      depth: 70,
      drop: 0.6,
    },
  );
  pen.weave({ kind: "rib", size: 1.15, opacity: 0.95 });
}
