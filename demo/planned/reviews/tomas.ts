import type { PlannedReview } from "./planned-review.ts";

export const tomasReviews: readonly PlannedReview[] = [
  {
    ...{ product: "marin-linen-shirt", stars: 4.5, fit: "true", size: "44", quality: 4, daysAgo: 38 },
    text: "Right. Linen. People iron it and then complain that it creases, as if they’d bought a fish and complained that it was wet. This one is washed before they cut it, so it comes out of the parcel already resigned. Collar soft enough to sleep in, and I have.",
    votes: { helpful: 17, unhelpful: 2 },
  },
  {
    ...{ product: "taller-grau-cream-shorts", stars: 4, fit: "true", size: "M", quality: 4, daysAgo: 92 },
    text: "“Sit on a towel,” they write. I didn’t, on a green bench, and now I have shorts with a past. Button instead of drawstring: very grown up.",
    photos: ["look-16.webp"],
  },
  {
    ...{ product: "taller-grau-olive-trousers", stars: 5, fit: "true", size: "44", quality: 5, daysAgo: 155 },
    text: "I live eight minutes from the workshop, so I’m biased, and I know Amparo who does the waistbands. All the same: four years, the same three pairs in rotation, and not one seam.",
    votes: { helpful: 12, unhelpful: 0 },
  },
  {
    ...{ product: "vanchiglia-plain-watch-oxblood", stars: 4.5, quality: 4, daysAgo: 60 },
    text: "For holidays, when I’d like to know roughly. Salt water got in (my fault, it says so on the back) and they dried it, oiled it and sent it back with a postcard of a button.",
  },
  {
    ...{ product: "halden-straight-jeans-light", stars: 2.5, fit: "small", size: "33/32", quality: 4, daysAgo: 207 },
    text: "Perfectly good jeans for a country with weather. In Valencia I managed four evenings.",
  },
  {
    ...{ product: "sipkova-dotted-square-apricot", stars: 4, quality: 5, daysAgo: 171 },
    text: "For my mother. She asked whether the dots were meant to be crooked. I said an uncle in Prague does them by eye. Since then she tells everybody about the uncle.",
  },
  {
    ...{ product: "marin-sailor-trousers", stars: 3, fit: "small", size: "L", quality: 4, daysAgo: 118 },
    text: "Six buttons between a man and a bathroom. Handsome, mind you.",
    answer: {
      text: "There’s an order to it: leave the lower two. Nobody writes that on a label, so we’re glad of the chance to say it here.",
      daysLater: 4,
    },
    votes: { helpful: 16, unhelpful: 0 },
  },
  {
    ...{ collection: "taller-grau/half-trousers", stars: 4, quality: 4, daysAgo: 180 },
    text: "I was the argument about pockets. I lost: they’re deep, and I’ve come round to it.",
  },
];
