export interface PlannedProfile {
  by: string;
  /** File name in `demo/pictures/`. */
  cover: string | null;
  links: string[];
}

/** What some people show above their profile and where else they are found. */
export const plannedProfiles: readonly PlannedProfile[] = [
  { by: "noor-aziz", cover: "cover-home.webp", links: ["https://noor.example.org/"] },
  {
    by: "maren-holt",
    cover: "cover-subscription.webp",
    links: ["https://maren.example.org/", "https://mending.example.org/sundays"],
  },
  { by: "camille-roy", cover: "look-02.webp", links: [] },
  { by: "zofia", cover: "look-07.webp", links: ["https://zofia.example.org/"] },
  { by: "lotte", cover: "look-15.webp", links: ["https://scarves.example.org/lotte"] },
  { by: "tilda-rask", cover: null, links: ["https://whatitcosts.example.org/"] },
];
