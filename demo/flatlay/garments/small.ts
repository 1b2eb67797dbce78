import { cloths } from "../cloths.ts";
import { darker, lighter } from "../colours.ts";
import { type BandPoint, line, outline, oval, type Point, round, tube } from "../curves.ts";
import type { Pen } from "../pen.ts";
import type { Cut } from "./cut.ts";
import { drawEmblem } from "./emblem.ts";

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

/** Coiled leather belt with a square buckle. */
export function drawBelt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.leather, thick: 1.2 };
  const coil = Array.from({ length: 35 }, (_, i): BandPoint => {
    const angle = -1.2 + i * 0.36;
    const radius = 8.6 - i * 0.105;
    return [Math.cos(angle) * radius * 1.08, Math.sin(angle) * radius, 1.65];
  });
  for (const half of [coil.slice(18).reverse(), coil.slice(0, 20).reverse()])
    pen.panel(outline(tube(half)), { fill: cut.fill, round: 0.7, depth: 60, drop: 0.6, dropBlur: 0.5 });
  const tail: BandPoint[] = [
    [8.4, -4, 3],
    [9.4, 2, 3],
    [7, 8, 3],
    [0, 11.4, 3],
    [-7, 10.6, 3],
    [-12, 13.6, 3],
  ];
  pen.panel(outline(tube(tail)), { fill: cut.fill, round: 0.8, depth: 60, drop: 0.6 });
  pen.stitch(outline(tube(tail.map(([x, y]): BandPoint => [x, y, 2.2]))), lighter(cut.fill, 0.4), 0.12);
  for (let i = 0; i < 4; i++)
    pen.colour.push(
      `<ellipse cx="${-1 - i * 2}" cy="${11.4 + (i === 3 ? -0.1 : -0.15 * i)}" rx=".28" ry=".3" fill="#1a1512"/>`,
    );
  drawBuckle(pen, cut.metal ?? "#d2ad62");
}

function drawBuckle(pen: Pen, metal: string): void {
  const frame = (look: string) => `<rect x="-2.6" y="-2.6" width="5.2" height="5.2" rx="1" fill="none" ${look}/>`;
  const prong = (look: string) => `<path d="M-2.6 0H2.6" ${look}/>`;
  const at = (svg: string) => `<g transform="translate(-11.6 13.4) rotate(-32)">${svg}</g>`;
  const shade = frame(`stroke="#000" opacity=".6" stroke-width="1" transform="translate(.3 .4)"`);
  pen.occlusion.push(at(pen.blurred(shade, 0.4, [-3, -3, 3.4, 3.6])));
  pen.colour.push(at(frame(`stroke="${metal}" stroke-width=".95"`) + prong(`stroke="${metal}" stroke-width=".6"`)));
  pen.fine.push(at(frame(`stroke="#d8d8d8" stroke-width=".7"`) + prong(`stroke="#ddd" stroke-width=".5"`)));
  pen.reach([-16, 9, -7, 18]);
}

