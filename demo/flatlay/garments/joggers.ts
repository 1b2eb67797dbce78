import { lighter } from "../drawing/colours.ts";
import { outline, tube } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawLegs } from "./construction/legs.ts";
import { drawSlantPocket, drawWaistband } from "./construction/waistband.ts";
import type { Cut } from "./garment-cut.ts";

export function drawJoggers(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.cotton, wrinkle: 0.7, wave: 9, thick: 1.1, grain: 0.06 };
  const length = cut.length ?? 98;
  const { hems } = drawLegs(pen, cut, {
    waist: 18.5,
    hip: 23.4,
    hipAt: 24,
    rise: 31,
    innerKnee: 2.6,
    outerKnee: 23.4,
    innerHem: 4.6,
    outerHem: 16.4,
    length,
    hemHeight: 6,
  });
  for (const [inner, outer] of hems) {
    pen.panel(
      outline([
        [inner, length - 6, 1],
        [outer, length - 6, 1],
        [outer * 0.985, length + 0.5, 1],
        [inner * 1.05, length + 0.5, 1],
      ]),
      {
        fill: cut.fill,
        round: 0.9,
        drop: 0.4,
        dropBlur: 0.4,
      },
    );
    pen.weave({ kind: "rib", size: 0.8, opacity: 0.8 });
  }
  drawWaistband(pen, { ...cut, weave: { kind: "rib", size: 0.9, opacity: 0.8 } }, 18.5, 4.6, "#efe6d6");
  for (const s of [1, -1]) {
    drawSlantPocket(pen, cut, s, 20);
    pen.panel(
      outline(
        tube([
          [s * 1.2, 4.4, 0.6],
          [s * 2, 9, 0.6],
          [s * (1.4 + pen.next()), 15, 0.6],
        ]),
      ),
      {
        fill: lighter(cut.fill, 0.6),
        round: 0.3,
        drop: 0.5,
        dropBlur: 0.25,
        edge: 0.1,
      },
    );
  }
}
