import type { PlannedReview } from "./planned-review.ts";

export const tildaReviews: readonly PlannedReview[] = [
  {
    ...{ product: "norr-sund-guernsey-crew", stars: 4.5, fit: "small", size: "M", quality: 5, daysAgo: 11 },
    text: "The sums, because somebody always asks:\n\n- €210 in December 2022\n- €14 for a depiller\n- 22 wears in the last year alone\n- under €10 a wear since March\n\nIt’s stiff for a month. I wore it to do the accounts. Then one morning it bent at the elbows, and since then I put it on without thinking. Small, so take one up if you want a shirt underneath.",
    votes: { helpful: 22, unhelpful: 0 },
  },
  {
    ...{ product: "nitka-i-syn-school-trousers", stars: 2, fit: "true", size: "40", quality: 2, daysAgo: 40 },
    text: "€25 new. First zip lasted eleven months; replacing it cost €19. Second zip is now going. So they’re not €25 trousers, they’re €63 trousers that have been to the repair shop twice. Add the shine on the seat and I’d sooner have paid €120 once.\n\nTo be fair: thirty wears a year, and nobody at the bank has noticed.",
    answer: {
      text: "The zip is the one part we buy by the kilo. You’ve made the argument better than my father could, and I’ve shown him your sums. From the autumn they have a metal zip and cost four euros more.",
      daysLater: 5,
    },
    votes: { helpful: 24, unhelpful: 0 },
  },
  {
    ...{ product: "tey-hollis-kilt-skirt", stars: 5, fit: "true", size: "40", quality: 5, daysAgo: 156 },
    text: "Ten years and four flats. There are six centimetres of hem and a waistband that can be let out, and I’ve needed both. €65 second-hand, one pin lost and found in a sofa.",
    photos: ["look-33.webp"],
  },
  {
    ...{ product: "knitted-by-else-mustard-cardigan", stars: 4, fit: "true", size: "M", quality: 5, daysAgo: 84 },
    text: "Mine’s from an early batch and properly yellow. A friend ordered the same one last year and got something nearer to butter. They warn you on the page, so no complaint, only: if you want mustard, ask first.",
  },
  {
    ...{ product: "loof-daughters-ankle-boot-chestnut", stars: 4.5, fit: "true", size: "39", quality: 5, daysAgo: 137 },
    text: "Purchase €220. Heels €24, soles €38, cream about €6 a year. That’s five winters for less than two pairs of the boots I used to buy, and I’m counting the cream.",
    votes: { helpful: 17, unhelpful: 1 },
  },
  {
    ...{ product: "norr-sund-checked-scarf", stars: 4, quality: 4, daysAgo: 240 },
    text: "Sheds on navy for the first month, then never again. No pilling. Costs what it costs.",
  },
  {
    ...{ product: "plimmer-club-cap", stars: 3, quality: 3, daysAgo: 191 },
    text: "I lost my good hat on the 17 tram and bought this in the station. Fifteen euros to not be rained on. As a purchase it was rational. As a hat it makes me look as if I’m about to sell somebody a boat.",
  },
  {
    ...{ collection: "nitka-i-syn/every-day", stars: 3.5, quality: 3, daysAgo: 62 },
    text: "I bought one of each for a piece about cheap clothes and wore all of it for a winter. The tees and both jeans are decent at the price. The trousers aren’t. If you’re on a budget, spend it on the tees.",
  },
];
