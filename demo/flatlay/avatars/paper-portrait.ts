import { darker, type Hex, lighter, mix } from "../drawing/colours.ts";
import { fabrics } from "../drawing/fabrics.ts";
import type { Pen } from "../drawing/pen.ts";
import { cut } from "./cut-paper.ts";
import { cutFrontHair } from "./paper-front-hair.ts";
import { cutBackHair, type HairStyle } from "./paper-hair.ts";

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

const coversEars = (style: HairStyle): boolean => ["long", "wave", "bob", "scarf"].includes(style);

export function drawPortrait(pen: Pen, portrait: Portrait): void {
  pen.cloth = fabrics.paper;
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
  if (style === "scarf") drawFeatures(pen, portrait);
  if (portrait.glasses) drawGlasses(pen, portrait.glasses);
  if (portrait.earring) for (const s of [1, -1]) pen.button(50 + s * 20.6, 54.4, 1.5, "#d9b25f", false);
  if (portrait.beard) cutBeard(pen, skin, hair);
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

function drawGlasses(pen: Pen, colour: Hex): void {
  pen.flush();
  pen.colour.push(
    `<g fill="none" stroke="${colour}" stroke-width="1.5"><rect x="34.4" y="40" width="13" height="10.4" rx="4.6"/><rect x="52.6" y="40" width="13" height="10.4" rx="4.6"/><path d="M47.4 44q2.6 -1.6 5.2 0"/></g>`,
  );
}

/** Closed eyes, brows, a nose in one stroke, lips. */
function drawFeatures(pen: Pen, { skin, hair }: Portrait): void {
  const ink = darker(skin, 0.62);
  pen.paint(
    `<g fill="none" stroke="${ink}" stroke-width="1.15" stroke-linecap="round"><path d="M38 44.6q3.4 2.6 6.8 0M55.2 44.6q3.4 2.6 6.8 0"/><path d="M50.6 44q-2.4 5.4 -2 7.4q.8 1.2 3 .8"/><path d="M37.4 39.2q3.6 -2.4 7.4 -.8M55.2 38.4q3.8 -1.6 7.4 .8" stroke-width="1.5" stroke="${darker(hair, 0.2)}"/></g><path d="M45 58.4q2.6 -1.8 5 -.4q2.4 -1.4 5 .4q-5 4.6 -10 0Z" fill="${mix(skin, "#a8322c", 0.55)}"/>`,
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
