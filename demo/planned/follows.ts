import { people } from "../people.ts";
import { seededFraction } from "../seeded-fraction.ts";

/** Everybody follows between four people and half of them. Deterministic for the same people. @returns slugs by slug */
export function plannedFollows(): Map<string, string[]> {
  return new Map(
    people.map(({ slug }, at) => {
      const others = people
        .filter((person) => person.slug !== slug)
        .map((person, i) => ({ slug: person.slug, appeal: seededFraction(at * 71 + i * 29) * (1 + (i % 5)) }))
        .sort((a, b) => a.appeal - b.appeal);
      const count = 4 + Math.floor(seededFraction(at * 31 + 5) * (others.length / 2 - 4));
      return [slug, others.slice(0, count).map((other) => other.slug)];
    }),
  );
}
