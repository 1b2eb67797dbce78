import { cloths } from "../cloths.ts";
import { darker, lighter, mix } from "../colours.ts";
import { line, outline, type Point, round, tube } from "../curves.ts";
import type { Pen } from "../pen.ts";
import type { Cut } from "./cut.ts";

/** Half a sole from above, 29 cm long; `s` mirrors it for the other foot. */
function sole(s: number, width = 1): Point[] {
  const outer: Point[] = [
    [0.4, 0],
    [3.1, 1.2],
    [4.9, 5.5],
    [5.1, 10],
    [4, 16],
    [3.7, 21],
    [3.9, 25.4],
    [2.6, 28.6],
    [0, 29.2],
    [-2.7, 28.4],
    [-3.7, 25],
    [-3.5, 20],
    [-4, 14],
    [-4.6, 8],
    [-3.4, 2.4],
    [-1.6, 0.3],
  ];
  return outer.map(([x, y]): Point => [x * s * width, y]);
}

const lowered = (points: Point[], by: number): Point[] => points.map(([x, y, c]): Point => [x, y + by, c]);

/** Two shoes side by side, turned a little outwards. */
function drawPair(pen: Pen, gap: number, turn: number, draw: (shoe: Pen, s: number) => void): void {
  for (const s of [-1, 1]) {
    const shoe = pen.apprentice();
    draw(shoe, s);
    pen.adopt(shoe, s * gap, s > 0 ? 1.2 : 0, s * turn);
  }
}

/** Low leather sneakers, laced. */
export function drawSneakers(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.leather, shine: 0.1, thick: 2.6, relief: 1.15 };
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
    // collar opening
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
    for (let i = 0; i < 6; i++) {
      const y = 9.4 + i * 1.9;
      shoe.panel(
        outline(
          tube([
            [-2.35, y, 0.72],
            [0, y - 0.35, 0.78],
            [2.35, y, 0.72],
          ]),
        ),
        { fill: "#fbf8f1", round: 0.4, depth: 70, drop: 0.6, dropBlur: 0.25, edge: 0.1 },
      );
      for (const k of [-1, 1]) shoe.colour.push(`<circle cx="${k * 2.5}" cy="${y}" r=".3" fill="#7b746a"/>`);
    }
    for (const k of [-1, 1])
      shoe.panel(
        outline(
          tube([
            [0, 18.6, 0.6],
            [k * 1.6, 16.6, 0.6],
            [k * 3.6, 16.4, 0.6],
            [k * 3.2, 18.6, 0.6],
            [0.2 * k, 18.9, 0.6],
          ]),
        ),
        { fill: "#fbf8f1", round: 0.35, depth: 60, drop: 0.5, dropBlur: 0.3, edge: 0.1 },
      );
  });
}

/** Loafers with a hand-stitched apron and a strap or a bit. */
export function drawLoafers(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.leather, shine: 0.42, gloss: 16, thick: 2.2, relief: 1.2 };
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
    shoe.panel(
      outline([
        [-2.2, 5.6],
        [0, 3.6],
        [2.4 * 1, 5.4],
        [3, 10],
        [2.9, 14.4, 1],
        [0, 13.8],
        [-2.9, 14.4, 1],
        [-2.8, 10],
      ]),
      { fill: mix(cut.fill, "#ffffff", 0.05), round: 1.1, depth: 50, drop: 0.5, dropBlur: 0.3 },
    );
    for (let i = 0; i < 22; i++) {
      const t = i / 21,
        a = Math.PI * (1 + t);
      shoe.fine.push(
        `<path d="M${round(Math.cos(a) * 2.7)} ${round(10 + Math.sin(a) * 6.1)}L${round(Math.cos(a) * 3.2)} ${round(10 + Math.sin(a) * 6.7)}" stroke="#242424" stroke-width=".22"/>`,
      );
    }
    if (cut.style === "mary") {
    }
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
    if (cut.style === "bit") {
      shoe.colour.push(
        `<path d="M-2.4 12.1Q0 11.4 2.4 12.1" stroke="#d4ad5c" stroke-width=".5" fill="none"/><circle cx="-2.4" cy="12.1" r=".7" fill="none" stroke="#d4ad5c" stroke-width=".36"/><circle cx="2.4" cy="12.1" r=".7" fill="none" stroke="#d4ad5c" stroke-width=".36"/>`,
      );
      shoe.fine.push(`<path d="M-2.4 12.1Q0 11.4 2.4 12.1" stroke="#e0e0e0" stroke-width=".5" fill="none"/>`);
    } else
      shoe.panel(
        outline([
          [-1.2, 11.8],
          [0, 11.4],
          [1.2, 11.8],
          [0, 12.5],
        ]),
        { fill: darker(cut.fill, 0.6), round: 0.2, depth: -40, drop: 0 },
      );
  });
}

