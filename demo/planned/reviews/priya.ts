import type { PlannedReview } from "./planned-review.ts";

export const priyaReviews: readonly PlannedReview[] = [
  {
    ...{ product: "plimmer-court-skirt", stars: 4, fit: "true", size: "S", quality: 3, daysAgo: 12 },
    text: "£42, fifteen wears this season, so £2.80 a wear and falling. Pleats have held, the shorts underneath ride up on serve but only the left leg, and the ball pocket works if you play with dry balls. Some piping has come loose at the hem. I’m not losing because of the skirt.",
    photos: ["look-25.webp"],
    votes: { helpful: 18, unhelpful: 0 },
  },
  {
    ...{ product: "plimmer-court-shoe", stars: 4.5, fit: "true", size: "38", quality: 4, daysAgo: 68 },
    text: "Clay, hard court, and once a bouncy castle. Two sets of laces in three summers. The sole pattern is about half gone at the toe, where I drag.",
  },
  {
    ...{ product: "plimmer-club-tee", stars: 3.5, fit: "large", size: "S", quality: 4, daysAgo: 105 },
    text: "There’s a name tape in the collar for the lost property box. I filled it in, lost the shirt, and got it back. That’s the review.",
    votes: { helpful: 22, unhelpful: 1 },
  },
  {
    ...{ product: "plimmer-club-cap", stars: 3, quality: 3, daysAgo: 162 },
    text: "White for one match.",
  },
  {
    ...{ product: "marin-breton-tee", stars: 4.5, fit: "true", size: "S", quality: 5, daysAgo: 193 },
    text: "Forty-five euros is a lot for a T-shirt until you do the division. My last supermarket one: £8, eleven wears. This one: €45, and I stopped counting at ninety because it was getting embarrassing for the other T-shirt.",
  },
  {
    ...{ product: "norr-sund-wide-wool-trousers-black", stars: 4, fit: "large", size: "34", quality: 5, daysAgo: 31 },
    text: "I’m 1.57 m. Took off nine centimetres, kept the pieces, had a cushion made for the cat. They ship them unhemmed if you ask, which I only read afterwards.",
  },
  {
    ...{ product: "ourcq-bias-slip-forest", stars: 4, fit: "true", size: "34", quality: 4, daysAgo: 219 },
    text: "Twenty-three wears in fourteen months (yes, I log it). Cost per wear of €11.30, about the same as going to see a film, and I enjoyed it more than most films. Minus one star for the dry-cleaner, who is a robber.",
  },
  {
    ...{ product: "loof-daughters-ankle-boot-espresso", stars: 3.5, fit: "small", size: "38", quality: 5, daysAgo: 88 },
    text: "Waited three weeks for the 38.5, which they then told me doesn’t exist. So: 38, thin socks, and a cobbler with a stretching machine. Since then, fine. Since then, actually, very good.",
    answer: {
      text: "Half sizes have been promised in this house since 1983. We can stretch a boot before it leaves Antwerp; ask for it in the order and it costs nothing.",
      daysLater: 10,
    },
  },
  {
    ...{ collection: "plimmer/two-sets", stars: 4, quality: 4, daysAgo: 40 },
    text: "Own all four. Combined wears this summer: 60. Combined sets won: 2.",
    votes: { helpful: 20, unhelpful: 0 },
  },
];
