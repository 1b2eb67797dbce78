import { darker } from "../../drawing/colours.ts";
import { type BandPoint, flipped, line, mirrored, outline, type Point, tube } from "../../drawing/curves.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import type { BodyMake, BodyShape } from "./body-shape.ts";

export function sewArmholes(pen: Pen, armhole: Point[]): void {
  for (const side of [1, -1]) {
    pen.seam(line(...armhole.map(([x, y]): Point => [x * side, y])), 0.3, 0.8);
    pen.relief(line(...armhole.map(([x, y]): Point => [(x - 0.5) * side, y])), -30, 0.35, 0.8);
  }
}

/** Drags from the underarm to the waist, and short folds that rise from the hem. */
export function foldBody(pen: Pen, b: BodyShape): void {
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

export function finishHem(pen: Pen, cut: Cut, b: BodyShape, hem: Point[], kind: BodyMake["hem"]): void {
  if (kind === "rib") knitHem(pen, cut, b);
  else if (kind !== "none") stitchHem(pen, cut, hem);
}

function stitchHem(pen: Pen, cut: Cut, hem: Point[]): void {
  const raised = hem.map(([x, y]): Point => [x, y - 2]);
  const edge = line(...flipped(raised), ...raised.slice().reverse().slice(1));
  pen.seam(edge, 0.18, 0.5);
  pen.stitch(edge, darker(cut.fill, 0.3), 0.1, ".4 .3", 0.6);
}

function knitHem(pen: Pen, cut: Cut, b: BodyShape): void {
  const half: Point[] = [
    [b.hem + 0.1, b.length - 6, 1],
    [b.hem - 0.5, b.length, 1],
    [0, b.length + 0.5],
  ];
  const band = outline(mirrored([[0, b.length - 5.5], ...half]));
  pen.panel(band, { fill: cut.fill, round: 1.1, drop: 0.3, dropBlur: 0.5 });
  pen.weave({ kind: "rib", size: 0.85, opacity: 0.85 });
}

export function finishNeck(pen: Pen, cut: Cut, neck: Point[], { band }: BodyMake): void {
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
