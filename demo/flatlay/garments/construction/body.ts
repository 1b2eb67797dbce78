import { mirrored, outline } from "../../drawing/curves.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import { finishHem, finishNeck, foldBody, sewArmholes } from "./body-details.ts";
import { armholePoints, drawNeckBack, hemPoints, necklinePoints } from "./body-outline.ts";
import { type BodyMake, type BodyShape, measures } from "./body-shape.ts";
import { drawSleeve } from "./sleeve.ts";
import type { SleeveShape } from "./sleeve-shape.ts";

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
