import { darker } from "../../drawing/colours.ts";
import { line, outline, oval, round } from "../../drawing/curves.ts";
import { cloths } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../cut.ts";
import { drawEmblem } from "../emblem.ts";

/** Baseball cap, brim towards the viewer. */
export function drawCap(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.cotton, wrinkle: 0.4, thick: 3, relief: 1.2 };
  pen.panel(
    outline([
      [-9.8, 5.4, 1],
      [-10.6, 0],
      [-8, -7.6],
      [0, -11],
      [8, -7.6],
      [10.6, 0],
      [9.8, 5.4, 1],
      [0, 8.4],
    ]),
    { fill: cut.fill, round: 4.4, depth: 84 },
  );
  pen.pattern(cut.pattern);
  pen.weave({ kind: "twill", size: 0.6, opacity: 0.3 });
  for (const d of ["M0 -11V8", "M0 -11Q-7.4 -5 -8.4 7", "M0 -11Q7.4 -5 8.4 7"]) {
    pen.seam(d, 0.28);
    pen.stitch(d, darker(cut.fill, 0.3), 0.11);
  }
  for (const x of [-4.4, 4.4])
    pen.colour.push(`<circle cx="${x}" cy="-3.6" r=".45" fill="${darker(cut.fill, 0.55)}"/>`);
  pen.button(0, -10.2, 0.85, darker(cut.fill, 0.1), false);
  pen.panel(
    outline([
      [-9.9, 4.6, 1],
      [-5, 7.2],
      [0, 8],
      [5, 7.2],
      [9.9, 4.6, 1],
      [10.7, 9.4],
      [7, 14.8],
      [0, 16.8],
      [-7, 14.8],
      [-10.7, 9.4],
    ]),
    { fill: cut.brim ?? cut.fill, round: 1.8, depth: 64, drop: 0.55, off: [0.1, -0.7] },
  );
  pen.weave({ kind: "twill", size: 0.6, opacity: 0.3 });
  for (let i = 0; i < 5; i++) {
    const k = 1 - i * 0.11;
    pen.stitch(
      line(
        [-9.6 * k, 8 + i * 0.4],
        [-5.2 * k, 15.8 - i * 1.25],
        [0, 16.4 - i * 1.25],
        [5.2 * k, 15.8 - i * 1.25],
        [9.6 * k, 8 + i * 0.4],
      ),
      darker(cut.brim ?? cut.fill, 0.3),
      0.1,
    );
  }
  pen.occlude("M-11 4Q0 11 11 4", 0.5, 0.8, 1.6);
  drawEmblem(pen, cut, 0, -1, 0.85);
}

export function drawBeanie(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.knit, thick: 2 };
  pen.panel(
    outline([
      [-10.6, 6, 1],
      [-11.2, 0],
      [-9, -8],
      [-4, -12.4],
      [0, -13.4],
      [4, -12.4],
      [9, -8],
      [11.2, 0],
      [10.6, 6, 1],
      [0, 7],
    ]),
    {
      fill: cut.fill,
      round: 3.4,
      depth: 80,
    },
  );
  pen.weave({ kind: "rib", size: 1.15, opacity: 0.85 });
  for (const x of [-6, -2.4, 2.2, 6.2]) pen.fold(x * 0.3, -12.6, x, 3, 0.9, x > 0 ? -40 : 40, x * 0.1);
  pen.panel(
    outline([
      [-11.3, 2.6, 1],
      [0, 3.8],
      [11.3, 2.6, 1],
      [11.5, 9.6],
      [10.9, 10.6, 1],
      [0, 11.8],
      [-10.9, 10.6, 1],
      [-11.5, 9.6],
    ]),
    {
      fill: cut.fill,
      round: 1.8,
      depth: 70,
      drop: 0.6,
    },
  );
  pen.weave({ kind: "rib", size: 1.15, opacity: 0.95 });
}

/** Straw hat from above: wide brim, crown with a ribbon. */
export function drawStrawHat(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.canvas, warp: 0.35, thick: 1.6, wrinkle: 0.3 };
  pen.panel(outline(oval(0, 0, 18.6, 17.8, 16)), { fill: cut.fill, round: 1.6, depth: 60 });
  drawBraid(pen, cut, 18, 1.3);
  pen.panel(outline(oval(0, -0.4, 9.6, 9.9, 14)), {
    fill: cut.second ?? darker(cut.fill, 0.6),
    round: 1,
    drop: 0.6,
    dropBlur: 1.2,
    off: [0.9, 1.2],
  });
  pen.panel(outline(oval(-0.2, -0.9, 8.5, 8.8, 14)), { fill: cut.fill, round: 3.4, depth: 86, drop: 0.3 });
  drawBraid(pen, cut, 8, 1.1);
  pen.fold(-2.4, -5, 1.6, 4.6, 1.7, -58, 0.4);
}

/** Straw is sewn in a spiral; rings of stitches show it. */
function drawBraid(pen: Pen, cut: Cut, radius: number, step: number): void {
  for (let r = radius; r > 1; r -= step) {
    const ring = outline(oval(0, -0.4, r, r * 0.97, 16));
    pen.engrave(`<path d="${ring}" fill="none" stroke="#3c3c3c" stroke-width=".24"/>`);
    pen.engrave(
      `<path d="${ring}" fill="none" stroke="#b8b8b8" stroke-width="${round(step * 0.5)}" stroke-dasharray=".7 .3" opacity=".5"/>`,
    );
    pen.paint(`<path d="${ring}" fill="none" stroke="${darker(cut.fill, 0.35)}" stroke-width=".18" opacity=".5"/>`);
  }
}
