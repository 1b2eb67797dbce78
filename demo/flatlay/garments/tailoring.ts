import { cloths } from "../cloths.ts";
import { darker } from "../colours.ts";
import { line, outline, type Point, tube } from "../curves.ts";
import type { Pen } from "../pen.ts";
import { drawBody } from "./body.ts";
import type { Cut } from "./cut.ts";
import { drawShirtCollar } from "./tops.ts";

interface LapelShape {
  /** Half width of the neck. */
  neck: number;
  /** Where the lapels meet, in cm below the neck. */
  opening: number;
  wide?: number;
  notch?: number;
  /** Overlap of a double-breasted front. */
  overlap?: number;
}

function drawLapels(pen: Pen, cut: Cut, { neck, opening, wide = 9.5, notch = 12.5, overlap = 0 }: LapelShape): void {
  for (const s of [-1, 1]) {
    const foot = s * overlap;
    const leaf: Point[] = [
      [foot, opening, 1],
      [s * 4.4, opening * 0.62],
      [s * 7.4, notch - 4],
      [s * (neck + 0.3), 1],
      [s * (neck + 3.4), 4.5],
      [s * (neck + 5.4), notch - 0.5, 1],
      [s * (wide + 7.5), notch - 1.6, 1],
      [s * (wide + 5.4), opening * 0.56],
      [s * (wide * 0.55 + 1) + foot * 0.5, opening * 0.84],
    ];
    pen.panel(outline(leaf), { fill: cut.fill, round: 1, drop: 0.6, dropBlur: 0.7 });
    pen.pattern(cut.pattern, { turn: s * 16 });
    pen.stitch(line(...leaf.slice(6)), darker(cut.fill, 0.3), 0.09, ".4 .35", 0.5);
    pen.fold(foot + s * 0.6, opening - 2, s * 7, notch, 0.9, 40, s);
  }
  for (const s of [-1, 1]) {
    pen.panel(
      outline([
        [s * (neck - 0.9), -1.8],
        [s * (neck + 2.4), 0],
        [s * (neck + 5.6), 6.2],
        [s * (neck + 6.6), notch - 2.6, 1],
        [s * (neck + 1.2), notch - 1.4, 1],
        [s * (neck - 1.9), 5.4],
      ]),
      { fill: cut.fill, round: 0.8, drop: 0.5, dropBlur: 0.5 },
    );
    pen.pattern(cut.pattern, { turn: s * 40 });
  }
  pen.panel(
    outline([
      [-neck + 0.6, -1.6, 1],
      [0, -2.9],
      [neck - 0.6, -1.6, 1],
      [neck - 0.4, 1.2],
      [0, 2.8],
      [-neck + 0.4, 1.2],
    ]),
    { fill: darker(cut.fill, 0.1), round: 0.9, drop: 0.55 },
  );
}

function drawLining(pen: Pen, lining: string, bottom: number): void {
  pen.panel(
    outline([
      [-7.8, -1, 1],
      [0, 2],
      [7.8, -1, 1],
      [5.5, 21],
      [0, bottom, 1],
      [-5.5, 21],
    ]),
    {
      fill: lining,
      round: 0,
      drop: 0,
      edge: 0,
    },
  );
  pen.colour.push(`<rect x="-2.8" y="4" width="5.6" height="2.8" fill="#efe7d8"/>`);
  pen.occlude(`M-8 -1L0 ${bottom - 1}L8 -1`, 0.55, 2, 3);
}

function drawFlap(pen: Pen, cut: Cut, x: number, y: number, width: number, height: number, tilt = 0): void {
  const left = x - width / 2;
  const right = x + width / 2;
  pen.panel(
    outline([
      [left, y + tilt, 1],
      [right, y - tilt, 1],
      [right - 0.2, y + height - tilt - 0.8],
      [right - 1.2, y + height - tilt, 1],
      [left + 1.2, y + height + tilt, 1],
      [left + 0.2, y + height + tilt - 0.8],
    ]),
    { fill: cut.fill, round: 0.5, depth: 34, drop: 0.42, dropBlur: 0.4 },
  );
  pen.pattern(cut.pattern, { at: [0.4, 0.4] });
  pen.stitch(line([left + 0.6, y + height - 0.6], [right - 0.6, y + height - 0.6]), darker(cut.fill, 0.35), 0.1);
}

