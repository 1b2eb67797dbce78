import { cloths } from "./cloths.ts";
import { darker, type Hex, lighter, mix } from "./colours.ts";
import { outline, type Point } from "./curves.ts";
import type { PanelLook, Pen } from "./pen.ts";

export type HairStyle = "bob" | "long" | "short" | "bun" | "curl" | "crop" | "wave" | "scarf";

/** A face cut from paper, on a sheet of 100 x 100. */
export interface Portrait {
  style: HairStyle;
  skin: Hex;
  hair: Hex;
  top: Hex;
  scarf?: Hex;
  collar?: "shirt" | "turtle" | "lapel";
  glasses?: Hex;
  striped?: boolean;
  earring?: boolean;
  beard?: boolean;
}

/** How a sheet of paper lies on another. */
export const sheet: Omit<PanelLook, "fill"> = {
  round: 0.9,
  depth: 30,
  drop: 0.5,
  dropBlur: 1.6,
  off: [0.9, 1.3],
  edge: 0,
};

const cut = (pen: Pen, points: Point[], fill: Hex, own: Partial<PanelLook> = {}) =>
  pen.panel(outline(points), { ...sheet, ...own, fill });

const coversEars = (style: HairStyle): boolean => ["long", "wave", "bob", "scarf"].includes(style);

export function drawPortrait(pen: Pen, portrait: Portrait): void {
  pen.cloth = cloths.paper;
  const { skin, top, hair, style } = portrait;
  cutBackHair(pen, style, hair);
  cut(
    pen,
    [
      [8, 104, 1],
      [12, 88],
      [24, 79],
      [41, 74],
      [59, 74],
      [76, 79],
      [88, 88],
      [92, 104, 1],
    ],
    top,
  );
  if (portrait.striped) pen.pattern({ kind: "stripe", c2: "#f1ece2", size: 6, ratio: 0.4 });
  cut(
    pen,
    [
      [42, 58, 1],
      [58, 58, 1],
      [59, 72],
      [63, 77],
      [50, 86],
      [37, 77],
      [41, 72],
    ],
    darker(skin, 0.12),
  );
  cutCollar(pen, portrait);
  if (!coversEars(style))
    for (const s of [1, -1])
      cut(
        pen,
        [
          [50 + s * 18, 42],
          [50 + s * 22, 43],
          [50 + s * 22.5, 49],
          [50 + s * 18.5, 52],
        ],
        darker(skin, 0.06),
      );
  cut(
    pen,
    [
      [50, 22],
      [63, 25.5],
      [69, 38],
      [68, 52],
      [61, 63],
      [50, 68.5],
      [39, 63],
      [32, 52],
      [31, 38],
      [37, 25.5],
    ],
    skin,
  );
  for (const x of [39, 61]) pen.stain(`M${x - 5} 53a5 3.4 0 1 1 10 0a5 3.4 0 1 1 -10 0Z`, "#d8604a", 0.22, 1.6);
  if (style !== "scarf") drawFeatures(pen, portrait);
  cutFrontHair(pen, portrait);
  if (portrait.glasses) drawGlasses(pen, portrait.glasses);
  if (portrait.earring) for (const s of [1, -1]) pen.button(50 + s * 20.6, 54.4, 1.5, "#d9b25f", false);
  if (portrait.beard) cutBeard(pen, skin, hair);
}

function cutBackHair(pen: Pen, style: HairStyle, hair: Hex): void {
  const shapes: Partial<Record<HairStyle, Point[]>> = {
    long: [
      [50, 15],
      [70, 20],
      [77, 42],
      [78, 66],
      [84, 88],
      [66, 92],
      [34, 92],
      [16, 88],
      [22, 66],
      [23, 42],
      [30, 20],
    ],
    wave: [
      [50, 14],
      [68, 17],
      [79, 34],
      [74, 48],
      [83, 60],
      [76, 74],
      [60, 76],
      [40, 76],
      [24, 74],
      [17, 60],
      [26, 48],
      [21, 34],
      [32, 17],
    ],
    bob: [
      [50, 15],
      [70, 19],
      [79, 42],
      [80, 64, 1],
      [66, 67],
      [34, 67],
      [20, 64, 1],
      [21, 42],
      [30, 19],
    ],
    bun: [
      [50, 4],
      [60, 7],
      [62, 16],
      [50, 21],
      [38, 16],
      [40, 7],
    ],
    curl: Array.from({ length: 22 }, (_, i): Point => {
      const angle = (i / 22) * 2 * Math.PI;
      const radius = i % 2 ? 34 : 29;
      return [50 + Math.cos(angle) * radius, 42 + Math.sin(angle) * radius * 0.98];
    }),
  };
  const shape = shapes[style];
  if (shape) cut(pen, shape, hair);
}

