import type { Pen } from "../../drawing/pen.ts";
import type { Emblem } from "../garment-cut.ts";

const drawings: Record<Emblem, (colour: string) => string> = {
  sun: (c) =>
    `<circle r="2.1" fill="${c}"/>${Array.from({ length: 12 }, (_, i) => `<path d="M0 -2.9V-4.3" transform="rotate(${i * 30})" stroke="${c}" stroke-width=".38"/>`).join("")}`,
  waves: (c) =>
    [-1.6, 0, 1.6]
      .map((y) => `<path d="M-5 ${y}q1.25 -1.5 2.5 0t2.5 0t2.5 0t2.5 0" fill="none" stroke="${c}" stroke-width=".5"/>`)
      .join(""),
  hem: (c) =>
    `<path d="M-6 0H6" stroke="${c}" stroke-width=".3"/><path d="M-6 -1.2H6" stroke="${c}" stroke-width=".34" stroke-dasharray="1 .7"/>`,
  sail: (c) =>
    `<path d="M-.3 -4.6V1.6H-4.2Q-1 -1.4 -.3 -4.6Z" fill="${c}"/><path d="M.5 -3.6Q1.2 -.8 4 1.6H.5Z" fill="${c}"/><path d="M-4.4 2.5H4.4Q3.4 4.2 1.8 4.2H-2Q-3.6 4.2 -4.4 2.5Z" fill="${c}"/>`,
  leaf: (c) =>
    `<path d="M0 4.4V-4" stroke="${c}" stroke-width=".36" fill="none"/>${[-2.4, 0, 2.4].map((y) => [-1, 1].map((s) => `<path d="M0 ${y + 1}Q${s * 1} ${y - 1.4} ${s * 3.2} ${y - 1.6}Q${s * 2.6} ${y + 0.8} 0 ${y + 1}Z" fill="${c}"/>`).join("")).join("")}`,
  h: (c) =>
    `<path d="M-2.4 -3H-.6M-2.4 3H-.6M.6 -3H2.4M.6 3H2.4" stroke="${c}" stroke-width=".5" fill="none"/><path d="M-1.5 -3V3M1.5 -3V3" stroke="${c}" stroke-width="1.05" fill="none"/><path d="M-1.5 .1H1.5" stroke="${c}" stroke-width=".5" fill="none"/>`,
};

/** Drawn as outlines, because fonts differ between machines. */
export function drawEmblem(
  pen: Pen,
  cut: { emblem?: { kind: Emblem; colour: string } },
  x: number,
  y: number,
  size = 1,
): void {
  if (!cut.emblem) return;
  const at = (svg: string) => `<g transform="translate(${x} ${y}) scale(${size})">${svg}</g>`;
  pen.colour.push(at(drawings[cut.emblem.kind](cut.emblem.colour)));
  pen.fine.push(`<g opacity=".5">${at(drawings[cut.emblem.kind]("#b4b4b4"))}</g>`);
}