/** Wool blazer, single or double breasted. */
export function drawBlazer(pen: Pen, cut: Cut): void {
  pen.cloth = cloths.wool;
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

/** The front that lies on top, from the break of the lapels to the hem. */
function drawFront(pen: Pen, cut: Cut, overlap: number, from: number, length: number): void {
  pen.panel(
    outline([
      [overlap, from, 1],
      [overlap + 0.4, length * 0.78],
      [overlap - (overlap ? 0 : 2.5), length - (overlap ? 0 : 1.8)],
      [overlap - (overlap ? 2 : 6), length + 0.2, 1],
      [-12, length, 1],
      [-13, from + 4.5, 1],
      [-4, from - 3.5, 1],
    ]),
    { fill: cut.fill, round: 0.7, depth: 40, drop: 0.5, dropBlur: 0.6, edge: 0 },
  );
  pen.pattern(cut.pattern);
}

/** Long wool coat: single breasted, three buttons, patch pockets with flaps. */
export function drawCoat(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.wool, thick: 1.4, wrinkle: 0.55, wave: 13, grain: 0.08 };
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

/** Denim jacket: yoke, two flapped pockets, copper buttons, ochre thread. */
export function drawDenimJacket(pen: Pen, cut: Cut): void {
  const own = { ...cut, weave: { kind: "twill", size: 0.7, opacity: 0.4 } as const };
  const thread = cut.thread ?? "#c98f4e";
  const length = cut.length ?? 60;
  const shape = drawBody(pen, own, {
    shape: { neck: 8.4, neckDepth: 8.5, chest: 27.5, waist: 26.6, hem: 25, length, shoulder: 23.5, slope: 5 },
    sleeve: { fall: 16, bend: 5, upper: 30, lower: 29, elbow: 16, cuff: 11.5 },
    cuff: "denim",
    neckline: "round",
    hem: "none",
    inner: darker(cut.fill, 0.3),
  });
  pen.cloth = cloths.denim;
  const copper = "#b5793f";
  const rows = (path: (shift: number) => string) => {
    pen.stitch(path(0), thread, 0.15);
    pen.stitch(path(0.55), thread, 0.15);
  };
  for (const s of [1, -1]) {
    rows((shift) => line([s * 2, 19.5 + shift], [s * 14, 20.5 + shift], [s * 25.4, 19 + shift]));
    rows((shift) => line([s * (6 + shift), 28], [s * (4.6 + shift), length - 5]));
    rows((shift) => line([s * (17 + shift), 28], [s * (14 + shift), length - 5]));
    pen.panel(
      outline([
        [s * 6, 20.4, 1],
        [s * 17.4, 21.2, 1],
        [s * 17.6, 25],
        [s * 11.8, 27.4, 1],
        [s * 6, 24.4],
      ]),
      { fill: cut.fill, round: 0.5, depth: 34, drop: 0.45, dropBlur: 0.4 },
    );
    pen.weave({ kind: "twill", size: 0.7, opacity: 0.4 });
    pen.stitch(line([s * 6.4, 24.2], [s * 11.8, 26.8], [s * 17.2, 24.6]), thread, 0.15);
    pen.button(s * 11.8, 25.2, 0.62, copper, false);
  }
  drawDenimBands(pen, cut, thread, length);
  for (let y = shape.neckDepth + 6; y < length - 6; y += 8.4) pen.button(0, y, 0.78, copper, false);
  pen.button(0, length - 2.6, 0.78, copper, false);
  drawShirtCollar(pen, { ...cut, button: copper }, shape);
}

function drawDenimBands(pen: Pen, cut: Cut, thread: string, length: number): void {
  const twill = { kind: "twill", size: 0.7, opacity: 0.4 } as const;
  pen.panel(
    outline([
      [-2.3, 9, 1],
      [2.3, 9, 1],
      [2.3, length - 1, 1],
      [-2.3, length - 1, 1],
    ]),
    {
      fill: cut.fill,
      round: 0.6,
      depth: 34,
      drop: 0.4,
      dropBlur: 0.35,
    },
  );
  pen.weave(twill);
  for (const x of [-1.8, 1.8]) pen.stitch(line([x, 9.6], [x, length - 1]), thread, 0.15);
  pen.panel(
    outline([
      [-25.4, length - 5.2, 1],
      [0, length - 4.6],
      [25.4, length - 5.2, 1],
      [25, length, 1],
      [0, length + 0.6],
      [-25, length, 1],
    ]),
    {
      fill: cut.fill,
      round: 0.8,
      drop: 0.4,
      dropBlur: 0.5,
    },
  );
  pen.weave(twill);
  for (const y of [length - 4.6, length - 0.6]) pen.stitch(line([-25, y], [0, y + 0.6], [25, y]), thread, 0.15);
}

/** Trench coat with storm flap, shoulder straps and a tied belt with a buckle. */
export function drawTrench(pen: Pen, cut: Cut): void {
  pen.cloth = cloths.gabardine;
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
  for (const s of [1, -1])
    pen.panel(
      outline([
        [s * 15.5, 66, 1],
        [s * 18.6, 65, 1],
        [s * 21.6, 80, 1],
        [s * 18.4, 81, 1],
      ]),
      {
        fill: cut.fill,
        round: 0.5,
        drop: 0.35,
        dropBlur: 0.4,
      },
    );
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
