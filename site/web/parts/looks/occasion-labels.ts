import type { Occasion, Season } from "../../../shared/looks/look-options.ts";

export const occasionLabels: Record<Occasion, string> = {
  everyday: "Everyday",
  work: "Work",
  evening: "Evening",
  weekend: "Weekend",
  travel: "Travel",
  celebration: "Celebration",
  sport: "Sport",
};

export const seasonLabels: Record<Season, string> = {
  spring: "Spring",
  summer: "Summer",
  autumn: "Autumn",
  winter: "Winter",
};
