import { cloths } from "../cloths.ts";
import { darker, lighter, mix } from "../colours.ts";
import { line, outline, type Point, round, tube } from "../curves.ts";
import type { Pen } from "../pen.ts";
import type { Cut } from "./cut.ts";
import { drawLegs } from "./legs.ts";

function drawWaistband(pen: Pen, cut: Cut, half: number, height: number, label: string): void {
  pen.panel(
    outline([
      [-half - 0.1, 0.4, 1],
      [0, 1.8],
      [half + 0.1, 0.4, 1],
      [half + 0.3, height + 0.2, 1],
      [0, height + 1.4],
      [-half - 0.3, height + 0.2, 1],
    ]),
    { fill: cut.fill, round: 0.8, drop: 0.35, dropBlur: 0.5 },
  );
  pen.pattern(cut.pattern, { at: [0.8, 0.6] });
  pen.weave(cut.weave);
  pen.panel(
    outline([
      [-half + 0.2, 0.4, 1],
      [0, -1.2],
      [half - 0.2, 0.4, 1],
      [0, 1.9],
    ]),
    {
      fill: darker(cut.fill, 0.4),
      round: 0,
      drop: 0,
    },
  );
  pen.colour.push(`<rect x="-2.6" y="-.4" width="5.2" height="1.7" fill="${label}"/>`);
}

function drawLoops(pen: Pen, cut: Cut, at: number[], bottom: number): void {
  for (const x of at)
    pen.panel(
      outline([
        [x - 0.65, 0.2, 1],
        [x + 0.65, 0.2, 1],
        [x + 0.65, bottom, 1],
        [x - 0.65, bottom, 1],
      ]),
      {
        fill: cut.fill,
        round: 0.4,
        drop: 0.45,
        dropBlur: 0.3,
      },
    );
}

const legCuts = {
  slim: { outerKnee: 19.5, outerHem: 15.6 },
  straight: { outerKnee: 22, outerHem: 21.5 },
  barrel: { outerKnee: 26, outerHem: 21 },
  wide: { outerKnee: 25, outerHem: 27 },
} as const;

/** Jeans: faded thighs, two rows of ochre stitches, rivets, loops, a turn-up if wished. */
export function drawJeans(pen: Pen, cut: Cut): void {
  pen.cloth = cloths.denim;
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

/** Wool trousers with waist pleats and a crease. */
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

function drawSlantPocket(pen: Pen, cut: Cut, s: number, bottom: number): void {
  const path = `M${s * 15.4} 5L${round(s * 20.6)} ${bottom}`;
  pen.fine.push(`<path d="${path}" stroke="#303030" stroke-width=".3"/>`);
  pen.colour.push(`<path d="${path}" stroke="${darker(cut.fill, 0.4)}" stroke-width=".25" opacity=".7"/>`);
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

/** Linen shorts with a crease. */
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

/** Joggers: ribbed waist and cuffs, a drawstring. */
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

/** Knife-pleated skirt; every pleat is a panel of its own. */
export function drawPleatedSkirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.wool, wrinkle: 0.3, thick: 0.8, ...cut.cloth };
  const length = cut.length ?? 74;
  const waist = 17.5;
  const flare = cut.flare ?? 38;
  const pleats = cut.pleats ?? 15;
  const next = pen.next;
  const across = (t: number, y: number) => t * (waist + (flare - waist) * ((y - 3) / (length - 3)) ** 0.92);
  const hem = (t: number) => length - t * t * 5;
  for (let i = 0; i < pleats; i++) {
    const from = -1 + (2 * i) / pleats;
    const to = -1 + (2 * (i + 1)) / pleats + 0.02;
    const middle = (from + to) / 2;
    pen.panel(
      outline([
        [across(from, 3), 3, 1],
        [across(to, 3), 3, 1],
        [across(to, length * 0.4), length * 0.4],
        [across(to, length), hem(to) - 0.9 + (next() - 0.5) * 0.6, 1],
        [across(middle, length), hem(middle) + 0.5],
        [across(from, length), hem(from) + 0.7 + (next() - 0.5) * 0.4, 1],
        [across(from, length * 0.4), length * 0.4],
      ]),
      {
        fill: i % 2 ? cut.fill : mix(cut.fill, darker(cut.fill, 0.5), 0.06),
        round: 0.9,
        depth: 44,
        drop: 0.5,
        dropBlur: 0.5,
        off: [0.5, 0.2],
      },
    );
    pen.pattern(cut.pattern, { at: [across(from, length), 0], turn: -from * 15 });
    const ridge: Point[] = [
      [across(from, 3) + 0.3, 3],
      [across(from, length * 0.4) + 0.4, length * 0.4],
      [across(from, length) + 0.5, length],
    ];
    pen.relief(line(...ridge), 60, 0.25, 0.5);
    pen.fold(across(middle, length * 0.5), length * 0.4, across(middle, length), length, 1, 26);
  }
  drawWaistband(pen, cut, waist, 4, "#efe6d6");
}

