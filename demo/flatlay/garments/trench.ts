import { darker } from "../drawing/colours.ts";
import { line, outline, tube } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawBody } from "./construction/body.ts";
import { drawLapels, drawLining } from "./construction/lapels.ts";
import type { Cut } from "./garment-cut.ts";

export function drawTrench(pen: Pen, cut: Cut): void {
  pen.cloth = fabrics.gabardine;
  const length = cut.length ?? 112;
  const thread = darker(cut.fill, 0.3);
  const shape = drawBody(pen, cut, {
    shape: {
      neck: 8,
      neckDepth: 32,
      chest: 27.5,
      waist: 26,
      hem: 35,
      length,
      shoulder: 23,
      slope: 4.6,
      underarm: 27,
      below: [[30, length * 0.76]],
    },
    sleeve: { fall: 14, bend: 4, upper: 35, lower: 34, elbow: 17, cuff: 14.5 },
    cuff: "strap",
    neckline: "v",
    hem: "none",
    inner: cut.lining ?? "#b89a72",
  });
  drawLining(pen, cut.lining ?? "#a58a63", 38);
  pen.panel(
    outline([
      [8.4, 36, 1],
      [9.6, 60],
      [11.5, length, 1],
      [-12, length + 0.5, 1],
      [-12, 44, 1],
      [-7.4, 37, 1],
      [0, 38.6],
    ]),
    {
      fill: cut.fill,
      round: 0.8,
      depth: 40,
      drop: 0.5,
      edge: 0,
    },
  );
  pen.stitch(line([8.3, 34], [8.9, 60], [10.7, length]), thread, 0.1);
  for (let i = 0; i < 6; i++) {
    const t = -1 + (i + 0.5) / 3;
    pen.fold(t * 20, 62, t * 29 + (pen.next() - 0.5) * 4, length - 1, 1.7, i % 2 ? 34 : -36, (pen.next() - 0.5) * 4);
  }
  drawPockets(pen, cut);
  drawStormFlap(pen, cut, thread);
  drawLapels(pen, cut, { neck: shape.neck, opening: 36, overlap: 7.5, wide: 10.5 });
  for (const s of [1, -1]) {
    pen.panel(
      outline([
        [s * 23.4, 4.4, 1],
        [s * 23, 7.2, 1],
        [s * 14.4, 4.6],
        [s * 13.4, 2.6],
        [s * 14.6, 1.4],
      ]),
      {
        fill: cut.fill,
        round: 0.5,
        drop: 0.4,
        dropBlur: 0.35,
      },
    );
    pen.button(s * 15.2, 3, 0.6, cut.button ?? darker(cut.fill, 0.55));
  }
  for (const y of [36, 50, 71]) for (const x of [5.4, -6]) pen.button(x, y, 1.1, cut.button ?? "#4a382a");
  drawTrenchBelt(pen, cut, thread);
}

function drawTrenchBelt(pen: Pen, cut: Cut, thread: string): void {
  pen.panel(
    outline(
      tube([
        [-26.5, 56.6, 4.2],
        [-10, 57.6, 4.2],
        [10, 57.4, 4.2],
        [26.5, 56.4, 4.2],
      ]),
    ),
    {
      fill: cut.fill,
      round: 0.8,
      drop: 0.55,
    },
  );
  for (const shift of [-1.2, 0, 1.2])
    pen.stitch(line([-26, 56.8 + shift], [0, 57.6 + shift], [26, 56.6 + shift]), thread, 0.09, ".5 .3", 0.6);
  pen.panel(
    outline(
      tube([
        [3, 57, 4.2],
        [6.4, 66, 4.2],
        [7, 78, 4.2],
        [9, 89, 4.2],
      ]),
    ),
    { fill: cut.fill, round: 0.8, drop: 0.55 },
  );
  pen.panel(
    outline(
      tube([
        [-2, 58, 4.2],
        [-4, 66, 4.2],
        [-9, 74, 4.2],
      ]),
    ),
    { fill: cut.fill, round: 0.8, drop: 0.5 },
  );
  const frame = `<rect x="-3" y="54.2" width="5.4" height="6.6" rx="1.1" fill="none"`;
  pen.colour.push(`${frame} stroke="${cut.button ?? "#4a382a"}" stroke-width="1"/>`);
  pen.fine.push(`${frame} stroke="#d0d0d0" stroke-width=".8"/>`);
  pen.broad.push(`${frame} stroke="#b4b4b4" stroke-width=".9"/>`);
}

function drawPockets(pen: Pen, cut: Cut): void {
  for (const s of [1, -1])
    pen.panel(
      outline([
        [s * 15.5, 66, 1],
        [s * 18.6, 65, 1],
        [s * 21.6, 80, 1],
        [s * 18.4, 81, 1],
      ]),
      { fill: cut.fill, round: 0.5, drop: 0.35, dropBlur: 0.4 },
    );
}

function drawStormFlap(pen: Pen, cut: Cut, thread: string): void {
  pen.panel(
    outline([
      [8, 6, 1],
      [22.6, 5, 1],
      [23.4, 22],
      [16, 27.5],
      [8.5, 26, 1],
    ]),
    { fill: cut.fill, round: 0.8, drop: 0.4 },
  );
  pen.stitch(line([22.8, 21.6], [16, 26.8], [9, 25.4]), thread, 0.1);
}
