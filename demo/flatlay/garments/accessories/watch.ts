import { lighter } from "../../drawing/colours.ts";
import { outline, oval, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";

export function drawWatch(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.leather, thick: 1.2 };
  drawStrap(pen, cut);
  const metal = cut.metal ?? "#d6b36a";
  pen.panel(outline(oval(0, 0, 2.5, 2.5)), { fill: metal, round: 0.6, depth: 90, drop: 0.6, dropBlur: 0.4 });
  pen.panel(outline(oval(0, 0, 1.95, 1.95)), { fill: "#f6f1e6", round: 0.2, depth: -40, drop: 0 });
  let t = "";
  for (let i = 0; i < 12; i++)
    t += `<path d="M0 -1.65V-1.35" transform="rotate(${i * 30})" stroke="#55493c" stroke-width=".13"/>`;
  pen.paint(`${t}<path d="M0 0L.7 -.75M0 0L-.5 -1.3" stroke="#2c2520" stroke-width=".15"/>`);
  pen.button(2.75, 0, 0.32, metal, false);
}

function drawStrap(pen: Pen, cut: Cut): void {
  const strap = tube([
    [0, -12, 1.7],
    [0.2, -7, 2],
    [0, 0, 2.4],
    [-0.2, 7, 2],
    [0.3, 12.6, 1.6],
  ]);
  pen.panel(outline(strap), { fill: cut.fill, round: 0.6, depth: 60 });
  pen.stitch("M-.7 -11L-.9 -3M.7 -11L.9 -3M-.7 11L-.9 3M.7 11L.9 3", lighter(cut.fill, 0.5), 0.1);
}
