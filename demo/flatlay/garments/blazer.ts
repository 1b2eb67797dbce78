import { darker } from "../drawing/colours.ts";
import { outline } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawBody } from "./construction/body.ts";
import { drawFlap, drawFront, drawLapels, drawLining } from "./construction/lapels.ts";
import type { Cut } from "./garment-cut.ts";

export function drawBlazer(pen: Pen, cut: Cut): void {
  pen.cloth = fabrics.wool;
  const length = cut.length ?? 74;
  const overlap = cut.double ? 5 : 0;
  const shape = drawBody(pen, cut, {
    shape: {
      neck: 8,
      neckDepth: 38,
      chest: 26,
      waist: 24.2,
      hem: 27.5,
      length,
      shoulder: 23,
      slope: 4.2,
      underarm: 25,
    },
    sleeve: { fall: 14, bend: 4, upper: 31, lower: 30, elbow: 15.5, cuff: 12.6 },
    cuff: "blazer",
    neckline: "v",
    hem: "none",
    inner: cut.lining ?? "#4a4039",
  });
  drawLining(pen, cut.lining ?? "#4a4039", 43);
  drawFront(pen, cut, overlap, 41.5, length);
  for (const s of [1, -1]) drawFlap(pen, cut, s * 16.4, length * 0.63, 14, 5, s * 0.4);
  pen.panel(
    outline([
      [9.5, 24.4, 1],
      [18.6, 23, 1],
      [18.9, 25.4, 1],
      [9.9, 26.8, 1],
    ]),
    {
      fill: cut.fill,
      round: 0.5,
      drop: 0.35,
      dropBlur: 0.3,
    },
  );
  drawLapels(pen, cut, { neck: shape.neck, opening: 43, overlap });
  const button = cut.button ?? darker(cut.fill, 0.55);
  if (cut.double)
    for (const y of [45, 54]) {
      pen.button(overlap - 2, y, 1, button);
      pen.button(-overlap - 5, y, 1, button);
    }
  else for (const y of [45.6, 55.5]) pen.button(-1.6, y, 1.05, button);
}
