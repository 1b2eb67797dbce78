import { line, outline, type Point } from "../../drawing/curves.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import { fadeDenim, foldLeg } from "./leg-folds.ts";
import type { LegShape } from "./leg-shape.ts";

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
