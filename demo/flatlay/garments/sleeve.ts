import { darker, lighter } from "../drawing/colours.ts";
import { direction, flipped, line, outline, type Point } from "../drawing/curves.ts";
import type { Pen } from "../drawing/pen.ts";
import type { Cut } from "./cut.ts";

/** Measures of a sleeve. Angles in degrees from straight down, the rest in cm. */
export interface SleeveShape {
  /** Angle above and below the elbow. */
  fall: number;
  bend: number;
  upper: number;
  lower: number;
  elbow: number;
  cuff: number;
  puff?: number;
  bell?: number;
  ribHeight?: number;
  /** Laid over the body, drawn last. */
  over?: boolean;
}

export type Cuff = "rib" | "shirt" | "hem" | "blazer" | "strap" | "gather" | "denim";

/** Where the sleeve leaves the body: tip of the shoulder and underarm point. */
export interface Armhole {
  shoulder: number;
  slope: number;
  chest: number;
  underarm: number;
}

interface Joints {
  tip: Point;
  elbow: Point;
  wrist: Point;
  underarm: Point;
  innerElbow: Point;
  innerWrist: Point;
  middle: Point;
}

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

function jointsOf(arm: Armhole, shape: SleeveShape): Joints {
  const along = direction(shape.fall);
  const below = direction(shape.bend);
  const tip: Point = [arm.shoulder, arm.slope];
  const elbow: Point = [tip[0] + along[0] * shape.upper, tip[1] + along[1] * shape.upper];
  const wrist: Point = [elbow[0] + below[0] * shape.lower, elbow[1] + below[1] * shape.lower];
  const acrossElbow = direction(shape.fall * 0.45 + shape.bend * 0.55 - 90);
  const acrossWrist = direction(shape.bend - 90);
  const innerWrist: Point = [wrist[0] + acrossWrist[0] * shape.cuff, wrist[1] + acrossWrist[1] * shape.cuff];
  return {
    tip,
    elbow,
    wrist,
    underarm: [arm.chest - 0.4, arm.underarm + 0.4],
    innerElbow: [elbow[0] + acrossElbow[0] * shape.elbow, elbow[1] + acrossElbow[1] * shape.elbow],
    innerWrist,
    middle: [(wrist[0] + innerWrist[0]) / 2, (wrist[1] + innerWrist[1]) / 2],
  };
}

const isLong = (shape: SleeveShape): boolean => shape.lower > 8;

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

const xy = (point: Point): [number, number] => [point[0], point[1]];

/** From the underarm outwards, then the creases of the elbow. */
function foldSleeve(pen: Pen, shape: SleeveShape, j: Joints, side: number): void {
  const next = pen.next;
  const fold = (from: [number, number], to: [number, number], width: number, height: number, bend: number) =>
    pen.fold(from[0] * side, from[1], to[0] * side, to[1], width, height, bend);
  const { underarm, tip, elbow, innerElbow, middle } = j;
  fold(
    [underarm[0] - 1, underarm[1] - 1],
    [(elbow[0] + tip[0]) / 2 - 1, (elbow[1] + tip[1]) / 2 + 2],
    1.2,
    -42,
    0.8 * side,
  );
  fold([underarm[0], underarm[1] + 2], [elbow[0] - 1.5, elbow[1] + 1], 1.1, 38, -side);
  if (!isLong(shape)) return;
  for (let i = 0; i < 3; i++) {
    const t = 0.1 + i * 0.2 + next() * 0.1;
    fold(
      [innerElbow[0] + 0.4, innerElbow[1] - 2 + t * 9],
      [elbow[0] - 1.5 - next() * 2, elbow[1] - 3 + t * 12],
      0.8,
      i % 2 ? 40 : -44,
      (next() - 0.5) * 2,
    );
  }
  const elbowMiddle: [number, number] = [(elbow[0] + innerElbow[0]) / 2, (elbow[1] + innerElbow[1]) / 2];
  fold(elbowMiddle, [middle[0] + 1, middle[1] - 4], 1.4, 34, side);
  fold(
    [(tip[0] + underarm[0]) / 2 + 1, (tip[1] + underarm[1]) / 2],
    [elbowMiddle[0] + 1.5, elbowMiddle[1]],
    1.6,
    30,
    -side,
  );
}

function drawCuff(
  pen: Pen,
  shape: SleeveShape,
  j: Joints,
  cut: Cut,
  cuff: Cuff,
  turn: number,
  mirror: (points: Point[]) => Point[],
  side: number,
): void {
  const [dx, dy] = direction(shape.bend);
  const { wrist, innerWrist } = j;
  const band = (height: number, grow = 0): [Point, Point, Point, Point] =>
    mirror([
      [wrist[0] + grow, wrist[1], 1],
      [wrist[0] - dx * height + grow, wrist[1] - dy * height, 1],
      [innerWrist[0] - dx * height - grow, innerWrist[1] - dy * height, 1],
      [innerWrist[0] - grow, innerWrist[1], 1],
    ]) as [Point, Point, Point, Point];
  const across = (a: Point, b: Point, shift: number) => line([a[0], a[1] + shift], [b[0], b[1] + shift]);
  const button = cut.button ?? darker(cut.fill, 0.5);
  switch (cuff) {
    case "rib":
      pen.panel(outline(band(shape.ribHeight ?? 5, 0.15)), { fill: cut.fill, round: 1, drop: 0.25, dropBlur: 0.4 });
      pen.weave({ kind: "rib", size: 0.8, turn, opacity: 0.8 });
      return;
    case "shirt":
    case "denim": {
      const [a, b, c, d] = band(6, 0.35);
      pen.panel(outline([a, b, c, d]), { fill: cut.fill, round: 0.9, drop: 0.4, dropBlur: 0.4 });
      pen.pattern(cut.pattern, { turn });
      const thread = cuff === "denim" ? (cut.thread ?? "#c98f4e") : darker(cut.fill, 0.25);
      pen.stitch(across(b, c, 0.6), thread, 0.12);
      pen.stitch(across(a, d, -0.6), thread, 0.12);
      pen.button(
        (wrist[0] * 0.3 + innerWrist[0] * 0.7) * side,
        wrist[1] * 0.3 + innerWrist[1] * 0.7 - 3 * dy,
        0.55,
        cut.button ?? "#f1ece0",
      );
      return;
    }
    case "hem": {
      const [, b, c] = band(isLong(shape) ? 2.6 : 2.2);
      pen.seam(across(b, c, 0), 0.2, 0.5);
      pen.stitch(across(b, c, 0.35), darker(cut.fill, 0.3), 0.1, ".4 .3", 0.7);
      return;
    }
    case "blazer":
      for (let i = 0; i < 4; i++)
        pen.button((innerWrist[0] + 1.6 - dx * i * 1.7) * side, innerWrist[1] - 2.2 - i * 1.75, 0.62, button);
      return;
    case "strap": {
      const [, b, c] = band(8);
      const [, lowB, lowC] = band(5.2);
      pen.panel(outline([b, c, lowC, lowB]), { fill: cut.fill, round: 0.7, drop: 0.4, dropBlur: 0.35 });
      pen.button((innerWrist[0] + 3) * side, innerWrist[1] - 6, 0.75, button);
      return;
    }
    case "gather":
      pen.panel(outline(band(3.2, 0.1)), { fill: lighter(cut.fill, 0.04), round: 0.9, drop: 0.4, dropBlur: 0.4 });
      return;
  }
}
