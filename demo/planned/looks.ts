import { lookOwners } from "../look-owners.ts";
import { type LookEntry, readManifest } from "../manifest.ts";
import { people } from "../people.ts";
import { seededFraction } from "../seeded-fraction.ts";

export interface PlannedLook {
  look: LookEntry;
  /** A person's slug. */
  by: string;
  daysAgo: number;
  /** Slugs of people. */
  likedBy: string[];
}

/** All looks, the newest first. Deterministic for the same people and manifest. */
export function plannedLooks(): PlannedLook[] {
  const looks = new Map(readManifest().looks.map((look) => [look.slug, look]));
  return lookOwners.flatMap(([slug, by], at) => {
    const look = looks.get(slug);
    if (!look) return [];
    const fans = people
      .filter((person) => person.slug !== by)
      .map((person, i) => ({ slug: person.slug, zeal: seededFraction(at * 101 + i * 13) }))
      .sort((a, b) => a.zeal - b.zeal);
    const fame = 3 + Math.floor(seededFraction(at * 17 + 3) ** 2 * (fans.length - 3));
    return {
      look,
      by,
      daysAgo: 0.08 + at * 1.6 + seededFraction(at * 5 + 1),
      likedBy: fans.slice(0, fame).map((fan) => fan.slug),
    };
  });
}
