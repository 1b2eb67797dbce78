import type { PlannedReview } from "./planned-review.ts";

export const linneaReviews: readonly PlannedReview[] = [
  {
    ...{ product: "atelier-vey-plum-dress", stars: 4, fit: "small", size: "40", quality: 5, daysAgo: 27 },
    text: "I wore it to my own birthday, in January, under a coat that I then didn’t take off. Plum! Properly plum, not aubergine and not wine. Narrow under the arms, so if you plan to reach for cake, size up.",
    photos: ["look-57.webp"],
  },
  {
    ...{ product: "atelier-vey-pleated-skirt-red", stars: 4.5, fit: "true", size: "40", quality: 5, daysAgo: 70 },
    text: "White lining in my one, which flashes on a bicycle. Noor says hers is red all through? In any case I dyed mine in the sink, and then also the sink.",
    answer: {
      text: "A batch of about sixty left us with a white lining in August 2023, and we never found out how. We’ll gladly change it, or pay for the sink.",
      daysLater: 5,
    },
    votes: { helpful: 21, unhelpful: 0 },
  },
  {
    ...{ product: "plimmer-plum-joggers", stars: 4.5, fit: "true", size: "M", quality: 4, daysAgo: 113 },
    text: "For yoga and then for pastry, and the waistband understands that order.",
  },
  {
    ...{ product: "sipkova-dotted-square-saffron", stars: 5, quality: 5, daysAgo: 150 },
    text: "It’s the yellow I’ve been looking for since about 1998. I’ve held it next to a lemon, a school bus and a yield sign. It’s none of them. I don’t know what eleven trials cost, but tell the uncle it was worth it.",
  },
  {
    ...{ product: "knitted-by-else-mustard-cardigan", stars: 3, fit: "true", size: "M", quality: 5, daysAgo: 188 },
    text: "BEAUTIFUL knitting, wrong colour. The picture’s mustard and what came was pale custard. I know, I know, plants. I swapped it with my sister, who’s a pale custard person.",
    answer: {
      text: "The photo shows the 2021 batch, and that isn’t fair on anybody. There’s a new one up since this week, taken outside, next to an actual jar of mustard.",
      daysLater: 3,
    },
    votes: { helpful: 14, unhelpful: 0 },
  },
  {
    ...{ product: "marin-ballet-flats-coral", stars: 3.5, fit: "large", size: "39", quality: 3, daysAgo: 96 },
    text: "Reduced, last pair, a size too big, and I regret nothing. Insoles from the chemist’s.",
  },
  {
    ...{ product: "halden-oilskin", stars: 4, fit: "large", size: "S", quality: 4, daysAgo: 204 },
    text: "In Gothenburg you need it two hundred days a year and there ought to be a law that it’s yellow. Smells of tar for a bit. My dog was suspicious.",
  },
  {
    ...{ collection: "koszeg-knit/the-colour-vote", stars: 4.5, quality: 4, daysAgo: 78 },
    text: "I’d have voted for lilac too. What were the other fifteen colours they turned down? Please print the minutes.",
    votes: { helpful: 11, unhelpful: 0 },
  },
];
