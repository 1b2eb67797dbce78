import { difference, type Hex } from "../drawing/colours.ts";

/** The colours clothes are made in here; none is pure white or black. */
export const swatches = {
  white: "#f3efe6",
  cream: "#ece1cd",
  oat: "#ddcdb2",
  sand: "#cdb48c",
  camel: "#b8905e",
  mustard: "#c9a15c",
  saffron: "#d9a441",
  apricot: "#d99a6c",
  coral: "#d98468",
  terracotta: "#b8674a",
  rust: "#9c4f38",
  tan: "#8a4b2c",
  cognac: "#9a5f35",
  chestnut: "#5b3422",
  espresso: "#3a2620",
  red: "#a5322d",
  oxblood: "#6b2f33",
  burgundy: "#5e1f28",
  blush: "#e3c0b2",
  rose: "#c98d88",
  lilac: "#b3a3b8",
  plum: "#6b4a62",
  sky: "#b7cbdc",
  "light blue": "#7f9baf",
  denim: "#5b7896",
  indigo: "#3b4c63",
  navy: "#27394a",
  petrol: "#2f4a5c",
  teal: "#2f6468",
  sage: "#a3ad90",
  olive: "#77794f",
  moss: "#5f6a52",
  forest: "#3c5a4a",
  bottle: "#2f4238",
  "pale grey": "#cfcbc4",
  grey: "#8a8d95",
  stone: "#a59a8b",
  taupe: "#7b6a5c",
  charcoal: "#3f3d40",
  ink: "#2a2b30",
  black: "#232022",
} as const satisfies Record<string, Hex>;

export type Swatch = keyof typeof swatches;

export function colourName(colour: Hex): Swatch {
  const names = Object.keys(swatches) as Swatch[];
  return names.reduce((best, name) =>
    difference(swatches[name], colour) < difference(swatches[best], colour) ? name : best,
  );
}
