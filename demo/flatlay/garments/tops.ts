import { cloths } from "../cloths.ts";
import { darker, lighter } from "../colours.ts";
import { line, outline, type Point, tube } from "../curves.ts";
import type { Pen } from "../pen.ts";
import { type BodyShape, drawBody } from "./body.ts";
import type { Cut } from "./cut.ts";
import { drawEmblem } from "./emblem.ts";

/** T-shirt with a ribbed neck. */
export function drawTee(pen: Pen, cut: Cut): void {
  pen.cloth = cloths.cotton;
  const girth = cut.girth ?? 1;
  drawBody(pen, cut, {
    shape: {
      chest: 25 * girth,
      waist: 24.6 * girth,
      hem: 25 * girth,
      length: cut.length ?? 66,
      shoulder: 21.5 * girth,
    },
    sleeve: { fall: 38, bend: 34, upper: 10, lower: 8.5, elbow: 18, cuff: 17.5 },
    cuff: "hem",
    neckline: "round",
    band: { kind: "rib", width: 2.3 },
    hem: "straight",
    inner: darker(cut.fill, 0.32),
    label: true,
  });
  drawEmblem(pen, cut, 0, 25, 1.7);
}

/** Sweatshirt: cotton loop, ribbed at neck, cuffs and hem. */
export function drawSweatshirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.cotton, wrinkle: 0.6, wave: 10, thick: 1.1, grain: 0.05 };
  const girth = cut.girth ?? 1;
  const shape = drawBody(pen, cut, {
    shape: {
      neckDepth: 7.5,
      chest: 28 * girth,
      waist: 28 * girth,
      hem: 25.5 * girth,
      length: cut.length ?? 64,
      shoulder: 25 * girth,
      slope: 5.6,
      underarm: 26,
    },
    sleeve: { fall: 17, bend: 4, upper: 28, lower: 29, elbow: 16, cuff: 9.6, ribHeight: 7, bell: 0.9 },
    cuff: "rib",
    neckline: "round",
    band: { kind: "rib", width: 2.6 },
    hem: "rib",
    inner: darker(cut.fill, 0.32),
    label: true,
  });
  // The little triangle below the neck, once there to catch sweat.
  pen.stitch(
    `M-3.4 ${shape.neckDepth + 3.2}L0 ${shape.neckDepth + 7.4}L3.4 ${shape.neckDepth + 3.2}`,
    darker(cut.fill, 0.3),
    0.13,
  );
  drawEmblem(pen, cut, 0, 24, 1.7);
}

/** Camisole: silk, thin straps. */
export function drawCamisole(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.silk, wrinkle: 1.1 };
  const length = cut.length ?? 54;
  const next = pen.next;
  // Both straps fall to the same side, as they do when one lets go.
  const lean = next() < 0.5 ? 1 : -1;
  for (const s of [1, -1]) {
    pen.panel(
      outline(
        tube([
          [s * 12.7, 11, 0.5],
          [s * 12.9 + lean * 0.6, 4, 0.5],
          [s * 11.4 + lean * 3.4, -1.6, 0.5],
          [s * 9.6 + lean * 5.4, -2.2, 0.5],
          [s * 8.6 + lean * 5.2, 1.4, 0.5],
          [s * 9 + lean * 2, 7, 0.5],
          [s * 10.2, 12.4, 0.5],
        ]),
      ),
      {
        fill: darker(cut.fill, 0.12),
        round: 0.25,
        drop: 0.4,
        edge: 0.08,
        dropBlur: 0.3,
      },
    );
  }
  pen.panel(
    outline([
      [-13, 10, 1],
      [0, 12.5],
      [13, 10, 1],
      [17, 21, 1],
      [-17, 21, 1],
    ]),
    {
      fill: darker(cut.fill, 0.28),
      round: 0,
      drop: 0,
    },
  );
  const half: Point[] = [
    [0, 18, 1],
    [6, 14.2],
    [12.8, 9.4, 1],
    [16.4, 16.4],
    [20, 21, 1],
    [19.4, 34],
    [22, length - 1, 1],
    [11, length + 0.4],
    [0, length + 0.8],
  ];
  const right = outline([
    ...half,
    ...half
      .filter(([x]) => x > 0)
      .reverse()
      .map(([x, y, c]): Point => [-x, y, c]),
  ]);
  pen.panel(right, { fill: cut.fill, round: 1.8, depth: 60 });
  pen.pattern(cut.pattern);
  for (let i = 0; i < 7; i++) {
    const t = -1 + (i + 0.5) / 3.5;
    pen.fold(
      t * 14 + (next() - 0.5) * 5,
      26 + next() * 8,
      t * 20 + (next() - 0.5) * 4,
      length - next() * 5,
      1.6,
      i % 2 ? 46 : -46,
      (next() - 0.5) * 5,
    );
  }
  for (const s of [1, -1]) pen.fold(s * 19, 24, s * 5, 33 + next() * 5, 1.5, 42, s * 3);
  pen.stitch(
    line([-22, length - 2.4], [0, length - 1], [22, length - 2.4]),
    darker(cut.fill, 0.25),
    0.09,
    ".4 .3",
    0.6,
  );
}

