import { darker } from "../drawing/colours.ts";
import { outline, tube } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import type { LegShape } from "./construction/leg-shape.ts";
import { drawLegs } from "./construction/legs.ts";
import { drawLoops, drawSlantPocket, drawWaistband } from "./construction/waistband.ts";
import type { Cut } from "./garment-cut.ts";

export function drawTrousers(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.wool, wrinkle: 0.6, ...cut.cloth };
  drawLegs(pen, cut, legsOf(cut));
  for (const s of [1, -1]) {
    for (const x of [8.2, 12]) {
      pen.fold(s * x, 4, s * (x + 1.3), 22, 0.9, -46, 0, 0.5);
      pen.fold(s * (x - 0.9), 4, s * (x + 0.4), 20, 1, 34, 0, 0.5);
    }
    drawSlantPocket(pen, cut, s, 21);
  }
  drawWaistband(pen, cut, 18, 4.4, "#efe6d6");
  drawLoops(pen, cut, [-11, 11], 5.6);
  pen.seam("M.6 1.6V5.6", 0.3);
  pen.button(-1.4, 3.6, 0.75, cut.button ?? darker(cut.fill, 0.45));
  if (cut.belt) drawWornBelt(pen, cut.belt);
}

function legsOf({ fit, length = 106 }: Cut): LegShape {
  const wide = fit === "wide" ? 1 : fit === "barrel" ? 0.7 : 0.45;
  return {
    waist: 18,
    hip: 22.8,
    hipAt: 24,
    rise: 31,
    innerKnee: 2,
    outerKnee: 24 + wide * 4.4,
    innerHem: 1.6 + (1 - wide) * 1.8,
    outerHem: 20 + wide * 11,
    length,
    crease: true,
    hemHeight: 4,
    patternTurn: 3,
  };
}

function drawWornBelt(pen: Pen, colour: string): void {
  pen.panel(
    outline(
      tube([
        [-18, 2.6, 2.8],
        [0, 4, 2.8],
        [18, 2.6, 2.8],
      ]),
    ),
    { fill: colour, round: 0.6, drop: 0.5 },
  );
  pen.colour.push(
    `<rect x="-2.4" y="2" width="4.8" height="4" rx=".6" fill="none" stroke="#c8a565" stroke-width=".6"/>`,
  );
}
