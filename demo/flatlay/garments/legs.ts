import { darker } from "../drawing/colours.ts";
import { line, outline, type Point, round } from "../drawing/curves.ts";
import type { Pen } from "../drawing/pen.ts";
import type { Cut } from "./cut.ts";

/** Measures of anything with two legs, in cm from the middle of the waist. */
export interface LegShape {
  waist: number;
  hip: number;
  hipAt: number;
  rise: number;
  innerKnee: number;
  outerKnee: number;
  innerHem: number;
  outerHem: number;
  length: number;
  crease?: boolean;
  hemHeight?: number;
  /** How much shorter the outer side is, for shorts. */
  outerShorter?: number;
  fade?: string;
  thread?: string;
  turnUp?: string;
  patternTurn?: number;
}

/** Each leg is a panel of its own; they meet at the crotch and leave a gap between the hems. */
export function drawLegs(pen: Pen, cut: Cut, shape: LegShape): { hems: [inner: number, outer: number][] } {
  const sway = [(pen.next() - 0.5) * 1.6, (pen.next() - 0.5) * 1.6] as const;
  const hems: [number, number][] = [];
  for (const s of [1, -1]) {
    const swing = sway[s > 0 ? 0 : 1];
    drawLeg(pen, cut, shape, s, swing);
    hems.push([s * (shape.innerHem + swing * 1.5), s * (shape.outerHem + swing * 1.5)]);
  }
  pen.seam(line([0, 4], [0.2, shape.rise * 0.6], [0, shape.rise + 1]), 0.35);
  return { hems };
}

function drawLeg(pen: Pen, cut: Cut, shape: LegShape, s: number, swing: number): void {
  const { waist, hip, hipAt, rise, innerKnee, outerKnee, innerHem, outerHem, length } = shape;
  const long = length > 60;
  const shorter = shape.outerShorter ?? 0;
  const atHem = (x: number) => s * (x + swing * 1.5);
  const knee: Point[] = long ? [[s * (outerKnee + swing * 0.4), length * 0.56]] : [];
  const inside: Point[] = long ? [[s * (innerKnee + swing * 0.5), length * 0.56]] : [];
  pen.panel(
    outline([
      [0, 3, 1],
      [s * waist, 3.2, 1],
      [s * (waist + (hip - waist) * 0.72), hipAt * 0.6],
      [s * hip, hipAt + 2],
      ...knee,
      [atHem(outerHem), length - shorter, 1],
      [atHem((outerHem + innerHem) / 2), length + 0.5 - shorter],
      [atHem(innerHem), length, 1],
      ...inside,
      [s * 0.7, rise + 4],
      [0, rise, 1],
    ]),
    { fill: cut.fill, round: 2, depth: 58, drop: 0.45 },
  );
  pen.pattern(cut.pattern, { at: [s * hip * 0.5, 0], turn: -s * (shape.patternTurn ?? 0) });
  pen.weave(cut.weave);
  const kneeX = (s * (innerKnee + outerKnee)) / 2;
  const hemX = atHem((innerHem + outerHem) / 2);
  if (shape.fade) fadeDenim(pen, cut, shape, s, swing, kneeX);
  foldLeg(pen, shape, s, kneeX, hemX);
  const hemY = length - (shape.hemHeight ?? 3);
  const seamEnds = (shift: number): [Point, Point] => [
    [atHem(outerHem + 0.4), hemY - shorter + shift],
    [atHem(innerHem - 0.4), hemY + shift],
  ];
  pen.seam(line(...seamEnds(0)), 0.22, 0.7);
  if (shape.thread) pen.stitch(line(...seamEnds(0.3)), shape.thread, 0.16);
  if (shape.turnUp) {
    pen.panel(
      outline([
        [atHem(outerHem + 0.5), length - 5, 1],
        [atHem(outerHem + 0.5), length, 1],
        [atHem(innerHem - 0.5), length + 0.4, 1],
        [atHem(innerHem - 0.5), length - 4.6, 1],
      ]),
      { fill: shape.turnUp, round: 1.2, drop: 0.45, dropBlur: 0.5 },
    );
    if (cut.weave) pen.weave({ ...cut.weave, turn: 90 });
  }
}

