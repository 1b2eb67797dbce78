import { darker } from "../drawing/colours.ts";
import { line } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawBody } from "./construction/body.ts";
import { drawFlap, drawFront, drawLapels, drawLining } from "./construction/lapels.ts";
import type { Cut } from "./garment-cut.ts";

export function drawCoat(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.wool, thick: 1.4, wrinkle: 0.55, wave: 13, grain: 0.08 };
  const length = cut.length ?? 108;
  const overlap = cut.double ? 6 : 2.4;
  const shape = drawBody(pen, cut, {
    shape: {
      neck: 8.4,
      neckDepth: 36,
      chest: 28,
      waist: 28,
      hem: 32.5,
      length,
      shoulder: 24,
      slope: 4.6,
      underarm: 27,
      below: [[30.4, length * 0.76]],
    },
    sleeve: { fall: 13, bend: 4, upper: 34, lower: 33, elbow: 17.4, cuff: 14.6 },
    cuff: "strap",
    neckline: "v",
    hem: "none",
    inner: cut.lining ?? "#5a4a3c",
  });
  drawLining(pen, cut.lining ?? "#5a4a3c", 41);
  drawFront(pen, cut, overlap, 39.5, length);
  pen.stitch(line([overlap - 0.8, 41], [overlap - 0.5, 80], [overlap - 0.6, length - 1]), darker(cut.fill, 0.3), 0.1);
  for (let i = 0; i < 6; i++) {
    const t = -1 + (i + 0.5) / 3;
    pen.fold(t * 22, 58, t * 28 + (pen.next() - 0.5) * 4, length - 1, 1.8, i % 2 ? 30 : -32, (pen.next() - 0.5) * 4);
  }
  for (const s of [1, -1]) drawFlap(pen, cut, s * 17.6, length * 0.6, 15, 5.6, s * 0.5);
  drawLapels(pen, cut, { neck: shape.neck, opening: 41, wide: 11.2, notch: 13.4, overlap });
  const button = cut.button ?? darker(cut.fill, 0.6);
  for (const y of [44, 57, 70]) {
    pen.button(overlap - 2.2, y, 1.25, button);
    if (cut.double) pen.button(-overlap - 6, y, 1.25, button);
  }
}
