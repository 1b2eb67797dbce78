import type { PlannedReview } from "./planned-review.ts";

export const samirReviews: readonly PlannedReview[] = [
  {
    ...{ product: "norr-sund-poplin-shirt", stars: 4.5, fit: "true", size: "42", quality: 5, daysAgo: 16 },
    text: "Irons flat in four minutes. I’ve timed it, because that’s how long the small one can be trusted alone with a banana. The collar still stands after a year of Fridays. Not see-through either; my wife checked me against a window.",
    photos: ["look-60.webp"],
    votes: { helpful: 21, unhelpful: 0 },
  },
  {
    ...{ product: "halden-chambray-shirt", stars: 5, fit: "true", size: "L", quality: 4, daysAgo: 47 },
    text: "Coffee: invisible. Ink: invisible. Yoghurt: visible for ten minutes, then invisible. I don’t know what they put in this blue.",
    photos: ["look-28.webp"],
    votes: { helpful: 23, unhelpful: 0 },
  },
  {
    ...{
      product: "loof-daughters-horsebit-loafer-cognac",
      stars: 4,
      fit: "large",
      size: "43",
      quality: 5,
      daysAgo: 100,
    },
    text: "It comes with a screwdriver. Within a week my son had unscrewed both bits and posted one of them into the heating. They sent another, with a longer screw and a drawing of a child on the envelope.",
    votes: { helpful: 20, unhelpful: 0 },
  },
  {
    ...{
      product: "loof-daughters-horsebit-loafer-black",
      stars: 3.5,
      fit: "true",
      size: "43",
      quality: 4,
      daysAgo: 154,
    },
    text: "Less good than the cognac pair, I’m sorry to say. The black has cracked across the left toe after two winters, despite cream. Same shop, same last, different hide?",
    answer: {
      text: "Different tannery, in that one winter only. You’re the fourth. Send the pair back, with or without the box, and you’ll get new ones; we’ll keep yours to show them.",
      daysLater: 3,
    },
    votes: { helpful: 18, unhelpful: 0 },
  },
  {
    ...{ product: "tey-hollis-pinstriped-trousers", stars: 4, fit: "small", size: "50", quality: 5, daysAgo: 209 },
    text: "Brace buttons inside, so I bought braces, and now I’m a person with braces. Tight over the thigh if you squat to pick up Lego. You will squat to pick up Lego.",
  },
  {
    ...{ product: "nitka-i-syn-white-jeans", stars: 3.5, fit: "true", size: "33/32", quality: 3, daysAgo: 181 },
    text: "My rule is no red wine. It should have been no children’s felt tips. Came out with alcohol, mostly. There’s a pale green continent on the left knee.",
  },
  {
    ...{ product: "tey-hollis-oxford-stripe-shirt", stars: 4, fit: "large", size: "L", quality: 4, daysAgo: 130 },
    text: "Softer than poplin and it forgives you for not ironing. Sleeves a good two centimetres long on me, which washing didn’t cure.",
  },
  {
    ...{ collection: "norr-sund/twelve-shirts-a-week", stars: 4, fit: "true", quality: 4, daysAgo: 85 },
    text: "I own both shirts in several copies. White for Fridays, stripes for whatever the other ones are. The trousers I tried and left: too wide for my bike.",
  },
];
