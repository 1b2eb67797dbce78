import type { PlannedReview } from "./planned-review.ts";

export const elifReviews: readonly PlannedReview[] = [
  {
    ...{ product: "norr-sund-wool-coat", stars: 3.5, fit: "large", size: "L", quality: 4, daysAgo: 21 },
    text: "I’m at least the third owner. The wool is lovely and the pockets are honest: two outside, one inside, all of them deep. The lining tore at the vent, which Borås sewed for the price of the stamp, although I’d told them I wasn’t the one who had bought it. I should have waited for an M to turn up.",
    votes: { helpful: 18, unhelpful: 0 },
  },
  {
    ...{ product: "marin-mary-janes-red", stars: 4, fit: "true", size: "38", quality: 3, daysAgo: 94 },
    text: "Got them off a flea market table still in the box, so somebody somewhere has regrets. The red comes off a little on pale tights when it rains. Heel stiffener has gone soft on the left one.",
  },
  {
    ...{ product: "loof-daughters-shoulder-bag-oxblood", stars: 5, quality: 5, daysAgo: 64 },
    text: "Scratched by: a cat, a door, a Viennese tram. You can’t see any of it because it’s red all the way through. I rub it with the heel of my hand and that’s the maintenance.",
    photos: ["look-03.webp"],
  },
  {
    ...{ product: "halden-turn-up-jeans", stars: 4, fit: "true", size: "28/30", quality: 4, daysAgo: 133 },
    text: "Four centimetres too long is the idea. On me it was eight. I turn them up twice, and sand collects in there, and coins.",
  },
  {
    ...{ product: "tey-hollis-oxford-stripe-shirt", stars: 4.5, fit: "large", size: "S", quality: 5, daysAgo: 184 },
    text: "Has the initials *R. P. W.* in the collar. Whoever you are, R. P. W., you looked after your shirts.",
    votes: { helpful: 13, unhelpful: 0 },
  },
  {
    ...{ product: "ourcq-bias-slip-apricot", stars: 3, fit: "small", size: "38", quality: 4, daysAgo: 148 },
    text: "Too small across the back, and I knew it in the shop. Seams perfect. I sold it on to someone in Lyon, who says it makes her dance. So, three stars from me and presumably five from her.",
  },
  {
    ...{ product: "sipkova-dotted-square-red", stars: 4, quality: 4, daysAgo: 43 },
    text: "The rolled edge came undone on one corner. It’s done by hand, so I could do it by hand. Ten minutes and a very thin needle.",
  },
  {
    ...{ product: "vanchiglia-square-sunglasses", stars: 4, quality: 4, daysAgo: 226 },
    text: "Found in a park with one screw missing. I wrote to Turin, they sent a screw. For glasses I hadn’t even bought.",
  },
];
