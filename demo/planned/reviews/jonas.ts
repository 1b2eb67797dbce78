import type { PlannedReview } from "./planned-review.ts";

export const jonasReviews: readonly PlannedReview[] = [
  {
    ...{ product: "koszeg-knit-aran-jumper", stars: 5, fit: "true", size: "L", quality: 5, daysAgo: 13 },
    text: "My aunt is a better knitter, but she’s booked until March. No moths, no ladders, one happy elbow patch.",
    votes: { helpful: 23, unhelpful: 0 },
  },
  {
    ...{ product: "plimmer-warm-up-sweatshirt-navy", stars: 4, fit: "true", size: "L", quality: 4, daysAgo: 58 },
    text: "I’m the goalkeeper because nobody else wanted to. It has been dragged across two kinds of grass and one kind of gravel. Left elbow is thin. Ribbing at the sides really does let you stretch, not that it shows in the results.",
  },
  {
    ...{ product: "koszeg-knit-ribbed-beanie", stars: 3, quality: 3, daysAgo: 95 },
    text: "Warm! But one size means one size, and my head is the other one. It climbs. By the second half it’s sitting up there like a cork.",
  },
  {
    ...{ product: "plimmer-court-shoe", stars: 3.5, fit: "small", size: "44", quality: 3, daysAgo: 170 },
    text: "Good grip indoors. Short in the toe: I take 43 everywhere else and needed the 44. Laces too long, they reach round the ankle twice.",
  },
  {
    ...{ product: "norr-sund-checked-scarf", stars: 4.5, quality: 5, daysAgo: 28 },
    text: "A present from somebody who also bought one for herself, so we now have the same scarf with a different check. Hers is better. It’s true what they say about the ends of the yarns.",
  },
  {
    ...{ product: "nitka-i-syn-striped-tee", stars: 4, fit: "true", size: "L", quality: 3, daysAgo: 214 },
    text: "Does what a T-shirt does.",
  },
  {
    ...{ product: "halden-leaf-sweatshirt", stars: 4, fit: "large", size: "L", quality: 4, daysAgo: 118 },
    text: "Unbrushed inside, so it’s a bit scratchy for a week and then it’s the only one you want. Print hasn’t cracked after, what, sixty washes? I cut the cuffs off one because I don’t like cuffs. It survived that too.",
  },
];
