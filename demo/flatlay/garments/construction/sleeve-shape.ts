import { direction, type Point } from "../../drawing/curves.ts";

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

export interface Joints {
  tip: Point;
  elbow: Point;
  wrist: Point;
  underarm: Point;
  innerElbow: Point;
  innerWrist: Point;
  middle: Point;
}

export function jointsOf(arm: Armhole, shape: SleeveShape): Joints {
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

export const isLong = (shape: SleeveShape): boolean => shape.lower > 8;

export const xy = (point: Point): [number, number] => [point[0], point[1]];