/** Shirt with placket, pocket and collar; one sleeve may be folded over the body. */
export function drawShirt(pen: Pen, cut: Cut): void {
  pen.cloth = cloths.poplin;
  const girth = cut.girth ?? 1;
  const sleeve = { fall: 17, bend: 5, upper: 31, lower: 30, elbow: 15.5, cuff: 11 };
  const shape = drawBody(pen, cut, {
    shape: {
      neck: 8,
      neckDepth: 8.5,
      chest: 27 * girth,
      waist: 26.5 * girth,
      hem: 27 * girth,
      length: cut.length ?? 75,
      shoulder: 22.5 * girth,
    },
    sleeve,
    cuff: "shirt",
    neckline: "round",
    hem: "shirt",
    inner: darker(cut.fill, 0.22),
    folded: cut.foldedSleeve ? { ...sleeve, fall: 9, bend: -68, lower: 29, over: true } : undefined,
  });
  drawPlacket(pen, cut, shape);
  if (cut.pocket !== false) drawPocket(pen, cut);
  for (let y = shape.neckDepth + 7; y < shape.length - 10; y += 9.2) pen.button(0, y, 0.62, cut.button ?? "#f3eee2");
  drawShirtCollar(pen, cut, shape);
}

function drawPlacket(pen: Pen, cut: Cut, { neckDepth, length }: BodyShape): void {
  const stitches = darker(cut.fill, 0.25);
  pen.panel(
    outline([
      [-1.7, neckDepth + 0.4, 1],
      [1.7, neckDepth + 0.4, 1],
      [1.75, length * 0.5],
      [1.5, length - 0.4, 1],
      [-1.6, length - 0.4, 1],
      [-1.7, length * 0.5],
    ]),
    { fill: cut.fill, round: 0.5, depth: 30, drop: 0.3, dropBlur: 0.35 },
  );
  pen.pattern(cut.pattern);
  pen.stitch(line([-1.35, neckDepth], [-1.3, length]), stitches, 0.1);
  pen.stitch(line([1.35, neckDepth], [1.3, length]), stitches, 0.1);
}

function drawPocket(pen: Pen, cut: Cut): void {
  pen.panel(
    outline([
      [8, 22, 1],
      [18.4, 21.6, 1],
      [18.6, 31.4, 1],
      [13.4, 33.6, 1],
      [8.2, 31.8, 1],
    ]),
    {
      fill: cut.fill,
      round: 0.5,
      depth: 26,
      drop: 0.28,
      dropBlur: 0.3,
    },
  );
  pen.pattern(cut.pattern, { at: [0.7, 0.5] });
  pen.stitch(line([8.4, 23.6], [18.2, 23.3]), darker(cut.fill, 0.25), 0.1);
}

