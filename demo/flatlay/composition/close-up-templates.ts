import { heights, type Template } from "./layout-template.ts";

/** One piece from close by, running out of the picture below, with a small thing beside it. */
export const detail: Template = {
  slots: [
    { role: "bottom", x: 0.46, y: 0.8, turn: 5, bleeds: true },
    { role: "dress", x: 0.49, y: 1.05, turn: -3, bleeds: true },
    { role: "top", x: 0.42, y: 0.7, turn: -5, bleeds: true },
    { role: "jacket", x: 0.42, y: 0.79, turn: -5, bleeds: true },
    { role: "coat", x: 0.42, y: 1, turn: -5, bleeds: true },
    { role: "scarf", x: 0.86, y: 0.36, turn: 8, bleeds: true },
    { role: "bag", x: 0.72, y: 0.8, turn: 8 },
    { role: "small", x: 0.84, y: 0.13, turn: 10 },
  ],
  overlaps: (["bottom", "dress", "top", "jacket", "coat"] as const).flatMap((under) =>
    (["bag", "small", "scarf"] as const).map((over) => ({ over, under, least: 0, most: over === "bag" ? 1 : 0.1 })),
  ),
  heightCm: heights(72, 68, 62, 52),
};

/** Shoes, bag and small things, from close by. */
export const still: Template = {
  slots: [
    { role: "bag", x: 0.63, y: 0.4, turn: 6 },
    { role: "shoes", x: 0.3, y: 0.62, turn: -12 },
    { role: "scarf", x: 0.8, y: 0.62, turn: 10 },
    { role: "small", x: 0.3, y: 0.2, turn: 8 },
    { role: "small", x: 0.7, y: 0.8, turn: -10 },
  ],
  overlaps: [],
  heightCm: heights(92, 88, 80, 64),
};
