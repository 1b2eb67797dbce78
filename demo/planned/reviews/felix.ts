import type { PlannedReview } from "./planned-review.ts";

export const felixReviews: readonly PlannedReview[] = [
  {
    ...{ product: "halden-turn-up-jeans", stars: 4.5, fit: "true", size: "31/32", quality: 5, daysAgo: 25 },
    text: "They tell you to turn them up. I thought, no, I’ll hem them, I have a machine. Broke two needles. The denim won. Then I turned them up and they were perfect.",
    votes: { helpful: 22, unhelpful: 0 },
  },
  {
    ...{ product: "marin-breton-tee", stars: 4, fit: "true", size: "M", quality: 4, daysAgo: 73 },
    text: "Red on cream, so wash it cold or it becomes pink on cream. (It’s pink on cream. I like it.) The boat neck falls off one shoulder if you haven’t got two equal ones.",
  },
  {
    ...{ product: "halden-chambray-shirt", stars: 4.5, fit: "large", size: "M", quality: 4, daysAgo: 115 },
    text: "The slit in the pocket is meant for a pencil. I keep my seam ripper in there, which I use more. Chalk brushes off, pins don’t leave holes, and I’ve bled on it (see: needles) without lasting effects.",
  },
  {
    ...{ product: "koszeg-knit-lilac-cardigan", stars: 2.5, fit: "large", size: "M", quality: 3, daysAgo: 161 },
    text: "Felted on me. The label says hand wash and I said “hand wash” to the machine, so, yes. But it also came with a dropped stitch at the back, which I noticed before, and that wasn’t me.",
    answer: {
      text: "The stitch was us and the felt was you, so let’s share: send it back and we’ll knit you another at half the price. Keep the felted one. It makes good slippers.",
      daysLater: 6,
    },
    votes: { helpful: 19, unhelpful: 0 },
  },
  {
    ...{ product: "atelier-vey-silk-bow-blouse", stars: 3, fit: "small", size: "42", quality: 5, daysAgo: 196 },
    text: "There are instructions sewn inside for how to tie the bow. Six drawings. I can follow a French commercial pattern from 1958, and I can’t follow these past drawing four.",
  },
  {
    ...{ product: "tey-hollis-bengal-stripe-shirt", stars: 4.5, fit: "large", size: "M", quality: 5, daysAgo: 139 },
    text: "Took one apart to learn from it. Single-needle stitching, 8 to the centimetre, flat-felled all the way up into the sleeve, split yoke cut on the bias. Put it back together in five weeks. It now has three sleeves’ worth of opinions and still two sleeves.",
    votes: { helpful: 17, unhelpful: 0 },
  },
  {
    ...{ product: "halden-leaf-sweatshirt", stars: 3.5, fit: "true", size: "M", quality: 4, daysAgo: 221 },
    text: "Solid. The leaf looks like a feather.",
  },
  {
    ...{ collection: "halden/1974-again", stars: 5, quality: 5, daysAgo: 99 },
    text: "In the box of the indigo pair there was a copy of the original pattern, one sixth of actual size, folded like a map. I’ve framed it. I suppose I should say something about the jeans too: they’re good.",
    votes: { helpful: 14, unhelpful: 0 },
  },
];
