import { darker, mix } from "../../drawing/colours.ts";
import { line, outline, type Point, tube } from "../../drawing/curves.ts";
import { fabrics } from "../../drawing/fabrics.ts";
import type { Pen } from "../../drawing/pen.ts";
import type { Cut } from "../garment-cut.ts";
import { drawPair, lowered, sole } from "./shoe-pair.ts";

export function drawSneakers(pen: Pen, cut: Cut): void {
  pen.cloth = { ...fabrics.leather, shine: 0.1, thick: 2.6, relief: 1.15 };
  drawPair(pen, 6.4, 5, (shoe, s) => {
    shoe.panel(outline(sole(s, 1.1)), { fill: cut.sole ?? "#f3efe6", round: 1.2 });
    shoe.stitch(outline(sole(s, 1.06)), "#cfc6b6", 0.14);
    shoe.panel(outline(lowered(sole(s, 0.99), 0.6)), {
      fill: cut.fill,
      round: 2.8,
      depth: 86,
      drop: 0.45,
      dropBlur: 0.35,
    });
    drawToe(shoe, cut, s);
    drawTongue(shoe, cut);
    drawCollar(shoe, cut);
    drawLaces(shoe);
  });
}

function drawToe(shoe: Pen, cut: Cut, s: number): void {
  const toe: Point[] = [
    [-3.9 * s, 7.6, 1],
    [-4.3 * s, 5],
    [-2.6 * s, 1.8],
    [0.2 * s, 0.9],
    [3 * s, 2.2],
    [4.6 * s, 5.8],
    [4.5 * s, 8.6, 1],
    [2.6 * s, 7.2],
    [0, 6.6],
    [-2.4 * s, 7],
  ];
  shoe.panel(outline(toe), { fill: cut.fill, round: 1.6, depth: 60, drop: 0.35, dropBlur: 0.3 });
  shoe.stitch(
    line([-3.8 * s, 7.2], [-2.2 * s, 6.5], [0, 6.1], [2.6 * s, 6.7], [4.3 * s, 8.1]),
    darker(cut.fill, 0.25),
    0.13,
  );
  for (let i = 0; i < 9; i++) {
    const a = (i % 3) - 1,
      b = Math.floor(i / 3);
    shoe.colour.push(`<circle cx="${a * 1.1}" cy="${3.4 + b * 1.1}" r=".18" fill="${darker(cut.fill, 0.4)}"/>`);
  }
}

function drawTongue(shoe: Pen, cut: Cut): void {
  shoe.panel(
    outline([
      [-1.9, 8.2],
      [0, 7],
      [1.9, 8.2],
      [2.3, 14],
      [2.4, 19.4, 1],
      [0, 20.2],
      [-2.4, 19.4, 1],
      [-2.3, 14],
    ]),
    { fill: mix(cut.fill, "#ffffff", 0.2), round: 1.2, drop: 0.4, dropBlur: 0.3 },
  );
  shoe.colour.push(
    `<rect x="-1.2" y="17.2" width="2.4" height="1.9" rx=".3" fill="${cut.accent ?? darker(cut.fill, 0.5)}"/>`,
  );
  for (const k of [-1, 1]) {
    shoe.panel(
      outline([
        [k * 1.2, 8.4],
        [k * 2.9, 9.2],
        [k * 3.4, 14],
        [k * 3.5, 19.6, 1],
        [k * 1.9, 19.4, 1],
        [k * 1.35, 14],
      ]),
      { fill: cut.fill, round: 0.8, drop: 0.45, dropBlur: 0.3 },
    );
    shoe.stitch(line([k * 2.6, 9.4], [k * 3.05, 14], [k * 3.1, 19.4]), darker(cut.fill, 0.25), 0.12);
  }
}

function drawCollar(shoe: Pen, cut: Cut): void {
  shoe.panel(
    outline([
      [-2.9, 20],
      [0, 19.4],
      [2.9, 20],
      [3.1, 23.4],
      [2.2, 26.8],
      [0, 27.6],
      [-2.2, 26.8],
      [-3.1, 23.4],
    ]),
    { fill: cut.lining ?? darker(cut.fill, 0.22), round: 1.6, depth: -70, drop: 0 },
  );
  shoe.occlude(
    outline([
      [-2.9, 20],
      [0, 19.2],
      [2.9, 20],
      [3, 22.6],
      [0, 21.6],
      [-3, 22.6],
    ]),
    0.75,
    0.8,
  );
  shoe.occlude(
    outline([
      [-3, 20],
      [-3.2, 24],
      [-2.2, 27],
      [-1.6, 26],
      [-2, 23],
    ]),
    0.6,
    0.5,
  );
  shoe.colour.push(
    `<rect x="-1.3" y="23.4" width="2.6" height="1.6" rx=".2" fill="${cut.accent ?? "#b9a98c"}" opacity=".75"/>`,
  );
  shoe.panel(
    outline([
      [-2.4, 26.8],
      [0, 27.4],
      [2.4, 26.8],
      [2, 28.9],
      [0, 29.3],
      [-2, 28.9],
    ]),
    { fill: cut.accent ?? darker(cut.fill, 0.3), round: 0.9, drop: 0.4, dropBlur: 0.3 },
  );
}

const laceFill = "#fbf8f1";

function drawLaces(shoe: Pen): void {
  for (let i = 0; i < 6; i++) {
    const y = 9.4 + i * 1.9;
    const lace = tube([
      [-2.35, y, 0.72],
      [0, y - 0.35, 0.78],
      [2.35, y, 0.72],
    ]);
    shoe.panel(outline(lace), { fill: laceFill, round: 0.4, depth: 70, drop: 0.6, dropBlur: 0.25, edge: 0.1 });
    for (const k of [-1, 1]) shoe.colour.push(`<circle cx="${k * 2.5}" cy="${y}" r=".3" fill="#7b746a"/>`);
  }
  drawLaceBow(shoe);
}

function drawLaceBow(shoe: Pen): void {
  for (const k of [-1, 1]) {
    const loop = tube([
      [0, 18.6, 0.6],
      [k * 1.6, 16.6, 0.6],
      [k * 3.6, 16.4, 0.6],
      [k * 3.2, 18.6, 0.6],
      [0.2 * k, 18.9, 0.6],
    ]);
    shoe.panel(outline(loop), { fill: laceFill, round: 0.35, depth: 60, drop: 0.5, dropBlur: 0.3, edge: 0.1 });
  }
}
