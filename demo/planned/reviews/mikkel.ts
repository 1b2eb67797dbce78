import type { PlannedReview } from "./planned-review.ts";

/** He answers for two brands, and reviews the coat of one of them: the site says so beside it. */
export const mikkelReviews: readonly PlannedReview[] = [
  {
    ...{ product: "halden-oilskin", stars: 4.5, fit: "large", size: "L", quality: 5, daysAgo: 18 },
    text: "Rained on it today. Rained on it yesterday. I’ve had it since 2018 and I don’t own a car.\n\nIt’s wide, so it goes over everything, including once a small child. On a bicycle the front opens below the belt and your left knee gets wet. Always the left. The yellow has gone the colour of good mustard on the shoulders.",
    votes: { helpful: 23, unhelpful: 0 },
  },
  {
    ...{ product: "norr-sund-wool-coat", stars: 4, fit: "true", size: "L", quality: 5, daysAgo: 72 },
    text: "I answer letters for these people two days a week, so read this with that in mind. I paid for mine. It’s a good coat; the pocket bags are the weak part, and I’ve told them. Mine have been replaced in a heavier cotton and the difference is obvious.",
    votes: { helpful: 11, unhelpful: 3 },
  },
  {
    ...{ product: "koszeg-knit-striped-roll-neck", stars: 4, fit: "true", size: "L", quality: 4, daysAgo: 134 },
    text: "Hut weather. Fire, cheese, cards. The neck is a little tight going on over glasses.",
  },
  {
    ...{ product: "halden-straight-jeans-light", stars: 3, fit: "true", size: "32/32", quality: 3, daysAgo: 185 },
    text: "Cyclists, be warned: seat gone after about ninety rides, right where the seams meet. Halden patched it (two weeks, 90 kroner). I’d have liked a gusset more than a patch.",
    answer: {
      text: "A gusset is being tried by eleven postmen in Fredrikstad this winter. If it passes the postmen, it goes into all of them.",
      daysLater: 12,
    },
    votes: { helpful: 15, unhelpful: 0 },
  },
  {
    ...{ product: "okla-work-boot", stars: 4.5, fit: "large", size: "43", quality: 5, daysAgo: 240 },
    text: "With thick socks: right. Without: roomy. Oil twice a year. They’ve been across a Norwegian bog, and one of them stayed behind for a while.",
  },
  {
    ...{ product: "halden-waxed-trench", stars: 2.5, fit: "true", size: "L", quality: 4, daysAgo: 207 },
    text: "I wanted to like it. No hood, and the wax cracks white where the arm bends when it’s below zero. Swapped it for the yellow one with a neighbour who works in an office.",
  },
  {
    ...{ product: "marin-sail-tote", stars: 3.5, quality: 3, daysAgo: 49 },
    text: "Goes over the handlebar. Don’t put milk in it.",
  },
];
