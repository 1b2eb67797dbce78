import { flipped, outline, type Point } from "../../drawing/curves.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import { drawCuff } from "./sleeve-cuff.ts";
import { foldSleeve } from "./sleeve-folds.ts";
import { type Armhole, type Cuff, isLong, type Joints, jointsOf, type SleeveShape, xy } from "./sleeve-shape.ts";

/** Draws the right sleeve (`side` 1) or the left one (-1). */
export function drawSleeve(pen: Pen, arm: Armhole, shape: SleeveShape, cut: Cut, cuff: Cuff, side: 1 | -1): void {
  const joints = jointsOf(arm, shape);
  const mirror = (points: Point[]) => (side < 0 ? flipped(points) : points);
  const turn = -(shape.fall * 0.4 + shape.bend * 0.6) * side;
  pen.panel(outline(mirror(sleeveOutline(arm, shape, joints))), {
    fill: cut.fill,
    round: 1.6,
    depth: 55,
    drop: shape.over ? 0.5 : 0.35,
  });
  pen.pattern(cut.pattern, { at: [joints.tip[0] * side, joints.tip[1]], turn });
  if (cut.weave) pen.weave({ ...cut.weave, turn });
  foldSleeve(pen, shape, joints, side);
  drawCuff(pen, shape, joints, cut, cuff, turn, mirror, side);
}

function sleeveOutline(arm: Armhole, shape: SleeveShape, j: Joints): Point[] {
  const cap: Point = [
    (j.tip[0] + j.elbow[0]) / 2 + (shape.puff ?? 0.6),
    (j.tip[1] + j.elbow[1]) / 2 - (shape.puff ?? 0) * 0.5,
  ];
  const bell = shape.bell ?? 0;
  const start: Point[] = [[j.tip[0] - 2.2, j.tip[1] - 0.8, 1], j.tip, cap];
  const end: Point[] = [
    [...xy(j.underarm), 1],
    [arm.chest - 4, arm.underarm - 5, 1],
  ];
  const wrist: Point[] = [
    [...xy(j.wrist), 1],
    [...xy(j.innerWrist), 1],
  ];
  if (!isLong(shape)) return [...start, ...wrist, ...end];
  return [
    ...start,
    j.elbow,
    [(j.elbow[0] + j.wrist[0]) / 2 + bell, (j.elbow[1] + j.wrist[1]) / 2],
    ...wrist,
    [(j.innerElbow[0] + j.innerWrist[0]) / 2 - bell * 0.5, (j.innerElbow[1] + j.innerWrist[1]) / 2],
    j.innerElbow,
    ...end,
  ];
}
