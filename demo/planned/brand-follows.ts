import { people } from "../people.ts";
import { seededFraction } from "../seeded-fraction.ts";
import { plannedBrands } from "./brands.ts";

/** Everybody follows between one and ten brands, the older ones more often. In the order in which they began to. */
export function plannedBrandFollows(): { by: string; brand: string }[] {
  const follows = people.flatMap(({ slug: by }, at) => {
    const liked = plannedBrands
      .map(({ slug: brand }, i) => ({ brand, appeal: seededFraction(at * 83 + i * 37) * (1 + i / 10) }))
      .sort((a, b) => a.appeal - b.appeal);
    const count = 1 + Math.floor(seededFraction(at * 47 + 11) * 10);
    return liked.slice(0, count).map(({ brand }, i) => ({ by, brand, when: seededFraction(at * 61 + i * 7) }));
  });
  return follows.sort((a, b) => a.when - b.when).map(({ by, brand }) => ({ by, brand }));
}
