import { darker } from "../drawing/colours.ts";
import { type BandPoint, flipped, line, mirrored, outline, type Point, tube } from "../drawing/curves.ts";
import type { Pen } from "../drawing/pen.ts";
import type { Cut } from "./cut.ts";
import { type Cuff, drawSleeve, type SleeveShape } from "./sleeve.ts";

/** Measures of a top in cm. Widths are half widths; the origin is the middle of the neck, y runs down. */
export interface BodyShape {
  neck: number;
  neckDepth: number;
  shoulder: number;
  slope: number;
  chest: number;
  underarm: number;
  waist: number;
  hem: number;
  length: number;
  /** Extra points between waist and hem, for coats. */
  below: Point[];
}

/** How a top is made, beyond its measures and colours. */
export interface BodyMake {
  shape?: Partial<BodyShape>;
  /** null = sleeveless. */
  sleeve: SleeveShape | null;
  cuff: Cuff;
  neckline: "round" | "v";
  /** The band around the neck; its width in cm. */
  band?: { kind: "rib" | "stitched"; width: number };
  hem: "straight" | "shirt" | "rib" | "none";
  inner: string;
  label?: boolean;
  /** One sleeve folded over the body, as if laid by hand. */
  folded?: SleeveShape | undefined;
}

const measures: BodyShape = {
  neck: 9,
  neckDepth: 9,
  shoulder: 21.5,
  slope: 4.6,
  chest: 25.5,
  underarm: 23.5,
  waist: 25,
  hem: 25.5,
  length: 68,
  below: [],
};

/** Draws back of the neck, sleeves and body of any top. @returns its measures */
export function drawBody(pen: Pen, cut: Cut, make: BodyMake): BodyShape {
  const b = { ...measures, ...make.shape };
  const next = pen.next;
  drawNeckBack(pen, b, make);
  const jitter = (shape: SleeveShape): SleeveShape => ({
    ...shape,
    fall: shape.fall + (next() - 0.5) * 7,
    bend: shape.bend + (next() - 0.5) * 8,
  });
  if (make.sleeve) {
    drawSleeve(pen, b, jitter(make.sleeve), cut, make.cuff, 1);
    if (!make.folded) drawSleeve(pen, b, jitter(make.sleeve), cut, make.cuff, -1);
  }
  const neck = necklinePoints(b, make.neckline);
  const armhole = armholePoints(b, make.sleeve === null);
  const hem = hemPoints(b, make.hem);
  pen.panel(outline(mirrored([...neck, ...armhole, [b.waist, (b.underarm + b.length) * 0.5], ...b.below, ...hem])), {
    fill: cut.fill,
    round: 1.8,
    depth: 55,
    drop: 0.42,
  });
  pen.pattern(cut.pattern);
  pen.weave(cut.weave);
  if (make.sleeve) sewArmholes(pen, armhole);
  foldBody(pen, b);
  finishHem(pen, cut, b, hem, make.hem);
  finishNeck(pen, cut, neck, make);
  if (make.folded) drawSleeve(pen, b, make.folded, cut, make.cuff, -1);
  return b;
}

function drawNeckBack(pen: Pen, b: BodyShape, make: BodyMake): void {
  const half: Point[] = [
    [b.neck * 0.5, 1],
    [b.neck + 0.4, 0.3, 1],
    [b.neck + 0.8, b.neckDepth + 3, 1],
  ];
  const right = [[0, 1.6] as Point, ...half];
  pen.panel(outline([...right, ...flipped(half.slice().reverse())]), { fill: make.inner, round: 0, drop: 0 });
  if (make.label) pen.colour.push(`<rect x="-2.2" y="2.6" width="4.4" height="2.2" rx=".2" fill="#f4efe6"/>`);
}

function necklinePoints(b: BodyShape, neckline: "round" | "v"): Point[] {
  if (neckline === "v")
    return [
      [0, b.neckDepth, 1],
      [b.neck * 0.55, b.neckDepth * 0.46],
      [b.neck, 0, 1],
    ];
  return [
    [0, b.neckDepth],
    [b.neck * 0.55, b.neckDepth * 0.83],
    [b.neck * 0.93, b.neckDepth * 0.42],
    [b.neck, 0, 1],
  ];
}

