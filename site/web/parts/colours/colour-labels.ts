import type { Colour } from "../../../shared/colours.ts";

export const colourLabels: Record<Colour, string> = {
  black: "Black",
  grey: "Grey",
  white: "White",
  cream: "Cream",
  beige: "Beige",
  brown: "Brown",
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  teal: "Teal",
  blue: "Blue",
  navy: "Navy",
  purple: "Purple",
  pink: "Pink",
  metallic: "Metallic",
};