function cutCollar(pen: Pen, { collar, top }: Portrait): void {
  if (collar === "turtle")
    cut(
      pen,
      [
        [38, 68, 1],
        [50, 70.5],
        [62, 68, 1],
        [64, 80],
        [50, 84],
        [36, 80],
      ],
      top,
    );
  for (const s of [1, -1]) {
    if (collar === "shirt")
      cut(
        pen,
        [
          [50, 87, 1],
          [50 + s * 9, 73],
          [50 + s * 15, 76],
          [50 + s * 13, 93, 1],
        ],
        lighter(top, 0.2),
      );
    if (collar === "lapel")
      cut(
        pen,
        [
          [50 + s * 2, 104, 1],
          [50 + s * 12, 76],
          [50 + s * 20, 78, 1],
          [50 + s * 24, 88, 1],
          [50 + s * 18, 91, 1],
        ],
        darker(top, 0.18),
      );
  }
}

/** Closed eyes, brows, a nose in one stroke, lips. */
function drawFeatures(pen: Pen, { skin, hair }: Portrait): void {
  const ink = darker(skin, 0.62);
  pen.paint(
    `<g fill="none" stroke="${ink}" stroke-width="1.15" stroke-linecap="round"><path d="M38 44.6q3.4 2.6 6.8 0M55.2 44.6q3.4 2.6 6.8 0"/><path d="M50.6 44q-2.4 5.4 -2 7.4q.8 1.2 3 .8"/><path d="M37.4 39.2q3.6 -2.4 7.4 -.8M55.2 38.4q3.8 -1.6 7.4 .8" stroke-width="1.5" stroke="${darker(hair, 0.2)}"/></g><path d="M45 58.4q2.6 -1.8 5 -.4q2.4 -1.4 5 .4q-5 4.6 -10 0Z" fill="${mix(skin, "#a8322c", 0.55)}"/>`,
  );
}

function cutFrontHair(pen: Pen, portrait: Portrait): void {
  const { style, hair, skin } = portrait;
  switch (style) {
    case "bob":
    case "long":
    case "wave":
      cut(
        pen,
        [
          [52, 16],
          [38, 17],
          [29, 27],
          [26, 44],
          [27, 60],
          [31, 56, 1],
          [33, 40],
          [42, 30],
          [58, 22, 1],
        ],
        hair,
      );
      cut(
        pen,
        [
          [50, 16],
          [64, 17],
          [72, 28],
          [74, 44],
          [73, 60],
          [69, 56, 1],
          [67, 40],
          [60, 28],
          [48, 21, 1],
        ],
        hair,
      );
      return;
    case "short":
    case "bun":
      cut(
        pen,
        [
          [50, 15.5],
          [65, 18],
          [72, 30],
          [70.5, 43, 1],
          [67.6, 36],
          [60, 28.5],
          [46, 30],
          [36, 31],
          [31.6, 37],
          [29.5, 43, 1],
          [28, 30],
          [35, 18],
        ],
        hair,
      );
      return;
    case "crop":
      cut(
        pen,
        [
          [34, 31, 1],
          [31, 24],
          [37, 15],
          [52, 11],
          [66, 15],
          [72, 24],
          [69.6, 41, 1],
          [66, 31],
          [56, 27],
        ],
        hair,
      );
      return;
    case "curl": {
      const fringe = Array.from({ length: 13 }, (_, i): Point => {
        const t = i / 12;
        return [28 + t * 44, 33 - Math.sin(t * Math.PI) * 8 + (i % 2 ? -3 : 2)];
      });
      cut(pen, [[26, 40], ...fringe, [74, 40], [72, 22], [50, 12], [28, 22]], hair);
      return;
    }
    case "scarf":
      cut(
        pen,
        [
          [50, 12],
          [68, 17],
          [75, 36],
          [73, 58],
          [62, 76],
          [50, 80],
          [38, 76],
          [27, 58],
          [25, 36],
          [32, 17],
        ],
        portrait.scarf ?? "#c98b6b",
      );
      cut(
        pen,
        [
          [50, 24],
          [61, 27],
          [66.6, 38],
          [66, 51],
          [60, 61],
          [50, 66.5],
          [40, 61],
          [34, 51],
          [33.4, 38],
          [39, 27],
        ],
        skin,
        { depth: -20, drop: 0 },
      );
      pen.occlude(
        outline([
          [50, 22],
          [62, 26],
          [68, 38],
          [66, 40],
          [60, 30],
          [50, 27],
          [40, 30],
          [34, 40],
          [32, 38],
          [38, 26],
        ]),
        0.4,
        1.2,
      );
      drawFeatures(pen, portrait);
  }
}

function drawGlasses(pen: Pen, colour: Hex): void {
  pen.flush();
  pen.colour.push(
    `<g fill="none" stroke="${colour}" stroke-width="1.5"><rect x="34.4" y="40" width="13" height="10.4" rx="4.6"/><rect x="52.6" y="40" width="13" height="10.4" rx="4.6"/><path d="M47.4 44q2.6 -1.6 5.2 0"/></g>`,
  );
}

function cutBeard(pen: Pen, skin: Hex, hair: Hex): void {
  cut(
    pen,
    [
      [31.4, 48, 1],
      [35, 55],
      [42, 55.6],
      [50, 54.6],
      [58, 55.6],
      [65, 55],
      [68.6, 48, 1],
      [66, 62],
      [50, 73],
      [34, 62],
    ],
    hair,
  );
  pen.paint(`<path d="M45 59.4q5 3 10 0q-5 4 -10 0Z" fill="${mix(skin, "#a8322c", 0.5)}"/>`);
}
