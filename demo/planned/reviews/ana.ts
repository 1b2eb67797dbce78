import type { PlannedReview } from "./planned-review.ts";

export const anaReviews: readonly PlannedReview[] = [
  {
    ...{ product: "atelier-vey-floral-dress", stars: 5, fit: "true", size: "38", quality: 4, daysAgo: 17 },
    text: "POCKETS. I checked before I fell for it, and then I checked again at home in case the shop had tricked me. Phone in the left, rusks in the right (christening). They don’t pull the skirt out of shape, even full.",
    photos: ["look-15-2.webp"],
    votes: { helpful: 19, unhelpful: 1 },
  },
  {
    ...{ product: "sipkova-garden-dress", stars: 4, fit: "true", size: "38", quality: 4, daysAgo: 98 },
    text: "Thin in the best way, and lined where it matters. No pockets, one star off; they know who I am by now. Apricot juice came out with soda water.",
    photos: ["look-29.webp"],
  },
  {
    ...{ product: "taller-grau-straw-hat", stars: 4.5, fit: "true", size: "57", quality: 4, daysAgo: 77 },
    text: "I left it on the back seat, somebody sat on it, I held it over the kettle and pushed it out with a grapefruit. Good as new. I wouldn’t have believed it either.",
    votes: { helpful: 16, unhelpful: 0 },
  },
  {
    ...{ product: "okla-sandals-cognac", stars: 4.5, fit: "true", size: "38", quality: 5, daysAgo: 129 },
    text: "Days one to nine: regret. Day ten: they’ve read my feet. Four summers of cobbles since. The buckle leaves a small round tan line, which I now consider part of me.",
  },
  {
    ...{ product: "marin-travel-dress", stars: 3.5, fit: "large", size: "38", quality: 3, daysAgo: 222 },
    text: "Borrowed from my cousin, washed it in a sink in Vigo, dry by breakfast. But it has one pocket, on one side, at the height of the ribs. For what? A stamp?",
    answer: {
      text: "For a boarding pass. You’re the ninth person to ask, so next year’s dress has two, lower down.",
      daysLater: 15,
    },
  },
  {
    ...{ product: "loof-daughters-handbag-tan", stars: 4, quality: 5, daysAgo: 166 },
    text: "My sister has the black one, so I’ve had three years of watching how it ages before I paid. It ages well. The handle creaks a bit on warm days, like a saddle.",
  },
  {
    ...{ product: "nitka-i-syn-slim-jeans", stars: 2.5, fit: "small", size: "28/30", quality: 3, daysAgo: 52 },
    text: "Size up. Then size up again. And even so, two of my fingers fit into the front pockets, and I have small fingers.",
  },
  {
    ...{ collection: "taller-grau/before-the-heat", stars: 4.5, quality: 4, daysAgo: 145 },
    text: "I’ve been to the workshop, it’s a ground floor with the door open and a radio. Everything there is made by four people and you can ask them things. I asked about pockets. They’ve promised pockets.",
  },
];
