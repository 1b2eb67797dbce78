import { darker, lighter } from "../../drawing/colours.ts";
import { direction, line, outline, type Point } from "../../drawing/curves.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import { type Cuff, isLong, type Joints, type SleeveShape } from "./sleeve-shape.ts";

export function drawCuff(
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