/** Sunglasses, arms folded behind. */
export function drawSunglasses(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.metal, grain: 0.008, warp: 0.05, thick: 1.1, shine: 0.6, gloss: 26 };
  for (const s of [1, -1])
    pen.panel(
      outline(
        tube([
          [s * 7, -1.6, 0.8],
          [s * 4.4, -4.6, 0.7],
          [s * -3.4, -5.6 - (s > 0 ? 0.8 : 0), 0.65],
          [s * -6.2, -4.4 - (s > 0 ? 1 : 0), 0.55],
        ]),
      ),
      { fill: cut.fill, round: 0.35, drop: 0.4 },
    );
  const id = pen.name();
  pen.defs.push(
    `<linearGradient id="${id}" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="${darker(cut.lens ?? "#5a4636", 0.45)}"/><stop offset=".7" stop-color="${cut.lens ?? "#5a4636"}"/><stop offset="1" stop-color="${lighter(cut.lens ?? "#5a4636", 0.3)}"/></linearGradient>`,
  );
  for (const s of [1, -1]) {
    const rim = lensOutline(cut.style, s, 1.09);
    const middle = rim.reduce((sum, [x]) => sum + x, 0) / rim.length;
    const stretched = (points: Point[], by: number) =>
      points.map(([x, y, c]): Point => [middle + (x - middle) * by, y, c]);
    pen.panel(outline(stretched(rim, 1.08)), { fill: cut.fill, round: 0.4, depth: 60, drop: 0.3 });
    pen.panel(outline(stretched(lensOutline(cut.style, s, 0.92), 0.92)), {
      fill: `url(#${id})`,
      round: 0.3,
      depth: -40,
      drop: 0,
    });
    const x = round(middle);
    pen.paint(`<path d="M${x - 1.8} 3L${x + 0.4} -3H${x + 1.6}L${x - 0.6} 3Z" fill="#fff" opacity=".22"/>`);
  }
  pen.panel(
    outline(
      tube([
        [-1.2, -0.9, 0.7],
        [0, -1.5, 0.7],
        [1.2, -0.9, 0.7],
      ]),
    ),
    { fill: cut.fill, round: 0.4, drop: 0.4 },
  );
}

function lensOutline(style: Cut["style"], s: number, k: number): Point[] {
  switch (style) {
    case "round":
      return oval(s * 3.9, 0, 3 * k, 2.9 * k);
    case "cat":
      return [
        [s * 0.9, -0.9 * k],
        [s * 3.8, -2.2 * k],
        [s * 7.5, -2.9 * k, 1],
        [s * 7.1, -0.2],
        [s * 5.6, 2.3 * k],
        [s * 3.2, 2.5 * k],
        [s * 1.2, 1.1 * k],
      ];
    default:
      return [
        [s * 0.9, -1.6 * k],
        [s * 3.8, -2.3 * k],
        [s * 6.9, -2.1 * k],
        [s * 7.1, -0.2],
        [s * 6.2, 2.2 * k],
        [s * 3.4, 2.7 * k],
        [s * 1.3, 1.6 * k],
      ];
  }
}

/** Wrist watch, laid straight. */
export function drawWatch(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.leather, thick: 1.2 };
  pen.panel(
    outline(
      tube([
        [0, -12, 1.7],
        [0.2, -7, 2],
        [0, 0, 2.4],
        [-0.2, 7, 2],
        [0.3, 12.6, 1.6],
      ]),
    ),
    { fill: cut.fill, round: 0.6, depth: 60 },
  );
  pen.stitch("M-.7 -11L-.9 -3M.7 -11L.9 -3M-.7 11L-.9 3M.7 11L.9 3", lighter(cut.fill, 0.5), 0.1);
  const metal = cut.metal ?? "#d6b36a";
  pen.panel(outline(oval(0, 0, 2.5, 2.5)), { fill: metal, round: 0.6, depth: 90, drop: 0.6, dropBlur: 0.4 });
  pen.panel(outline(oval(0, 0, 1.95, 1.95)), { fill: "#f6f1e6", round: 0.2, depth: -40, drop: 0 });
  let t = "";
  for (let i = 0; i < 12; i++)
    t += `<path d="M0 -1.65V-1.35" transform="rotate(${i * 30})" stroke="#55493c" stroke-width=".13"/>`;
  pen.paint(`${t}<path d="M0 0L.7 -.75M0 0L-.5 -1.3" stroke="#2c2520" stroke-width=".15"/>`);
  pen.button(2.75, 0, 0.32, metal, false);
}

/** A pair of gold hoops. */
export function drawHoops(pen: Pen, cut: Cut): void {
  pen.cloth = cloths.metal;
  for (const [x, y] of [
    [-2.2, 0],
    [2.4, 1.4],
  ] as const) {
    const ring = outline(oval(x, y, 1.9, 2.05, 16)) + outline(oval(x + 0.12, y - 0.12, 1.3, 1.45, 16).reverse());
    pen.panel(ring, { fill: cut.fill, round: 0.3, depth: 80, drop: 0 });
  }
}

/** Ribbed wool beanie with a folded edge. */
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
