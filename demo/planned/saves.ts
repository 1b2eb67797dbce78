import { lookOwners } from "../look-owners.ts";
import { people, privatePerson } from "../people.ts";
import { seededFraction } from "../seeded-fraction.ts";

export interface PlannedSaves {
  /** A person's slug. */
  by: string;
  /** Looks by their names in the manifest. */
  looks: string[];
  folders: PlannedFolder[];
}

interface PlannedFolder {
  name: string;
  looks: string[];
}

const folders: Record<string, PlannedFolder[]> = {
  "noor-aziz": [
    {
      name: "Garden weddings",
      looks: ["second-hand-silk-first-dance", "floral-but-not-sweet", "green-slip-dress-twice-this-week"],
    },
    { name: "For the lab", looks: ["checks-and-balances", "herringbone-on-the-tram", "the-interview-blazer"] },
    {
      name: "Coats worth waiting for",
      looks: [
        "best-coat-for-the-dentist",
        "eleven-winters-one-coat",
        "snow-forecast-wool-answer",
        "trench-weather-finally",
        "camel-coat-first-frost",
      ],
    },
  ],
  "maren-holt": [
    {
      name: "Mended well",
      looks: ["the-red-that-survived-the-wash", "a-skirt-that-was-a-curtain", "the-sweater-my-aunt-finished"],
    },
    {
      name: "One bag",
      looks: ["the-dress-that-dries-overnight", "packed-for-three-days", "ferry-at-six", "night-train-to-ghent"],
    },
  ],
  "ida-lindqvist": [{ name: "Buttons", looks: ["button-four-is-not-original", "camel-coat-first-frost"] }],
};

/** Everybody saves between two and seven looks of others, all of which everybody may see. Deterministic. */
export function plannedSaves(): PlannedSaves[] {
  return people.map(({ slug }, at) => {
    const others = lookOwners
      .filter(([, owner]) => owner !== slug && owner !== privatePerson)
      .map(([look], i) => ({ look, charm: seededFraction(at * 53 + i * 19) }))
      .sort((a, b) => a.charm - b.charm);
    const count = 2 + Math.floor(seededFraction(at * 43 + 7) * 6);
    return { by: slug, looks: others.slice(0, count).map(({ look }) => look), folders: folders[slug] ?? [] };
  });
}
