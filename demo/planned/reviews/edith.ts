import type { PlannedReview } from "./planned-review.ts";

export const edithReviews: readonly PlannedReview[] = [
  {
    ...{ product: "norr-sund-double-breasted-coat", stars: 5, fit: "true", size: "M", quality: 5, daysAgo: 10 },
    text: "The elbows went first. By then I had stopped thinking of it as something I had bought.\n\nNew buttons in the fourth year, new lining in the eighth, patches last spring in a navy that’s nearly the same. The shoulders have never needed anything. My granddaughter has asked for it twice, and I’ve told her to ask again in ten years.",
    photos: ["look-46-2.webp"],
    answer: {
      text: "We have a metre of your navy left, from the 2015 bolt. It’s put aside with your name on it for the next elbows, whoever’s they turn out to be.",
      daysLater: 4,
    },
    votes: { helpful: 25, unhelpful: 0 },
  },
  {
    ...{ product: "norr-sund-wool-coat", stars: 3.5, fit: "large", size: "S", quality: 4, daysAgo: 33 },
    text: "The new camel is redder than the old camel. I have the old one to compare. Otherwise a decent coat, and it doesn’t weigh what a coat used to, for which my neck is grateful and my sense of value is not.",
    votes: { helpful: 16, unhelpful: 1 },
  },
  {
    ...{ product: "loof-daughters-ankle-boot-black", stars: 5, fit: "true", size: "38", quality: 5, daysAgo: 65 },
    text: "Bath is built on a slope and paved by an enemy. I haven’t turned an ankle in these since 2017.",
  },
  {
    ...{ product: "tey-hollis-kilt-skirt", stars: 4, fit: "true", size: "40", quality: 5, daysAgo: 127 },
    text: "Let down, taken up, let down again. I’ve shrunk, the fashion hasn’t made up its mind, and the hem allows for both. One complaint: the pin they send is a toy. Use a proper one.",
  },
  {
    ...{ product: "sipkova-dotted-square-coral", stars: 4, quality: 5, daysAgo: 164 },
    text: "For mouse-coloured days.",
  },
  {
    ...{ product: "koszeg-knit-cable-vest", stars: 2.5, fit: "large", size: "M", quality: 3, daysAgo: 198 },
    text: "I used to knit these for a husband and four sons, so I’m not the customer. Cables well enough done; armholes cut for a bell-ringer. Sent back.",
    answer: {
      text: "You’re quite right about the armholes. They’re from a pattern of 1971, when it was worn over two shirts. The new ones are four centimetres less deep, and we’d value your opinion of them.",
      daysLater: 16,
    },
  },
  {
    ...{ product: "ourcq-bias-slip-burgundy", stars: 4, fit: "true", size: "40", quality: 5, daysAgo: 237 },
    text: "I’m seventy-one and I wear it under a jersey with a skirt’s worth showing. The young man in the shop began a sentence with “At your” and thought better of it.",
    votes: { helpful: 24, unhelpful: 0 },
  },
  {
    ...{ product: "taller-grau-straw-hat", stars: 4, fit: "small", size: "57", quality: 4, daysAgo: 111 },
    text: "Pinches for a fortnight.",
  },
  {
    ...{ collection: "norr-sund/winter-2025", stars: 4.5, quality: 5, daysAgo: 142 },
    text: "I went through it with the catalogues of 1978, 1991 and 2015 beside me. The double-breasted is unchanged but for the vent. The rug scarf is new and silly, and I bought it.",
    votes: { helpful: 15, unhelpful: 0 },
  },
];
