import type { Colour } from "../../../shared/colours.ts";

/** What a word is used for in clothes: a pixel gets the word of the nearest sample. Metal has no colour of its own. */
export const colourSamples: Record<Exclude<Colour, "metallic">, readonly string[]> = {
  black: ["#141414", "#262628"],
  grey: ["#8a8a8a", "#b4b4b4", "#55565a"],
  white: ["#ffffff", "#f3f3f1"],
  cream: ["#f3ead7", "#ece0c8"],
  beige: ["#d8c3a5", "#c4ab8a", "#b3946f"],
  brown: ["#6b4423", "#4a2f1d", "#8f5d33"],
  red: ["#c1121f", "#8c1c24", "#e03c31", "#5e1620"],
  orange: ["#e8731c", "#f2994a", "#c8571b", "#b04a22", "#e0a273", "#98503b"],
  yellow: ["#f4d03f", "#e0b020", "#f0dc8c", "#c99a2e", "#be9a52"],
  green: ["#2e7d32", "#66692f", "#8fa98b", "#1f4d2b", "#4a5d4e"],
  teal: ["#1f7a7a", "#4fa3a5", "#12474c"],
  blue: ["#2f6fb5", "#7fb2e5", "#a9c6e8", "#4f6d9a", "#8aa6bf"],
  navy: ["#1b2a4a", "#26365c", "#1d3a55"],
  purple: ["#6a3d9a", "#b39ddb", "#4a2545", "#ab9bb0"],
  pink: ["#f4a6b7", "#e75480", "#f2d0d4", "#dfb0a8"],
};
