import type { PlannedReview } from "./planned-review.ts";

export const yukiReviews: readonly PlannedReview[] = [
  {
    ...{ product: "tey-hollis-herringbone-blazer", stars: 5, fit: "true", size: "36", quality: 5, daysAgo: 20 },
    text: "Grey, but eleven greys when you hold it close. There has been a paperback in the inside pocket since 2020. The pocket has taken the shape of a paperback and the blazer has not.",
    votes: { helpful: 18, unhelpful: 0 },
  },
  {
    ...{ product: "nitka-i-syn-black-tee", stars: 4, fit: "true", size: "S", quality: 3, daysAgo: 79 },
    text: "I have five. Rotation, cold wash, line dry. Black for about forty washes, then charcoal. I sort them by age, and the oldest one is my favourite.",
  },
  {
    ...{ product: "halden-straight-jeans-indigo", stars: 4.5, fit: "small", size: "27/30", quality: 5, daysAgo: 152 },
    text: "Soak once, warm, lying flat in the bath, jeans inside out. Wear them wet for an hour if you can stand it. After that they stop shrinking. Measured at the waist: 70.5 cm before, 68 cm after.",
    photos: ["look-35.webp"],
    votes: { helpful: 20, unhelpful: 0 },
  },
  {
    ...{ product: "okla-penny-loafers", stars: 4, fit: "large", size: "37", quality: 5, daysAgo: 57 },
    text: "Long and narrow. A thin insole helps. Very quiet shoe.",
  },
  {
    ...{ product: "vanchiglia-plain-watch-tan", stars: 4.5, quality: 4, daysAgo: 112 },
    text: "It has no date, no seconds, no logo on the front. Battery every three years. I changed the strap myself without a tool, as promised, while waiting for the U8.",
  },
  {
    ...{ product: "taller-grau-olive-trousers", stars: 3, fit: "large", size: "34", quality: 4, daysAgo: 199 },
    text: "Good linen. The smallest size is not small.",
  },
  {
    ...{ product: "koszeg-knit-lilac-cardigan", stars: 4, fit: "true", size: "S", quality: 4, daysAgo: 35 },
    text: "One yellow thing a year is my rule, and in 2025 it was this, because the shop’s lamp made it look yellow. At home it was lilac. I’ve kept it.",
  },
  {
    ...{ product: "norr-sund-town-coat", stars: 3.5, fit: "large", size: "XS", quality: 4, daysAgo: 24 },
    text: "Tried on in Borås, ordered in Berlin, arrived in eleven days. Half belt sits low on me (157 cm). Everything else sits well.",
  },
];
