import type { Pen } from "../../drawing/pen.ts";
import { isLong, type Joints, type SleeveShape } from "./sleeve-shape.ts";

/** From the underarm outwards, then the creases of the elbow. */
export function foldSleeve(pen: Pen, shape: SleeveShape, j: Joints, side: number): void {
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
