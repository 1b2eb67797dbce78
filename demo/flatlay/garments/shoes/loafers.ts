import { darker, lighter, mix } from "../../drawing/colours.ts";
import { outline, type Point, round } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import { drawPair, lowered, sole } from "./shoe-pair.ts";

export function drawLoafers(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.leather, shine: 0.42, gloss: 16, thick: 2.2, relief: 1.2 };
  drawPair(pen, 5.9, 4, (shoe, s) => {
    shoe.panel(outline(sole(s, 1.02)), { fill: cut.sole ?? darker(cut.fill, 0.55), round: 0.8 });
    shoe.stitch(outline(sole(s, 0.985)), lighter(cut.fill, 0.35), 0.12);
    shoe.panel(outline(lowered(sole(s, 0.93), 0.5)), {
      fill: cut.fill,
      round: 3,
      depth: 92,
      drop: 0.4,
      dropBlur: 0.3,
    });
    drawApron(shoe, cut);
    drawOpening(shoe, cut);
    drawStrap(shoe, cut);
  });
}

const apron: Point[] = [
  [-2.2, 5.6],
  [0, 3.6],
  [2.4, 5.4],
  [3, 10],
  [2.9, 14.4, 1],
  [0, 13.8],
  [-2.9, 14.4, 1],
  [-2.8, 10],
];

function drawApron(shoe: Pen, cut: Cut): void {
  const fill = mix(cut.fill, "#ffffff", 0.05);
  shoe.panel(outline(apron), { fill, round: 1.1, depth: 50, drop: 0.5, dropBlur: 0.3 });
  for (let i = 0; i < 22; i++) {
    const t = i / 21,
      a = Math.PI * (1 + t);
    shoe.fine.push(
      `<path d="M${round(Math.cos(a) * 2.7)} ${round(10 + Math.sin(a) * 6.1)}L${round(Math.cos(a) * 3.2)} ${round(10 + Math.sin(a) * 6.7)}" stroke="#242424" stroke-width=".22"/>`,
    );
  }
}

function drawOpening(shoe: Pen, cut: Cut): void {
  shoe.panel(
    outline([
      [-3.1, 16],
      [-2.2, 14.6],
      [0, 14.2],
      [2.2, 14.6],
      [3.1, 16],
      [3.1, 21],
      [2.4, 26],
      [0, 27.2],
      [-2.4, 26],
      [-3.1, 21],
    ]),
    { fill: cut.lining ?? "#c79f74", round: 1.6, depth: -60, drop: 0 },
  );
  shoe.occlude(
    outline([
      [-3.1, 16],
      [0, 13.8],
      [3.1, 16],
      [2.8, 18.4],
      [0, 17],
      [-2.8, 18.4],
    ]),
    0.8,
    0.9,
  );
  shoe.occlude(
    outline([
      [-3.1, 15],
      [-3.2, 22],
      [-2.4, 27],
      [-1.5, 26],
      [-2.1, 20],
    ]),
    0.65,
    0.5,
  );
  shoe.colour.push(
    `<path d="M-1.6 22.6h3.2M-1.1 23.4h2.2" stroke="${darker(cut.lining ?? "#c79f74", 0.5)}" stroke-width=".22" opacity=".7"/>`,
  );
}

function drawStrap(shoe: Pen, cut: Cut): void {
  shoe.panel(
    outline([
      [-4, 11.2],
      [0, 10.3],
      [4, 11.2],
      [4, 13.8],
      [0, 13.1],
      [-4, 13.8],
    ]),
    { fill: cut.fill, round: 0.8, depth: 66, drop: 0.6, dropBlur: 0.35 },
  );
  if (cut.style === "bit") drawBit(shoe);
  else drawSlot(shoe, cut);
}

/** The metal that joins the two ends of the strap. */
function drawBit(shoe: Pen): void {
  shoe.colour.push(
    `<path d="M-2.4 12.1Q0 11.4 2.4 12.1" stroke="#d4ad5c" stroke-width=".5" fill="none"/><circle cx="-2.4" cy="12.1" r=".7" fill="none" stroke="#d4ad5c" stroke-width=".36"/><circle cx="2.4" cy="12.1" r=".7" fill="none" stroke="#d4ad5c" stroke-width=".36"/>`,
  );
  shoe.fine.push(`<path d="M-2.4 12.1Q0 11.4 2.4 12.1" stroke="#e0e0e0" stroke-width=".5" fill="none"/>`);
}

function drawSlot(shoe: Pen, cut: Cut): void {
  const slot: Point[] = [
    [-1.2, 11.8],
    [0, 11.4],
    [1.2, 11.8],
    [0, 12.5],
  ];
  shoe.panel(outline(slot), { fill: darker(cut.fill, 0.6), round: 0.2, depth: -40, drop: 0 });
}