/** Ballet flats with a bow, or with a bar across. */
export function drawBallet(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.leather, shine: 0.3, thick: 1.6 };
  drawPair(pen, 5.4, 5, (shoe, s) => {
    shoe.panel(outline(sole(s, 0.9)), { fill: cut.sole ?? darker(cut.fill, 0.35), round: 0.6 });
    shoe.panel(outline(lowered(sole(s, 0.86), 0.3)), {
      fill: cut.fill,
      round: 2.6,
      depth: 90,
      drop: 0.3,
    });
    shoe.panel(
      outline([
        [0, 6.6],
        [2.5, 8],
        [3.2, 13],
        [2.6, 19],
        [2.5, 23],
        [0, 24.9],
        [-2.5, 23],
        [-2.6, 19],
        [-3.2, 13],
        [-2.5, 8],
      ]),
      { fill: cut.lining ?? "#e7d6bf", round: 1.2, depth: -50, drop: 0 },
    );
    shoe.occlude(
      outline([
        [-3, 10],
        [0, 6],
        [3, 10],
        [2.4, 12],
        [0, 9],
        [-2.4, 12],
      ]),
      0.7,
      0.8,
    );
    shoe.occlude(
      outline([
        [-3.2, 9],
        [-3.2, 14],
        [-2.4, 24],
        [-1.6, 22],
        [-2.2, 14],
      ]),
      0.55,
      0.5,
    );
    if (cut.style === "mary") {
      shoe.panel(
        outline(
          tube([
            [-3.9, 12.4, 1.2],
            [0, 11.4, 1.2],
            [3.9, 12.4, 1.2],
          ]),
        ),
        { fill: cut.fill, round: 0.6, drop: 0.7, dropBlur: 0.5 },
      );
      shoe.colour.push(
        `<rect x="${2.2 * s - 0.7}" y="11.1" width="1.4" height="1.6" fill="none" stroke="#d8b566" stroke-width=".3"/>`,
      );
    } else drawFlatBow(shoe, cut.fill);
  });
}

/** A small bow at the throat of the shoe: two loops and a knot. */
function drawFlatBow(shoe: Pen, fill: string): void {
  for (const k of [-1, 1])
    shoe.panel(
      outline([
        [0, 6.2, 1],
        [k * 0.9, 5.2],
        [k * 2.2, 4.8],
        [k * 2.5, 6.1],
        [k * 2.1, 7.4],
        [k * 0.9, 7.1],
      ]),
      {
        fill,
        round: 0.6,
        depth: 70,
        drop: 0.5,
        dropBlur: 0.25,
      },
    );
  shoe.panel(
    outline([
      [-0.5, 5.6],
      [0.5, 5.6],
      [0.55, 6.8],
      [-0.55, 6.8],
    ]),
    { fill, round: 0.4, depth: 70, drop: 0.5, dropBlur: 0.2 },
  );
}