/** Bias-cut satin skirt: long, plain, all light and folds. */
export function drawSatinSkirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.silk, wrinkle: 1.2, ...cut.cloth };
  const length = cut.length ?? 82;
  const flare = cut.flare ?? 31;
  const next = pen.next;
  const side: Point[] = [
    [17, 3, 1],
    [21.6, 20],
    [23.6, 36],
    [flare - 2, length - 18],
    [flare, length - 3, 1],
    [flare * 0.5, length + 0.2],
  ];
  pen.panel(
    outline([
      [0, 3],
      ...side,
      [0, length + 0.9],
      ...side
        .slice()
        .reverse()
        .map(([x, y, c]): Point => [-x, y, c]),
    ]),
    { fill: cut.fill, round: 2, depth: 60 },
  );
  pen.pattern(cut.pattern);
  for (let i = 0; i < 9; i++) {
    const t = -1 + (i + 0.5) / 4.5;
    pen.fold(
      t * 13 + (next() - 0.5) * 5,
      10 + next() * 22,
      t * (flare - 3) + (next() - 0.5) * 5,
      length - next() * 8,
      1.9 + next() * 1.5,
      i % 2 ? 52 : -50,
      (next() - 0.5) * 7,
    );
  }
  for (const s of [1, -1]) pen.fold(s * 22, 22, s * 5, 34 + next() * 8, 1.7, 40, s * 3);
  drawWaistband(pen, cut, 17, 2.8, "#efe6d6");
}

/** Short straight denim or cord skirt, buttoned down the front when asked. */
export function drawMiniSkirt(pen: Pen, cut: Cut): void {
  pen.cloth = { ...cloths.denim, ...cut.cloth };
  const length = cut.length ?? 46;
  const flare = cut.flare ?? 25.5;
  const thread = cut.thread ?? darker(cut.fill, 0.3);
  const side: Point[] = [
    [18, 3, 1],
    [22, 18],
    [flare, length - 1, 1],
    [flare * 0.5, length + 0.4],
  ];
  pen.panel(
    outline([
      [0, 3],
      ...side,
      [0, length + 0.7],
      ...side
        .slice()
        .reverse()
        .map(([x, y, c]): Point => [-x, y, c]),
    ]),
    { fill: cut.fill, round: 1.8, depth: 56 },
  );
  pen.pattern(cut.pattern);
  pen.weave(cut.weave ?? { kind: "twill", size: 0.7, opacity: 0.4 });
  for (const s of [1, -1]) {
    pen.fold(s * 21, 14, s * 7, 24 + pen.next() * 5, 1.4, 34, s * 2);
    pen.fold(s * 9, length - 2, s * 13, length * 0.5, 1.7, pen.next() < 0.5 ? 30 : -30, 1);
    pen.stitch(line([s * 18.4, 12.5], [s * 13, 11], [s * 9, 8], [s * 8, 4]), thread, 0.15);
  }
  pen.stitch(line([-flare, length - 3.4], [0, length - 2.2], [flare, length - 3.4]), thread, 0.15);
  pen.seam(`M0 4V${length}`, 0.35);
  drawWaistband(pen, cut, 18, 4, "#efe6d6");
  for (let y = 3; y < (cut.buttoned ? length - 5 : 6); y += 6.4) pen.button(0, y, 0.85, cut.button ?? "#b98a55", false);
}
