import { flipped, outline, type Point } from "../../drawing/curves.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { BodyMake, BodyShape } from "./body-shape.ts";

export function drawNeckBack(pen: Pen, b: BodyShape, make: BodyMake): void {
  const half: Point[] = [
    [b.neck * 0.5, 1],
    [b.neck + 0.4, 0.3, 1],
    [b.neck + 0.8, b.neckDepth + 3, 1],
  ];
  const right = [[0, 1.6] as Point, ...half];
  pen.panel(outline([...right, ...flipped(half.slice().reverse())]), { fill: make.inner, round: 0, drop: 0 });
  if (make.label) pen.colour.push(`<rect x="-2.2" y="2.6" width="4.4" height="2.2" rx=".2" fill="#f4efe6"/>`);
}

export function necklinePoints(b: BodyShape, neckline: "round" | "v"): Point[] {
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

export function armholePoints(b: BodyShape, sleeveless: boolean): Point[] {
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

export function hemPoints(b: BodyShape, hem: BodyMake["hem"]): Point[] {
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
