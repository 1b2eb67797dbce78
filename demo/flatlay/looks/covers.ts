import type { Slot, Template } from "../composition/layout-template.ts";
import type { Piece } from "../composition/piece.ts";
import type { Kind } from "../garments/garment-kinds.ts";
import { type Photo, photo } from "./photo.ts";
import { type Swatch, swatches } from "./swatches.ts";

const sameHeight = (cm: number): Template["heightCm"] => ({ "3:4": cm, "4:5": cm, "1:1": cm, "3:2": cm, "2:1": cm });

const threeAcross: Template = {
  slots: [
    { role: "coat", x: 0.17, y: 0.66, turn: -6, bleeds: true },
    { role: "bottom", x: 0.84, y: 0.82, turn: 5, bleeds: true },
    { role: "top", x: 0.5, y: 0.4, turn: 3, bleeds: true },
    { role: "bag", x: 0.55, y: 0.8, turn: -6 },
    { role: "small", x: 0.8, y: 0.12, turn: 10 },
  ],
  overlaps: [
    { over: "bag", under: "top", least: 0, most: 0.3 },
    { over: "bag", under: "coat", least: 0, most: 0.3 },
    { over: "bag", under: "bottom", least: 0, most: 0.3 },
  ],
  heightCm: sameHeight(106),
};

const rows = (columns: number, lines: number): Slot[] =>
  Array.from({ length: columns * lines }, (_, i): Slot => {
    const column = i % columns;
    const line = Math.floor(i / columns);
    return {
      role: "top",
      x: 0.5 + ((column + 0.5) / columns - 0.5) * 0.985,
      y: (line + 0.5) / lines,
      turn: ((i * 7) % 5) - 2,
      bleeds: true,
    };
  });

const wardrobe: Template = { slots: rows(4, 2), overlaps: [], heightCm: sameHeight(163) };

const runOfKnits: [Kind, Swatch, Partial<Piece["cut"]>][] = [
  ["jumper", "cream", { cable: true }],
  ["cardigan", "mustard", { button: "#6b4426" }],
  ["jumper", "terracotta", { collar: "turtle" }],
  ["cardigan", "oxblood", { button: "#c9a15c" }],
  ["vest", "sage", { cable: true }],
  ["jumper", "moss", { collar: "v" }],
  ["shirt", "light blue", { pattern: { kind: "vstripe", c2: swatches.white, size: 1.6 } }],
  ["jumper", "navy", { foldedSleeve: true }],
];

const piece = (kind: Kind, colour: Swatch, seed: number, cut: Partial<Piece["cut"]> = {}): Piece => ({
  kind,
  seed,
  cut: { fill: swatches[colour], ...cut },
});

/** Wide pictures for pages that are not about one look. */
export const covers: readonly Photo[] = [
  photo(
    "cover-home.webp",
    [
      piece("coat", "camel", 71, { lining: "#6b3f36" }),
      piece("trousers", "charcoal", 72, { fit: "wide" }),
      piece("jumper", "cream", 73, { collar: "turtle", cable: true }),
      piece("handbag", "tan", 74),
      piece("sunglasses", "espresso", 75, { lens: "#7b5836" }),
    ],
    threeAcross,
    "3:2",
    { ground: "paper", colour: "#b9c4c2", shade: { kind: "window", depth: 0.15 } },
    710,
  ),
  photo(
    "cover-subscription.webp",
    runOfKnits.map(([kind, colour, cut], i) => piece(kind, colour, 80 + i, cut)),
    wardrobe,
    "2:1",
    { ground: "paper", colour: "#ddd2c2", shade: { kind: "window", depth: 0.13 } },
    80,
  ),
];