/** Leather sandals: a footbed with two straps across and one around the heel. */
export function drawSandals(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.leather, shine: 0.24, thick: 1.5 };
  drawPair(pen, 5.9, 5, (shoe, s) => {
    shoe.panel(outline(sole(s, 1)), { fill: cut.sole ?? darker(cut.fill, 0.45), round: 0.8 });
    shoe.panel(outline(lowered(sole(s, 0.93), 0.3)), {
      fill: cut.lining ?? "#c9a37a",
      round: 1.2,
      depth: -36,
      drop: 0.2,
    });
    shoe.stitch(outline(lowered(sole(s, 0.88), 0.4)), lighter(cut.lining ?? "#c9a37a", 0.4), 0.12);
    const strap = (from: Point, to: Point, width: number) => {
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 1];
      shoe.panel(
        outline(
          tube([
            [from[0], from[1], width],
            [middle[0], middle[1], width * 1.08],
            [to[0], to[1], width],
          ]),
        ),
        {
          fill: cut.fill,
          round: 0.7,
          depth: 66,
          drop: 0.75,
          dropBlur: 0.55,
          off: [0.3, 0.7],
        },
      );
    };
    strap([-4.6 * s, 7.4], [5 * s, 8.2], 2.8);
    strap([-4.1 * s, 13], [4.4 * s, 14.6], 2.5);
    strap([-3.6 * s, 22.4], [3.8 * s, 22.4], 1.5);
    shoe.colour.push(
      `<rect x="${round(3.2 * s - 0.8)}" y="13.4" width="1.7" height="2" rx=".3" fill="none" stroke="${cut.metal ?? "#d2ad62"}" stroke-width=".36"/>`,
    );
  });
}

/** Pointed slingback pumps from above. */
export function drawPumps(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.leather, shine: 0.36, gloss: 16, thick: 1.7 };
  const last = (s: number, width: number): Point[] =>
    (
      [
        [0.5, -1.4, 1],
        [2.6, 2.6],
        [4.4, 7],
        [4.3, 11],
        [3.3, 16],
        [2.8, 21],
        [2.9, 24.6],
        [0, 27.2],
        [-2.8, 24.6],
        [-2.8, 20],
        [-3.2, 14],
        [-3.8, 8],
        [-2.4, 3],
      ] as Point[]
    ).map(([x, y, c]): Point => [x * s * width, y, c]);
  drawPair(pen, 5.2, 6, (shoe, s) => {
    shoe.panel(outline(last(s, 1)), { fill: cut.sole ?? darker(cut.fill, 0.4), round: 0.6 });
    shoe.panel(outline(lowered(last(s, 0.95), 0.2)), { fill: cut.fill, round: 2.6, depth: 90, drop: 0.3 });
    shoe.panel(
      outline([
        [0, 8.2],
        [2.5, 9.4],
        [3, 13],
        [2.4, 19],
        [2.3, 23],
        [0, 25.6],
        [-2.3, 23],
        [-2.4, 19],
        [-3, 13],
        [-2.5, 9.4],
      ]),
      {
        fill: cut.lining ?? "#d9c3a8",
        round: 1.2,
        depth: -50,
        drop: 0,
      },
    );
    shoe.occlude(
      outline([
        [-2.8, 11.4],
        [0, 7.6],
        [2.8, 11.4],
        [2.2, 13.2],
        [0, 10.4],
        [-2.2, 13.2],
      ]),
      0.7,
      0.8,
    );
    shoe.panel(
      outline(
        tube([
          [-2.9, 22.6, 0.9],
          [0, 24.9, 0.9],
          [2.9, 22.6, 0.9],
        ]),
      ),
      { fill: cut.fill, round: 0.5, drop: 0.5, dropBlur: 0.3 },
    );
    shoe.colour.push(
      `<circle cx="${round(2.6 * s)}" cy="22.8" r=".5" fill="none" stroke="${cut.metal ?? "#d2ad62"}" stroke-width=".3"/>`,
    );
  });
}