/** Lighter on thigh and knee, darker along the side seams. */
function fadeDenim(pen: Pen, cut: Cut, shape: LegShape, s: number, swing: number, kneeX: number): void {
  const { hip, length, innerKnee, outerKnee, innerHem, outerHem, fade = cut.fill } = shape;
  pen.stain(ellipse(s * hip * 0.56, length * 0.34, hip * 0.3, length * 0.2), fade, 0.5, 3.5);
  pen.stain(ellipse(kneeX, length * 0.6, 4, length * 0.1), fade, 0.36, 3);
  const seam = (top: number, knee: number, hem: number) =>
    line([s * top, 26], [s * knee, length * 0.56], [s * (hem + swing * 1.5), length]);
  pen.stain(seam(hip, outerKnee + 0.6, outerHem), darker(cut.fill, 0.35), 0.5, 0.7, 1.6);
  pen.stain(seam(0.5, innerKnee - 0.2, innerHem), darker(cut.fill, 0.35), 0.5, 0.7, 1.6);
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${round(cx - rx)} ${round(cy)}A${round(rx)} ${round(ry)} 0 1 1 ${round(cx + rx)} ${round(cy)}A${round(rx)} ${round(ry)} 0 1 1 ${round(cx - rx)} ${round(cy)}Z`;
}

function foldLeg(pen: Pen, shape: LegShape, s: number, kneeX: number, hemX: number): void {
  const { hip, rise, innerKnee, length } = shape;
  const next = pen.next;
  const long = length > 60;
  for (let i = 0; i < 4; i++)
    pen.fold(
      s * 0.6,
      rise - 2 + i * 2.4,
      s * (hip * (0.55 + next() * 0.3)),
      rise - 5 + i * 4.6,
      0.9,
      i % 2 ? 38 : -40,
      s * 1.2,
    );
  if (long)
    for (let i = 0; i < 4; i++)
      pen.fold(
        s * (innerKnee + 1),
        length * (0.5 + i * 0.045),
        kneeX + s * (2 + next() * 3),
        length * (0.485 + i * 0.05 + next() * 0.02),
        0.9,
        i % 2 ? 34 : -36,
        s * 0.6,
      );
  if (shape.crease) {
    pressCrease(pen, shape, s, kneeX, hemX);
    return;
  }
  pen.fold(s * hip * 0.62, 22, kneeX + s * 1.5, length * 0.55, 2.2, 26, s);
  pen.fold(kneeX + s, length * 0.58, hemX + s * 1.4, length - 4, 1.7, 26, s);
  pen.fold(kneeX - s * 2.4, length * 0.62, hemX - s * 2, length - 3, 1.4, -28, -s);
  if (long)
    for (let i = 0; i < 3; i++)
      pen.fold(
        hemX - s * 4.5,
        length - 4 - i * 3.6,
        hemX + s * 3.4,
        length - 6 - i * 3.4 + next() * 2,
        0.8,
        i % 2 ? 34 : -36,
        1,
      );
}

function pressCrease(pen: Pen, shape: LegShape, s: number, kneeX: number, hemX: number): void {
  const { hip, rise, length } = shape;
  const long = length > 60;
  const crease: Point[] = long
    ? [
        [s * hip * 0.52, 8],
        [s * hip * 0.56, 34],
        [kneeX, length * 0.56],
        [hemX, length],
      ]
    : [
        [s * hip * 0.44, 8],
        [s * hip * 0.52, 24],
        [hemX, length],
      ];
  pen.relief(line(...crease), 84, 0.22, 0.45);
  pen.relief(line(...crease.map(([x, y]): Point => [x + s * 0.7, y])), -40, 0.4, 0.6);
  if (!long) return;
  pen.fold(s * hip * 0.8, 24, kneeX + s * 4, length * 0.8, 2, 26, s);
  pen.fold(s * 3, rise + 8, kneeX - s * 4, length * 0.85, 2, -26, s);
}