function armholePoints(b: BodyShape, sleeveless: boolean): Point[] {
  if (sleeveless)
    return [
      [b.shoulder, b.slope, 1],
      [b.shoulder - 1.6, b.slope + 8],
      [b.chest - 2, b.underarm - 2.4],
      [b.chest, b.underarm, 1],
    ];
  return [
    [b.shoulder, b.slope],
    [b.shoulder - 0.2, b.slope + 7],
    [b.chest - 1.4, b.underarm - 4],
    [b.chest, b.underarm, 1],
  ];
}

function hemPoints(b: BodyShape, hem: BodyMake["hem"]): Point[] {
  if (hem === "shirt")
    return [
      [b.hem, b.length - 7],
      [b.hem - 4, b.length - 5.4],
      [b.hem * 0.5, b.length - 1],
      [0, b.length],
    ];
  return [
    [b.hem, b.length - 0.4, 1],
    [b.hem * 0.5, b.length],
    [0, b.length + 0.3],
  ];
}

function sewArmholes(pen: Pen, armhole: Point[]): void {
  for (const side of [1, -1]) {
    pen.seam(line(...armhole.map(([x, y]): Point => [x * side, y])), 0.3, 0.8);
    pen.relief(line(...armhole.map(([x, y]): Point => [(x - 0.5) * side, y])), -30, 0.35, 0.8);
  }
}

/** Drags from the underarm to the waist, and short folds that rise from the hem. */
function foldBody(pen: Pen, b: BodyShape): void {
  const next = pen.next;
  const either = (height: number) => (next() < 0.5 ? height : -height);
  for (const s of [1, -1]) {
    pen.fold(s * (b.chest - 1), b.underarm - 1, s * (6 + next() * 5), b.underarm + 9 + next() * 6, 1.7, 34, s * 2);
    pen.fold(s * (b.chest - 0.5), b.underarm + 2, s * (10 + next() * 4), b.underarm + 17 + next() * 6, 1.6, -34, s * 2);
    pen.fold(s * (b.shoulder - 5), b.slope + 6, s * (b.shoulder - 9 - next() * 4), b.underarm + 8, 1.8, 26, s);
    pen.fold(
      s * (b.waist - 1),
      b.length * 0.72 + next() * 4,
      s * (8 + next() * 8),
      b.length * 0.8 + next() * 5,
      1.5,
      either(32),
      s * 1.5,
    );
    pen.fold(
      s * (4 + next() * 6),
      b.length - 1,
      s * (7 + next() * 9),
      b.length * 0.6 + next() * 6,
      1.7,
      either(31),
      1 - next() * 2,
    );
  }
  pen.fold(-3 + next() * 6, b.length * 0.35, -6 + next() * 12, b.length * 0.75, 2.2, 26, 2 - next() * 4);
}

function finishHem(pen: Pen, cut: Cut, b: BodyShape, hem: Point[], kind: BodyMake["hem"]): void {
  if (kind === "none") return;
  if (kind === "rib") {
    const half: Point[] = [
      [b.hem + 0.1, b.length - 6, 1],
      [b.hem - 0.5, b.length, 1],
      [0, b.length + 0.5],
    ];
    pen.panel(outline(mirrored([[0, b.length - 5.5], ...half])), {
      fill: cut.fill,
      round: 1.1,
      drop: 0.3,
      dropBlur: 0.5,
    });
    pen.weave({ kind: "rib", size: 0.85, opacity: 0.85 });
    return;
  }
  const raised = hem.map(([x, y]): Point => [x, y - 2]);
  const edge = line(...flipped(raised), ...raised.slice().reverse().slice(1));
  pen.seam(edge, 0.18, 0.5);
  pen.stitch(edge, darker(cut.fill, 0.3), 0.1, ".4 .3", 0.6);
}

function finishNeck(pen: Pen, cut: Cut, neck: Point[], { band }: BodyMake): void {
  if (!band) return;
  const around: Point[] = [
    ...neck
      .slice()
      .reverse()
      .map(([x, y]): Point => [-x, y]),
    ...neck.slice(1),
  ];
  const centre = around.map(([x, y]): BandPoint => [x * 1.06, y + band.width * 0.45, band.width]);
  pen.panel(outline(tube(centre)), { fill: cut.fill, round: 0.9, drop: 0.35, dropBlur: 0.35 });
  if (band.kind === "rib") pen.weave({ kind: "rib", size: 0.7, opacity: 0.6 });
  else pen.stitch(line(...around.map(([x, y]): Point => [x * 1.14, y + band.width + 0.1])), darker(cut.fill, 0.3), 0.1);
}
