// Without zod: a page may import it.

/** What clothes are called by, in the order of a palette. */
export const colours = [
  "black",
  "grey",
  "white",
  "cream",
  "beige",
  "brown",
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "navy",
  "purple",
  "pink",
  "metallic",
] as const;
export type Colour = (typeof colours)[number];
