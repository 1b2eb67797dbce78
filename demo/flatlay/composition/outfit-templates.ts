import { heights, type Template, usual } from "./layout-template.ts";

/** Top and bottom, tucked under it; shoes and bag below; small things above. */
export const split: Template = {
  slots: [
    { role: "bottom", x: 0.69, y: 0.58, turn: -3.5 },
    { role: "top", x: 0.35, y: 0.29, turn: 4 },
    { role: "shoes", x: 0.18, y: 0.82, turn: -12 },
    { role: "bag", x: 0.43, y: 0.79, turn: 6 },
    { role: "scarf", x: 0.86, y: 0.2, turn: -8 },
    { role: "small", x: 0.86, y: 0.11, turn: 10 },
    { role: "small", x: 0.68, y: 0.09, turn: -8 },
  ],
  overlaps: [
    { over: "top", under: "bottom", least: 0.05, most: 0.17 },
    { over: "bag", under: "bottom", least: 0, most: 0.3 },
    { over: "bag", under: "top", least: 0, most: 0.05 },
  ],
  heightCm: usual,
};

/** A short bottom straight below its top, small things in columns on both sides. */
export const column: Template = {
  slots: [
    { role: "bottom", x: 0.5, y: 0.66, turn: 3 },
    { role: "top", x: 0.45, y: 0.29, turn: -4 },
    { role: "scarf", x: 0.87, y: 0.3, turn: 8 },
    { role: "bag", x: 0.83, y: 0.56, turn: 8 },
    { role: "shoes", x: 0.82, y: 0.84, turn: 12 },
    { role: "small", x: 0.87, y: 0.12, turn: 10 },
    { role: "small", x: 0.14, y: 0.66, turn: -8 },
  ],
  overlaps: [
    { over: "top", under: "bottom", least: 0.06, most: 0.18 },
    { over: "bag", under: "bottom", least: 0, most: 0.2 },
    { over: "bag", under: "top", least: 0, most: 0.06 },
  ],
  heightCm: heights(142, 140, 132, 112),
};

/** A jacket over a top and a bottom: the top looks out from under the jacket. */
export const layers: Template = {
  slots: [
    { role: "bottom", x: 0.72, y: 0.64, turn: -3 },
    { role: "top", x: 0.6, y: 0.25, turn: -5 },
    { role: "jacket", x: 0.31, y: 0.34, turn: 4 },
    { role: "shoes", x: 0.16, y: 0.84, turn: -10 },
    { role: "bag", x: 0.42, y: 0.82, turn: 6 },
    { role: "scarf", x: 0.16, y: 0.8, turn: 9 },
    { role: "small", x: 0.9, y: 0.08, turn: 10 },
  ],
  overlaps: [
    { over: "jacket", under: "top", least: 0.16, most: 0.42 },
    { over: "jacket", under: "bottom", least: 0, most: 0.12 },
    { over: "top", under: "bottom", least: 0.03, most: 0.2 },
    { over: "bag", under: "bottom", least: 0, most: 0.3 },
    { over: "bag", under: "jacket", least: 0, most: 0.06 },
  ],
  heightCm: heights(160, 158, 146, 122),
};

/** A dress, and a column of small things beside it. */
export const dress: Template = {
  slots: [
    { role: "dress", x: 0.4, y: 0.48, turn: -4 },
    { role: "shoes", x: 0.84, y: 0.83, turn: 10 },
    { role: "bag", x: 0.81, y: 0.5, turn: -6 },
    { role: "scarf", x: 0.84, y: 0.3, turn: 8 },
    { role: "small", x: 0.84, y: 0.12, turn: 12 },
    { role: "small", x: 0.84, y: 0.27, turn: -6 },
  ],
  overlaps: [{ over: "bag", under: "dress", least: 0, most: 0.16 }],
  heightCm: heights(150, 148, 140, 112),
};

/** A dress with a jacket laid over its shoulder. */
export const jacketOverDress: Template = {
  slots: [
    { role: "dress", x: 0.33, y: 0.48, turn: -5 },
    { role: "jacket", x: 0.66, y: 0.31, turn: 6 },
    { role: "bag", x: 0.63, y: 0.72, turn: -10 },
    { role: "shoes", x: 0.85, y: 0.84, turn: 10 },
    { role: "small", x: 0.9, y: 0.63, turn: 8 },
    { role: "scarf", x: 0.86, y: 0.66, turn: 8 },
  ],
  overlaps: [
    { over: "jacket", under: "dress", least: 0.06, most: 0.24 },
    { over: "bag", under: "dress", least: 0, most: 0.25 },
  ],
  heightCm: heights(150, 150, 142, 118),
};

/** A long coat over trousers or a skirt, boots in front of both hems. */
export const coatOver: Template = {
  slots: [
    { role: "bottom", x: 0.72, y: 0.6, turn: 3 },
    { role: "top", x: 0.7, y: 0.22, turn: -4 },
    { role: "coat", x: 0.33, y: 0.44, turn: -4 },
    { role: "shoes", x: 0.44, y: 0.84, turn: -4 },
    { role: "scarf", x: 0.15, y: 0.8, turn: 12 },
    { role: "bag", x: 0.85, y: 0.14, turn: 8 },
    { role: "small", x: 0.9, y: 0.3, turn: -8 },
  ],
  overlaps: [
    { over: "coat", under: "bottom", least: 0.05, most: 0.3 },
    { over: "coat", under: "top", least: 0.05, most: 0.3 },
    { over: "top", under: "bottom", least: 0.02, most: 0.2 },
    { over: "shoes", under: "coat", least: 0, most: 0.4 },
    { over: "shoes", under: "bottom", least: 0, most: 0.4 },
    { over: "scarf", under: "coat", least: 0, most: 0.3 },
    { over: "bag", under: "bottom", least: 0, most: 0.2 },
  ],
  heightCm: heights(158, 156, 150, 128),
};

/** A coat over a dress. */
export const coatOverDress: Template = {
  slots: [
    { role: "dress", x: 0.68, y: 0.52, turn: 4 },
    { role: "coat", x: 0.33, y: 0.46, turn: -4 },
    { role: "shoes", x: 0.5, y: 0.86, turn: 8 },
    { role: "scarf", x: 0.88, y: 0.78, turn: 8 },
    { role: "bag", x: 0.84, y: 0.82, turn: 8 },
    { role: "small", x: 0.88, y: 0.1, turn: -8 },
  ],
  overlaps: [
    { over: "coat", under: "dress", least: 0.08, most: 0.34 },
    { over: "shoes", under: "coat", least: 0, most: 0.5 },
    { over: "shoes", under: "dress", least: 0, most: 0.5 },
    { over: "bag", under: "dress", least: 0, most: 0.5 },
  ],
  heightCm: heights(158, 156, 150, 128),
};
