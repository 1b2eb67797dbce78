import type { PlannedReview } from "./planned-review.ts";

export const amaReviews: readonly PlannedReview[] = [
  {
    ...{ product: "tey-hollis-glen-check-trousers", stars: 5, fit: "true", size: "40", quality: 5, daysAgo: 14 },
    text: "You could rule lines with the crease. I have. I’m an accountant; I had a pencil, and no ruler.",
    photos: ["look-40.webp"],
    votes: { helpful: 23, unhelpful: 0 },
  },
  {
    ...{ product: "loof-daughters-horsebit-loafer-black", stars: 4, fit: "true", size: "39", quality: 5, daysAgo: 67 },
    text: "The bit clicks on marble. People hear me coming, and in an audit that’s only fair.",
  },
  {
    ...{ product: "norr-sund-poplin-shirt", stars: 3.5, fit: "true", size: "40", quality: 4, daysAgo: 108 },
    text: "Good collar. Gapes between the second and third button if you have a bust; a press stud fixed it. At €89 the press stud should be theirs.",
    answer: {
      text: "It’s ours from now on: sizes 40 and up get a hidden button there, starting with the white.",
      daysLater: 10,
    },
    votes: { helpful: 22, unhelpful: 0 },
  },
  {
    ...{ product: "atelier-vey-travel-blazer", stars: 4.5, fit: "true", size: "40", quality: 5, daysAgo: 43 },
    text: "Basel–Brussels, four times a month, folded over the same seat. No shine yet.",
  },
  {
    ...{ product: "atelier-vey-pressed-trousers", stars: 4, fit: "large", size: "40", quality: 5, daysAgo: 125 },
    text: "They stitch the crease in. Purists will object. Let them come and iron mine.",
  },
  {
    ...{ product: "loof-daughters-shoulder-bag-espresso", stars: 2.5, quality: 4, daysAgo: 151 },
    text: "Unlined, “so crumbs can be shaken out”. Unlined, so brown dust gets on every paper I own. It’s the suede side of the leather and it sheds for months.",
    answer: {
      text: "It does, for about three. A damp cloth inside, twice, and then a night open by a window. We’ll wax the inside from the next batch and do yours by post if you can spare it for a week.",
      daysLater: 5,
    },
    votes: { helpful: 13, unhelpful: 0 },
  },
  {
    ...{ product: "knitted-by-else-camel-roll-neck", stars: 4, fit: "large", size: "M", quality: 5, daysAgo: 182 },
    text: "Warm. Very warm. Not for open-plan offices.",
  },
  {
    ...{ product: "koszeg-knit-striped-roll-neck", stars: 1.5, fit: "small", size: "M", quality: 2, daysAgo: 94 },
    text: "Arrived with a hole at the hem, went back, and the replacement arrived with the same hole. Then nothing for five weeks. Then a refund, without a word.",
    answer: {
      text: "There’s no excuse for the five weeks: the person who reads our post was ill and nobody had the password. The hole came from one needle, and we’ve found it. We’d have liked to tell you all this in July.",
      daysLater: 21,
    },
    votes: { helpful: 18, unhelpful: 0 },
  },
  {
    ...{ collection: "atelier-vey/interviews", stars: 4, fit: "true", quality: 5, daysAgo: 21 },
    text: "The forest is the one to get. The double-breasted wears *you*. The glen check needs somebody less square than I am. Prices are Swiss, and so is the making.",
  },
];
