import { itemAt } from "./value-at.ts";

/** A point in centimetres; a third value of 1 makes it a corner, otherwise the curve runs through it smoothly. */
export type Point = [x: number, y: number, corner?: number];
/** A point of a centre line with the width of the band there. */
export type BandPoint = [x: number, y: number, width: number];
/** Left, top, right, bottom in centimetres. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Two decimals are a tenth of a millimetre: enough, and it keeps the drawings short. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const outline = (points: Point[]): string => smooth(points, true);

export const line = (...points: Point[]): string => smooth(points, false);

function smooth(points: Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number): Point =>
    closed ? itemAt(points, (index + count) % count) : itemAt(points, Math.max(0, Math.min(count - 1, index)));
  let path = `M${round(itemAt(points, 0)[0])} ${round(itemAt(points, 0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = at(i);
    const to = at(i + 1);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const chord: [number, number] = [(to[0] - from[0]) / (length || 1), (to[1] - from[1]) / (length || 1)];
    const leaving = from[2] || (!closed && i === 0) ? chord : tangent(at(i - 1), from, to);
    const arriving = to[2] || (!closed && i === count - 2) ? chord : tangent(from, to, at(i + 2));
    path += curve(from, leaving, to, arriving, length * 0.36);
  }
  return path + (closed ? "Z" : "");
}

/** One Bézier curve; its handles are `reach` long. */
function curve(from: Point, leaving: [number, number], to: Point, arriving: [number, number], reach: number): string {
  const handles = [
    from[0] + leaving[0] * reach,
    from[1] + leaving[1] * reach,
    to[0] - arriving[0] * reach,
    to[1] - arriving[1] * reach,
  ];
  return `C${[...handles, to[0], to[1]].map(round).join(" ")}`;
}

/** Weighted by the neighbours' lengths, so that a short step beside a long one does not swing the curve. */
function tangent(before: Point, here: Point, after: Point): [number, number] {
  const first = Math.hypot(here[0] - before[0], here[1] - before[1]) || 1;
  const second = Math.hypot(after[0] - here[0], after[1] - here[1]) || 1;
  const x = ((here[0] - before[0]) / first) * second + ((after[0] - here[0]) / second) * first;
  const y = ((here[1] - before[1]) / first) * second + ((after[1] - here[1]) / second) * first;
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size];
}

/** The right half of a garment, completed by its mirror image. */
export const mirrored = (half: Point[]): Point[] => [
  ...half,
  ...flipped(half.filter((point) => Math.abs(point[0]) > 0.001).reverse()),
];

export const flipped = (points: Point[]): Point[] => points.map(([x, y, corner]): Point => [-x, y, corner]);

/** Unit vector at an angle measured from straight down towards the right. */
export const direction = (degrees: number): [number, number] => [
  Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
];

/** The outline of a band along a centre line: straps, ties, laces, scarves, belts, handles. */
export function tube(centre: BandPoint[]): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  centre.forEach((point, i) => {
    const before = itemAt(centre, Math.max(0, i - 1));
    const after = itemAt(centre, Math.min(centre.length - 1, i + 1));
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const dx = (after[0] - before[0]) / length;
    const dy = (after[1] - before[1]) / length;
    const half = point[2] / 2;
    const corner = i === 0 || i === centre.length - 1 ? 1 : 0;
    left.push([point[0] - dy * half, point[1] + dx * half, corner]);
    right.unshift([point[0] + dy * half, point[1] - dx * half, corner]);
  });
  return [...left, ...right];
}

export const oval = (cx: number, cy: number, rx: number, ry: number, points = 12): Point[] =>
  Array.from({ length: points }, (_, i): Point => {
    const angle = (i / points) * 2 * Math.PI;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