/** Stand and two leaves, buttoned at the neck. */
export function drawShirtCollar(pen: Pen, cut: Cut, { neck, neckDepth: d }: BodyShape): void {
  pen.panel(
    outline([
      [-neck, 0.4, 1],
      [0, 2.6],
      [neck, 0.4, 1],
      [neck - 0.6, 4.8],
      [2, d + 0.9],
      [-2, d + 0.9],
      [-neck + 0.6, 4.8],
    ]),
    { fill: darker(cut.fill, 0.2), round: 0.6, drop: 0.3 },
  );
  pen.colour.push(`<rect x="-2.3" y="3.8" width="4.6" height="2" rx=".2" fill="#f4efe6"/>`);
  for (const s of [-1, 1]) {
    const leaf: Point[] = [
      [0.2 * s, d - 0.6, 1],
      [s * neck * 0.6, d * 0.4],
      [s * (neck + 0.2), -1.2],
      [s * (neck + 1.6), 1.6],
      [s * (neck * 0.8 + 2.8), d * 0.6],
      [s * 8.5, d + 6.2, 1],
      [s * 4.7, d + 2.9],
    ];
    pen.panel(outline(leaf), { fill: cut.fill, round: 0.8, drop: 0.55, dropBlur: 0.5 });
    pen.pattern(cut.pattern, { turn: s * 35 });
    const inset = leaf.slice(3).map(([x, y]): Point => [x * 0.94, y - 0.35]);
    pen.stitch(line(...inset), darker(cut.fill, 0.25), 0.1, ".4 .3", 0.7);
  }
  pen.button(0, d + 1.3, 0.58, cut.button ?? "#f3eee2");
}

/** Silk blouse with a V neck; with a bow unless the collar is plain. */
export function drawBlouse(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.silk, shine: 0.12, wrinkle: 1.1 };
  const {
    neckDepth: d,
    shoulder,
    slope,
    length,
  } = drawBody(pen, cut, {
    shape: { neck: 8.5, neckDepth: 15, chest: 25, waist: 24.5, hem: 26.5, length: cut.length ?? 62, shoulder: 19.5 },
    sleeve: { fall: 24, bend: 3, upper: 27, lower: 27, elbow: 18, cuff: 8.5, puff: 2.4, bell: 3.6 },
    cuff: "gather",
    neckline: "v",
    hem: "straight",
    inner: darker(cut.fill, 0.25),
  });
  for (const s of [1, -1])
    for (let i = 0; i < 6; i++)
      pen.fold(
        s * (shoulder - 1.5 - i * 2),
        slope + 1 - i * 0.35,
        s * (shoulder - 3 - i * 2.4),
        slope + 10 + pen.next() * 9,
        0.6,
        i % 2 ? 40 : -44,
      );
  pen.seam(`M0 ${d}V${length}`, 0.25);
  for (let y = d + 4; y < length - 6; y += 5.4) pen.button(0.9, y, 0.42, cut.button ?? lighter(cut.fill, 0.4), false);
  for (const s of [1, -1])
    pen.panel(
      outline(
        tube([
          [s * 9, -0.4, 2.2],
          [s * 5.5, 8, 2.6],
          [s * 0.8, d, 2.2],
        ]),
      ),
      { fill: cut.fill, round: 1, drop: 0.4 },
    );
  if (cut.collar !== "plain") drawBow(pen, cut, d);
}

function drawBow(pen: Pen, cut: Cut, d: number): void {
  for (const [s, length] of [
    [-1, 24],
    [1, 20],
  ] as const) {
    pen.panel(
      outline(
        tube([
          [0, d + 1, 2],
          [s * 2.2, d + 8, 4],
          [s * 3.2, d + length * 0.7, 4.8],
          [s * 4.4, d + length, 5.4],
        ]),
      ),
      {
        fill: cut.fill,
        round: 1.2,
        drop: 0.5,
      },
    );
    pen.pattern(cut.pattern, { turn: 10 * s });
    pen.fold(s * 0.6, d + 2, s * 3.6, d + length - 2, 0.6, -50);
    pen.fold(s * 1.4, d + 3, s * 4.8, d + length - 3, 0.5, 44);
  }
  for (const s of [-1, 1]) {
    pen.panel(
      outline([
        [0, d - 0.6, 1],
        [s * 4, d - 4],
        [s * 10, d - 4.4],
        [s * 12, d - 0.4],
        [s * 9.5, d + 3],
        [s * 4, d + 2.2],
        [0, d + 1.6, 1],
      ]),
      { fill: cut.fill, round: 1.6, drop: 0.5 },
    );
    pen.pattern(cut.pattern, { turn: -20 * s });
    pen.fold(s, d + 0.4, s * 9, d - 1.4, 0.6, -56);
    pen.fold(s, d, s * 9, d + 1.2, 0.6, 40);
  }
  pen.panel(
    outline([
      [-1.7, d - 1.5],
      [1.7, d - 1.5],
      [1.9, d + 2.2],
      [-1.9, d + 2.2],
    ]),
    { fill: cut.fill, round: 1.2, drop: 0.5 },
  );
}
