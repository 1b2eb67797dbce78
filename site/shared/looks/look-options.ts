// Without zod, unlike look.ts: a page may import it.

export const occasions = ["everyday", "work", "evening", "weekend", "travel", "celebration", "sport"] as const;
export type Occasion = (typeof occasions)[number];
export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof seasons)[number];

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
