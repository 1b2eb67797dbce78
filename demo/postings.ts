import { type LookEntry, readManifest } from "./flatlay/manifest.ts";
import { people } from "./people.ts";

/** Who posted a look, when, and who likes it. */
export interface Posting {
  look: LookEntry;
  /** A person's slug. */
  by: string;
  daysAgo: number;
  /** Slugs of people. */
  likedBy: string[];
}

/** How often each person posts, in the order of `people`: a few keep a diary, most drop by. */
const eagerness = [8, 9, 4, 6, 5, 4, 3, 2, 3, 2, 1, 2, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1];

/** All looks, the newest first. The same people and manifest give the same answer every time. */
export function postings(): Posting[] {
  const { looks } = readManifest();
  const turns = people
    .flatMap(({ slug }, at) =>
      Array.from({ length: eagerness[at] ?? 1 }, (_, turn) => ({ slug, when: spread(at * 31 + turn * 7) })),
    )
    .sort((a, b) => a.when - b.when);
  return looks.map((look, at) => {
    const by = turns[at % turns.length]?.slug ?? people[0]!.slug;
    const others = people.filter(({ slug }) => slug !== by);
    const fame = 3 + Math.floor(spread(at * 17 + 3) ** 2 * (others.length - 3));
    return {
      look,
      by,
      daysAgo: 0.08 + at * 1.6 + spread(at * 5 + 1),
      likedBy: others.filter((_, i) => spread(at * 101 + i * 13) < fame / others.length).map(({ slug }) => slug),
    };
  });
}

/** A number in 0..1 that belongs to `n` (an integer hash, after the finaliser of MurmurHash3). */
function spread(n: number): number {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}
