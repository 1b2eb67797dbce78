import type { Occasion, Season } from "../../../shared/look-options.ts";

/** What the screen says for a look's occasion. */
export const occasionLabels: Record<Occasion, string> = {
  everyday: "Everyday",
  work: "Work",
  evening: "Evening",
  weekend: "Weekend",
  travel: "Travel",
  celebration: "Celebration",
  sport: "Sport",
};

/** What the screen says for a look's season. */
export const seasonLabels: Record<Season, string> = {
  spring: "Spring",
  summer: "Summer",
  autumn: "Autumn",
  winter: "Winter",
};
