import { people, privatePerson } from "../../people.ts";
import { seededFraction } from "../../seeded-fraction.ts";
import type { PlannedReview } from "./planned-review.ts";

export interface PlannedVote {
  by: string;
  isHelpful: boolean;
}

/** Who found a review helpful, and who did not. Deterministic for the same review. */
export function plannedVotes(author: string, { text, votes, stars }: PlannedReview): PlannedVote[] {
  // Whom its author does not share it with cannot vote on it.
  if (author === privatePerson) return [];
  const seed = text.length * 131 + Math.round(stars * 17);
  const voters = people
    .filter(({ slug }) => slug !== author)
    .map(({ slug }, i) => ({ slug, zeal: seededFraction(seed + i * 41) }))
    .sort((a, b) => a.zeal - b.zeal);
  const { helpful, unhelpful } = votes ?? chance(seed);
  return voters.slice(0, helpful + unhelpful).map(({ slug }, at) => ({ by: slug, isHelpful: at < helpful }));
}

const chance = (seed: number) => ({
  helpful: Math.floor(seededFraction(seed + 7) ** 2 * 13),
  unhelpful: seededFraction(seed + 13) > 0.86 ? 1 : 0,
});
