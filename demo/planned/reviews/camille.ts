import type { PlannedReview } from "./planned-review.ts";

export const camilleReviews: readonly PlannedReview[] = [
  {
    ...{ product: "ourcq-bias-slip-burgundy", stars: 5, fit: "true", size: "36", quality: 5, daysAgo: 25 },
    text: "Mine is from about 1994 and wasn’t new when I got it. The silk has gone softer and the colour has gone deeper, and the French seams have not moved by a thread. I’ve only ever taken in the straps.\n\nI went to look at this year’s in the shop to be sure. Same pattern. The silk is a little lighter now, but it is honestly the same dress.",
    photos: ["look-47-2.webp"],
    votes: { helpful: 20, unhelpful: 0 },
  },
  {
    ...{ product: "ourcq-bias-slip-forest", stars: 4.5, fit: "true", size: "36", quality: 4, daysAgo: 63 },
    text: "Second-hand, forty-eight euros, two seasons old. Hand wash, never wring. It shows where you’ve been sitting for about ten minutes after you get up; with silk you accept this or you buy viscose.",
    photos: ["look-04-2.webp"],
  },
  {
    ...{ product: "ourcq-camisole-apricot", stars: 3.5, fit: "large", size: "36", quality: 4, daysAgo: 150 },
    text: "The straps are not adjustable. On a camisole! I knotted them. Lovely colour, not for anyone who perspires in meetings.",
    answer: {
      text: "The straps are sewn by hand so that they can be shortened by hand, and we do it free of charge while you wait. We admit that Pantin is a long way from Lyon.",
      daysLater: 8,
    },
  },
  {
    ...{ product: "taller-grau-white-trousers", stars: 4, fit: "true", size: "36", quality: 4, daysAgo: 110 },
    text: "Lined in front and not behind. So choose your underwear accordingly. Cool at thirty-four degrees, and I’ve had them on in a meeting room with one fan.",
  },
  {
    ...{ product: "atelier-vey-double-breasted-blazer", stars: 4.5, fit: "large", size: "36", quality: 5, daysAgo: 41 },
    text: "Broad, and proud of it. I wear it over slips, as a coat, until about the second glass.",
  },
  {
    ...{ product: "marin-evening-slingback", stars: 3, fit: "small", size: "37", quality: 3, daysAgo: 176 },
    text: "One *can* dance on the sole. I did, until two. The heel tips were gone by half past one and they’re not a standard size. My cobbler made new ones, muttering.",
  },
  {
    ...{ product: "marin-canvas-sneakers", stars: 3.5, fit: "true", size: "37", quality: 3, daysAgo: 230 },
    text: "They do go in the machine. The rubber turns the yellow of old piano keys after the fifth time, and I rather like that, though I gather not everybody does.",
  },
  {
    ...{ product: "halden-denim-jacket-bleached", stars: 4, fit: "true", size: "S", quality: 4, daysAgo: 82 },
    text: "Stiff as a board until the third wash. After that it’s the only jacket I own that makes silk look as if I hadn’t tried.",
  },
  {
    ...{ product: "loof-daughters-shoulder-bag-black", stars: 4, quality: 5, daysAgo: 195 },
    text: "Holds keys, a card and a lipstick if you leave one of the three at home.",
  },
];
