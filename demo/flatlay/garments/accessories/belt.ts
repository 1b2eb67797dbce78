import { lighter } from "../../drawing/colours.ts";
import { type BandPoint, outline, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

export function drawBelt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.leather, thick: 1.2 };
  const coil = Array.from({ length: 35 }, (_, i): BandPoint => {
    const angle = -1.2 + i * 0.36;
    const radius = 8.6 - i * 0.105;
    return [Math.cos(angle) * radius * 1.08, Math.sin(angle) * radius, 1.65];
  });
  for (const half of [coil.slice(18).reverse(), coil.slice(0, 20).reverse()])
    pen.panel(outline(tube(half)), { fill: cut.fill, round: 0.7, depth: 60, drop: 0.6, dropBlur: 0.5 });
  drawTail(pen, cut);
  drawBuckle(pen, cut.metal ?? "#d2ad62");
}

const tail: BandPoint[] = [
  [8.4, -4, 3],
  [9.4, 2, 3],
  [7, 8, 3],
  [0, 11.4, 3],
  [-7, 10.6, 3],
  [-12, 13.6, 3],
];

function drawTail(pen: Pen, cut: Cut): void {
  pen.panel(outline(tube(tail)), { fill: cut.fill, round: 0.8, depth: 60, drop: 0.6 });
  pen.stitch(outline(tube(tail.map(([x, y]): BandPoint => [x, y, 2.2]))), lighter(cut.fill, 0.4), 0.12);
  for (let i = 0; i < 4; i++)
    pen.colour.push(
      `<ellipse cx="${-1 - i * 2}" cy="${11.4 + (i === 3 ? -0.1 : -0.15 * i)}" rx=".28" ry=".3" fill="#1a1512"/>`,
    );
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
