import { darker } from "../../drawing/colours.ts";
import { line, type Point, round } from "../../drawing/curves.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import type { LegShape } from "./leg-shape.ts";

/** Lighter on thigh and knee, darker along the side seams. */
export function fadeDenim(pen: Pen, cut: Cut, shape: LegShape, s: number, swing: number, kneeX: number): void {
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

export function foldLeg(pen: Pen, shape: LegShape, s: number, kneeX: number, hemX: number): void {
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
