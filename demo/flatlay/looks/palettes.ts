import type { Hex } from "../drawing/colours.ts";

/** One light piece, one main, one dark; the accent twice in small pieces, on a greyed ground. */
export interface Palette {
  ground: Hex;
  light: Hex;
  main: Hex;
  dark: Hex;
  accent: Hex;
}

const palette = (ground: Hex, light: Hex, main: Hex, dark: Hex, accent: Hex): Palette => ({
  ground,
  light,
  main,
  dark,
  accent,
});

export const palettes = {
  atelier: palette("#d8c7b1", "#ece1cd", "#8b4a2c", "#3a3536", "#4b2417"),
  rive: palette("#e6ded0", "#f3f1ea", "#6b8aa8", "#6d2a27", "#a5322d"),
  weekend: palette("#c7a078", "#efe5d2", "#2f4a5c", "#241c18", "#c2703d"),
  garden: palette("#e7c7b4", "#f3ddc8", "#3c5a4a", "#b9824f", "#e39a7c"),
  city: palette("#aab4b0", "#cfb68e", "#3b4c63", "#2a2120", "#9c4f38"),
  evening: palette("#5a4a4e", "#b98d6f", "#2a292c", "#5e1f28", "#dcb866"),
  office: palette("#ece6dc", "#efe2cf", "#5f6a52", "#2c2422", "#7d4a29"),
  autumn: palette("#8a6a50", "#c9a15c", "#6b2f33", "#47564a", "#5b3422"),
  coast: palette("#cbd3d2", "#f4efe4", "#7f9baf", "#27394a", "#d98468"),
  oliveGrove: palette("#d9d2bf", "#ede3c8", "#77794f", "#3f4030", "#b8674a"),
  winter: palette("#cfcfd2", "#f2f0ec", "#8a8d95", "#2b2d33", "#7a2e35"),
  apricot: palette("#ebd3bc", "#fbf1e2", "#d99a6c", "#6b4a3a", "#35506b"),
  lilac: palette("#c4b7c6", "#f1eae6", "#8c7a93", "#352f3d", "#c9a15c"),
  studioBlack: palette("#b9b2a8", "#e9e4db", "#7b756d", "#1f1e20", "#8c2f2b"),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
