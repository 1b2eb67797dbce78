import { darker } from "../drawing/colours.ts";
import { line, mirrored, outline, type Point, tube } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawSleeve } from "./construction/sleeve.ts";
import type { Cut } from "./garment-cut.ts";

const waist = 42;

export function drawDress(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.cotton, wrinkle: 0.9, stretch: 2.6 };
  const length = cut.length ?? 118;
  const flare = cut.flare ?? 43;
  const sleeve = { fall: 34, bend: 30, upper: 10, lower: 8.5, elbow: 17, cuff: 16.5, puff: 1.4 };
  const arm = { shoulder: 18.5, slope: 4, chest: 21.5, underarm: 22 };
  for (const side of [1, -1] as const)
    drawSleeve(pen, arm, { ...sleeve, fall: sleeve.fall + (pen.next() - 0.5) * 6 }, cut, "hem", side);
  drawGatheredSkirt(pen, cut, length, flare);
  pen.panel(
    outline([
      [-8.4, 0.3, 1],
      [0, 1.8],
      [8.4, 0.3, 1],
      [9, 16, 1],
      [-9, 16, 1],
    ]),
    {
      fill: darker(cut.fill, 0.3),
      round: 0,
      drop: 0,
    },
  );
  pen.colour.push(`<rect x="-2" y="3" width="4" height="1.8" fill="#f4efe6"/>`);
  drawBodice(pen, cut);
  pen.panel(
    outline(
      tube([
        [-19.4, waist - 0.2, 2.4],
        [0, waist + 0.5, 2.4],
        [19.4, waist - 0.2, 2.4],
      ]),
    ),
    {
      fill: cut.sash ?? cut.fill,
      round: 0.7,
      drop: 0.35,
      dropBlur: 0.4,
    },
  );
  if (!cut.sash) pen.pattern(cut.pattern, { at: [2, 1] });
  if (cut.buttoned)
    for (let y = (cut.neckDepth ?? 13) + 3; y < length - 12; y += 6.6) pen.button(0, y, 0.6, cut.button ?? "#efe6d6");
}

function drawGatheredSkirt(pen: Pen, cut: Cut, length: number, flare: number): void {
  const next = pen.next;
  pen.panel(
    outline(
      mirrored([
        [0, waist - 1],
        [19.4, waist - 1, 1],
        [25, waist + 18],
        [flare - 5, length - 26],
        [flare, length - 3, 1],
        [flare * 0.55, length + 0.6],
        [0, length + 1.4],
      ]),
    ),
    { fill: cut.fill, round: 1.8 },
  );
  pen.pattern(cut.pattern, { at: [1, 4] });
  for (let i = 0; i < 17; i++) {
    const t = -1 + (i + 0.5) / 8.5;
    const top = t * 18.4;
    const bottom = t * (flare - 2) + (next() - 0.5) * 3;
    pen.fold(
      top,
      waist - 1,
      top * 0.6 + bottom * 0.4,
      waist + 26 + next() * 22,
      0.9,
      i % 2 ? 44 : -48,
      (next() - 0.5) * 2,
    );
    if (i % 2)
      pen.fold(
        top * 0.4 + bottom * 0.6,
        length * 0.62,
        bottom,
        length,
        2.4,
        next() < 0.6 ? 42 : -42,
        (next() - 0.5) * 3,
      );
  }
  if (cut.tier) drawTier(pen, length, flare);
  pen.seam(line([-flare, length - 5], [0, length - 1.6], [flare, length - 5]), 0.16, 0.5);
}

function drawTier(pen: Pen, length: number, flare: number): void {
  const y = length - 24;
  pen.relief(`M${-flare} ${y - 1}Q0 ${y + 5} ${flare} ${y - 1}`, -70, 0.3, 0.6);
  pen.occlude(`M${-flare} ${y}Q0 ${y + 6} ${flare} ${y}`, 0.4, 0.5, 0.8);
  for (let i = 0; i < 26; i++) {
    const t = -1 + (i + 0.5) / 13;
    pen.fold(t * (flare - 4), y + 3 - t * t * 4, t * (flare - 2), length - 4 - pen.next() * 10, 0.8, i % 2 ? 40 : -44);
  }
}

function drawBodice(pen: Pen, cut: Cut): void {
  const next = pen.next;
  const depth = cut.neckDepth ?? 13;
  const armhole: Point[] = [
    [18.5, 4],
    [18, 11],
    [20.4, 19],
    [21.5, 22.5, 1],
  ];
  pen.panel(
    outline(
      mirrored([
        [0, depth, cut.collar === "v" ? 1 : 0],
        [5, depth * 0.72],
        [8.2, 0, 1],
        ...armhole,
        [19.8, 33],
        [19.3, waist, 1],
        [0, waist + 0.6],
      ]),
    ),
    { fill: cut.fill, round: 1.5, drop: 0.3 },
  );
  pen.pattern(cut.pattern);
  for (const s of [1, -1]) {
    pen.fold(s * 21, 22, s * 9, 30, 1.3, 34, s);
    pen.fold(s * 19, 40, s * 8, 31, 1.2, -34);
    pen.fold(s * 18, 6, s * 13, 20, 1.2, 24);
    for (let i = 0; i < 5; i++)
      pen.fold(s * (3 + i * 3.4), waist, s * (4 + i * 3.2), waist - 7 - next() * 4, 0.6, i % 2 ? 34 : -36);
    pen.seam(line(...armhole.map(([x, y]): Point => [s * x, y])), 0.3);
  }
}
