import type { PlannedReview } from "./planned-review.ts";

export const agnesReviews: readonly PlannedReview[] = [
  {
    ...{ product: "marin-mary-janes-black", stars: 4.5, fit: "true", size: "40", quality: 4, daysAgo: 26 },
    text: "I was on my feet for thirty-eight years as a nurse and I don’t praise shoes lightly. These I wore to a gallery opening, two hours standing on concrete in front of somebody’s fishing nets, and I walked to the bus afterwards as I’d come.\n\nThe strap has a hole for a morning foot and a hole for an evening foot. Whoever thought of that has been on a late shift. I’d like a slightly thicker sole for winter, and I’d pay for it.",
    photos: ["look-45-2.webp"],
    answer: {
      text: "A sole two millimetres thicker is on the winter pairs from this month. We asked the nurse who lives above the workshop, and she agrees with you on every point.",
      daysLater: 9,
    },
    votes: { helpful: 24, unhelpful: 0 },
  },
  {
    ...{ product: "sipkova-black-silk-blouse", stars: 4, fit: "large", size: "44", quality: 5, daysAgo: 83 },
    text: "Doesn’t shine, doesn’t rustle, doesn’t show what you had for lunch. Cuffs rather long on me. I expected to be frightened of washing it and I’m not: cool water, a drop of shampoo, flat on a towel.",
  },
  {
    ...{ product: "ourcq-bias-skirt-camel", stars: 3, fit: "small", size: "44", quality: 4, daysAgo: 84 },
    text: "It’s cut for a girl with no dinner in her. On me it’s perfectly decent standing up and a different story in a chair. Beautiful stuff, though, I’ll say that, and it’s nobody’s fault but mine that I didn’t try it sitting.",
  },
  {
    ...{ product: "knitted-by-else-petrol-cardigan", stars: 5, fit: "true", size: "L", quality: 5, daysAgo: 146 },
    text: "Bought the November of the first lockdown, when it was this or shout at the television. The pockets hang, as they say they do, because I keep my glasses in one and mints in the other. Not a bobble on it. My daughter has been told she may have it when I’m gone, and not before.",
    votes: { helpful: 21, unhelpful: 0 },
  },
  {
    ...{ product: "tey-hollis-pleated-skirt", stars: 3.5, fit: "true", size: "44", quality: 4, daysAgo: 192 },
    text: "It *is* a school skirt. I bought mine in Leeds in 1964 from a different shop for a different reason, and the pleats in this one are better. Itches without a slip.",
  },
  {
    ...{ product: "tey-hollis-herringbone-blazer", stars: 4.5, fit: "true", size: "44", quality: 5, daysAgo: 230 },
    text: "Local cloth, local cutter, and a young man who asked if I wanted room for a cardigan. I did. Excellent lapels. Not cheap, and I didn’t expect it to be.",
  },
  {
    ...{ product: "okla-ballet-flats", stars: 2, fit: "small", size: "40", quality: 3, daysAgo: 116 },
    text: "You can feel the street through the sole. They say so as though it were a good thing. I felt every pebble in Roundhay.",
  },
  {
    ...{ product: "loof-daughters-handbag-black", stars: 4, quality: 5, daysAgo: 53 },
    text: "Shuts with a proper clunk. Holds my book, flask and brolly, but not my book, flask, brolly *and* shoes, so it goes to church and not to dancing.",
  },
  {
    ...{ product: "vanchiglia-gold-hoops", stars: 4, quality: 4, daysAgo: 15 },
    text: "So light I went to bed in them.",
  },
];
