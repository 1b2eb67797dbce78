import { darker, mix } from "../drawing/colours.ts";
import { line, outline, type Point } from "../drawing/curves.ts";
import { cloths } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import type { Cut } from "./cut.ts";
import { drawWaistband } from "./waistband.ts";

/** Knife-pleated skirt; every pleat is a panel of its own. */
export function drawPleatedSkirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.wool, wrinkle: 0.3, thick: 0.8, ...cut.cloth };
  const length = cut.length ?? 74;
  const waist = 17.5;
  const flare = cut.flare ?? 38;
  const pleats = cut.pleats ?? 15;
  const next = pen.next;
  const across = (t: number, y: number) => t * (waist + (flare - waist) * ((y - 3) / (length - 3)) ** 0.92);
  const hem = (t: number) => length - t * t * 5;
  for (let i = 0; i < pleats; i++) {
    const from = -1 + (2 * i) / pleats;
    const to = -1 + (2 * (i + 1)) / pleats + 0.02;
    const middle = (from + to) / 2;
    pen.panel(
      outline([
        [across(from, 3), 3, 1],
        [across(to, 3), 3, 1],
        [across(to, length * 0.4), length * 0.4],
        [across(to, length), hem(to) - 0.9 + (next() - 0.5) * 0.6, 1],
        [across(middle, length), hem(middle) + 0.5],
        [across(from, length), hem(from) + 0.7 + (next() - 0.5) * 0.4, 1],
        [across(from, length * 0.4), length * 0.4],
      ]),
      {
        fill: i % 2 ? cut.fill : mix(cut.fill, darker(cut.fill, 0.5), 0.06),
        round: 0.9,
        depth: 44,
        drop: 0.5,
        dropBlur: 0.5,
        off: [0.5, 0.2],
      },
    );
    pen.pattern(cut.pattern, { at: [across(from, length), 0], turn: -from * 15 });
    const ridge: Point[] = [
      [across(from, 3) + 0.3, 3],
      [across(from, length * 0.4) + 0.4, length * 0.4],
      [across(from, length) + 0.5, length],
    ];
    pen.relief(line(...ridge), 60, 0.25, 0.5);
    pen.fold(across(middle, length * 0.5), length * 0.4, across(middle, length), length, 1, 26);
  }
  drawWaistband(pen, cut, waist, 4, "#efe6d6");
}

export function drawSatinSkirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.silk, wrinkle: 1.2, ...cut.cloth };
  const length = cut.length ?? 82;
  const flare = cut.flare ?? 31;
  const next = pen.next;
  const side: Point[] = [
    [17, 3, 1],
    [21.6, 20],
    [23.6, 36],
    [flare - 2, length - 18],
    [flare, length - 3, 1],
    [flare * 0.5, length + 0.2],
  ];
  pen.panel(
    outline([
      [0, 3],
      ...side,
      [0, length + 0.9],
      ...side
        .slice()
        .reverse()
        .map(([x, y, c]): Point => [-x, y, c]),
    ]),
    { fill: cut.fill, round: 2, depth: 60 },
  );
  pen.pattern(cut.pattern);
  for (let i = 0; i < 9; i++) {
    const t = -1 + (i + 0.5) / 4.5;
    pen.fold(
      t * 13 + (next() - 0.5) * 5,
      10 + next() * 22,
      t * (flare - 3) + (next() - 0.5) * 5,
      length - next() * 8,
      1.9 + next() * 1.5,
      i % 2 ? 52 : -50,
      (next() - 0.5) * 7,
    );
  }
  for (const s of [1, -1]) pen.fold(s * 22, 22, s * 5, 34 + next() * 8, 1.7, 40, s * 3);
  drawWaistband(pen, cut, 17, 2.8, "#efe6d6");
}

/** Short straight denim or cord skirt, buttoned down the front when asked. */
export function drawMiniSkirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.denim, ...cut.cloth };
  const length = cut.length ?? 46;
  const flare = cut.flare ?? 25.5;
  const thread = cut.thread ?? darker(cut.fill, 0.3);
  const side: Point[] = [
    [18, 3, 1],
    [22, 18],
    [flare, length - 1, 1],
    [flare * 0.5, length + 0.4],
  ];
  pen.panel(
    outline([
      [0, 3],
      ...side,
      [0, length + 0.7],
      ...side
        .slice()
        .reverse()
        .map(([x, y, c]): Point => [-x, y, c]),
    ]),
    { fill: cut.fill, round: 1.8, depth: 56 },
  );
  pen.pattern(cut.pattern);
  pen.weave(cut.weave ?? { kind: "twill", size: 0.7, opacity: 0.4 });
  for (const s of [1, -1]) {
    pen.fold(s * 21, 14, s * 7, 24 + pen.next() * 5, 1.4, 34, s * 2);
    pen.fold(s * 9, length - 2, s * 13, length * 0.5, 1.7, pen.next() < 0.5 ? 30 : -30, 1);
    pen.stitch(line([s * 18.4, 12.5], [s * 13, 11], [s * 9, 8], [s * 8, 4]), thread, 0.15);
  }
  pen.stitch(line([-flare, length - 3.4], [0, length - 2.2], [flare, length - 3.4]), thread, 0.15);
  pen.seam(`M0 4V${length}`, 0.35);
  drawWaistband(pen, cut, 18, 4, "#efe6d6");
  for (let y = 3; y < (cut.buttoned ? length - 5 : 6); y += 6.4) pen.button(0, y, 0.85, cut.button ?? "#b98a55", false);
}
