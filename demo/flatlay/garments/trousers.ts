import { darker, lighter } from "../drawing/colours.ts";
import { outline, tube } from "../drawing/curves.ts";
import { cloths } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import type { Cut } from "./cut.ts";
import { drawLegs } from "./legs.ts";
import { drawLoops, drawSlantPocket, drawWaistband } from "./waistband.ts";

export function drawTrousers(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.wool, wrinkle: 0.6, ...cut.cloth };
  const wide = cut.fit === "wide" ? 1 : cut.fit === "barrel" ? 0.7 : 0.45;
  drawLegs(pen, cut, {
    waist: 18,
    hip: 22.8,
    hipAt: 24,
    rise: 31,
    innerKnee: 2,
    outerKnee: 24 + wide * 4.4,
    innerHem: 1.6 + (1 - wide) * 1.8,
    outerHem: 20 + wide * 11,
    length: cut.length ?? 106,
    crease: true,
    hemHeight: 4,
    patternTurn: 3,
  });
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

export function drawShorts(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.linen, ...cut.cloth };
  drawLegs(pen, cut, {
    waist: 18.5,
    hip: 23.6,
    hipAt: 22,
    rise: 30,
    innerKnee: 3,
    outerKnee: 29,
    innerHem: 3.2,
    outerHem: 28.5,
    length: cut.length ?? 44,
    crease: true,
    hemHeight: 3.6,
    outerShorter: 2.4,
  });
  for (const s of [1, -1]) {
    pen.fold(s * 8.5, 4, s * 10, 20, 0.8, -38, 0, 0.4);
    drawSlantPocket(pen, cut, s, 19);
  }
  drawWaistband(pen, cut, 18.5, 4, "#efe6d6");
  drawLoops(pen, cut, [-11, 11], 5.2);
  pen.button(0, 3.2, 0.75, cut.button ?? darker(cut.fill, 0.45));
}

export function drawJoggers(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.cotton, wrinkle: 0.7, wave: 9, thick: 1.1, grain: 0.06 };
  const length = cut.length ?? 98;
  const { hems } = drawLegs(pen, cut, {
    waist: 18.5,
    hip: 23.4,
    hipAt: 24,
    rise: 31,
    innerKnee: 2.6,
    outerKnee: 23.4,
    innerHem: 4.6,
    outerHem: 16.4,
    length,
    hemHeight: 6,
  });
  for (const [inner, outer] of hems) {
    pen.panel(
      outline([
        [inner, length - 6, 1],
        [outer, length - 6, 1],
        [outer * 0.985, length + 0.5, 1],
        [inner * 1.05, length + 0.5, 1],
      ]),
      {
        fill: cut.fill,
        round: 0.9,
        drop: 0.4,
        dropBlur: 0.4,
      },
    );
    pen.weave({ kind: "rib", size: 0.8, opacity: 0.8 });
  }
  drawWaistband(pen, { ...cut, weave: { kind: "rib", size: 0.9, opacity: 0.8 } }, 18.5, 4.6, "#efe6d6");
  for (const s of [1, -1]) {
    drawSlantPocket(pen, cut, s, 20);
    pen.panel(
      outline(
        tube([
          [s * 1.2, 4.4, 0.6],
          [s * 2, 9, 0.6],
          [s * (1.4 + pen.next()), 15, 0.6],
        ]),
      ),
      {
        fill: lighter(cut.fill, 0.6),
        round: 0.3,
        drop: 0.5,
        dropBlur: 0.25,
        edge: 0.1,
      },
    );
  }
}
