import { darker, lighter } from "../drawing/colours.ts";
import { line, outline, type Point } from "../drawing/curves.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { drawLegs } from "./construction/legs.ts";
import { drawLoops, drawWaistband } from "./construction/waistband.ts";
import type { Cut } from "./garment-cut.ts";

/** Jeans: faded thighs, two rows of ochre stitches, rivets, loops, a turn-up if wished. */
export function drawJeans(pen: Pen, cut: Cut): void {
  pen.cloth = fabrics.denim;
  const thread = cut.thread ?? "#c98f4e";
  const fit = cut.fit ?? "straight";
  const own = { ...cut, weave: { kind: "twill", size: 0.7, opacity: 0.4 } as const };
  drawLegs(pen, own, {
    waist: 19,
    hip: 22.8,
    hipAt: 23,
    rise: 29,
    innerKnee: fit === "wide" ? 2.4 : 2.6,
    innerHem: fit === "wide" ? 2.2 : 3.6,
    ...legCuts[fit],
    length: cut.length ?? 104,
    fade: cut.fade ?? lighter(cut.fill, 0.38),
    thread,
    ...(cut.turnUp ? { turnUp: lighter(cut.fill, 0.5) } : {}),
  });
  for (const s of [1, -1]) drawJeansPocket(pen, own, s, thread);
  const fly = (points: Point[]) =>
    pen.colour.push(
      `<path d="${line(...points)}" fill="none" stroke="${thread}" stroke-width=".17" stroke-dasharray=".6 .35"/>`,
    );
  pen.unclip();
  fly([
    [3.6, 5],
    [3.5, 16],
    [2, 22],
    [0.2, 24],
  ]);
  fly([
    [4.3, 5],
    [4.2, 16],
    [2.6, 22.6],
    [0.2, 25],
  ]);
  drawWaistband(pen, own, 19, 4, "#8a5a36");
  for (const y of [1.2, 3.6])
    pen.colour.push(
      `<path d="M-18.8 ${y}Q0 ${y + 1.4} 18.8 ${y}" stroke="${thread}" stroke-width=".16" stroke-dasharray=".6 .35" fill="none"/>`,
    );
  drawLoops(pen, cut, [-12, 12, -17.6, 17.6], 5.2);
  pen.button(0.4, 3, 1, "#b98a55", false);
}

function drawJeansPocket(pen: Pen, cut: Cut, s: number, thread: string): void {
  const edge: Point[] = [
    [s * 18.8, 13],
    [s * 13, 11.6],
    [s * 9.2, 8.6],
    [s * 8, 4],
  ];
  pen.panel(
    outline([
      [s * 8, 3.4, 1],
      [s * 9.2, 8.4],
      [s * 13, 11.4],
      [s * 20.6, 12.6, 1],
      [s * 19, 3, 1],
    ]),
    {
      fill: darker(cut.fill, 0.12),
      round: 0,
      drop: 0,
    },
  );
  pen.weave(cut.weave);
  pen.occlude(line(...edge), 0.6, 0.4, 1);
  pen.unclip();
  for (const shift of [0.5, 1.1]) {
    const row = edge.map(([x, y]): Point => [x - s * shift, y + shift + 0.2]);
    pen.colour.push(
      `<path d="${line(...row)}" fill="none" stroke="${thread}" stroke-width=".17" stroke-dasharray=".6 .35"/>`,
    );
  }
  pen.fine.push(`<path d="${line(...edge)}" fill="none" stroke="#333" stroke-width=".4"/>`);
  pen.button(s * 18.4, 12.6, 0.34, "#b5793f", false);
  pen.button(s * 8.4, 5.4, 0.34, "#b5793f", false);
}

const legCuts = {
  slim: { outerKnee: 19.5, outerHem: 15.6 },
  straight: { outerKnee: 22, outerHem: 21.5 },
  barrel: { outerKnee: 26, outerHem: 21 },
  wide: { outerKnee: 25, outerHem: 27 },
} as const;
