import type { PlannedReview } from "./planned-review.ts";

export const kofiReviews: readonly PlannedReview[] = [
  {
    ...{ product: "okla-penny-loafers", stars: 5, fit: "true", size: "43", quality: 5, daysAgo: 8 },
    text: "Third soles, first uppers. They have outlived two jobs and a car.\n\nI put in cedar trees every night for a year and then forgot for four. They forgave me. The stitching at the apron is the only original thread that ever let go, and the bench in Zlín did it again while I was on holiday. Oxblood goes nearly black at the toes if you use the wrong cream. I used the wrong cream.",
    votes: { helpful: 25, unhelpful: 0 },
  },
  {
    ...{ product: "plimmer-navy-joggers", stars: 4.5, fit: "true", size: "M", quality: 4, daysAgo: 46 },
    text: "On at five past six every weekday. Knees have bagged, drawstring’s fine, the little back pocket with the zip has never lost my key, and I’ve run through hail in these. Would I wear them to the shops? I’ve worn them to a christening (I was late, it was my brother’s fault).",
    votes: { helpful: 14, unhelpful: 2 },
  },
  {
    ...{ product: "tey-hollis-pressed-trousers", stars: 4, fit: "large", size: "48", quality: 5, daysAgo: 103 },
    text: "They hem them while you drink a tea. The tea was good. Roomy in the seat, so I had them taken in at home. The crease survives a full day at a desk and a folding bike.",
  },
  {
    ...{ product: "plimmer-warm-up-sweatshirt-grey", stars: 3.5, fit: "true", size: "M", quality: 3, daysAgo: 178 },
    text: "For the first two kilometres, as they say. Then you tie it round your waist and it does in fact not stretch, but it does slide, and you hold it up like a skirt for the remaining three.",
  },
  {
    ...{ product: "plimmer-rust-cap", stars: 4, quality: 3, daysAgo: 211 },
    text: "Faded to apricot in one summer. Sweat band comes clean with washing-up liquid.",
  },
  {
    ...{ product: "norr-sund-poplin-shirt", stars: 3.5, fit: "small", size: "42", quality: 4, daysAgo: 30 },
    text: "Cut for someone without a back. I row on Saturdays. Collar and cuffs are first class and the offer to turn the collar is real, I’ve seen it done to a colleague’s. But I can’t drive in it.",
    answer: {
      text: "There’s a wider yoke in the pattern book that we use when people ask. Ask, and we’ll cut the next one that way for the same price.",
      daysLater: 7,
    },
  },
  {
    ...{ product: "vanchiglia-plain-watch-oxblood", stars: 3, quality: 4, daysAgo: 124 },
    text: "Lovely strap, tells the time to within two minutes a week. I time my runs with something else.",
  },
  {
    ...{ collection: "plimmer/warm-up", stars: 4, quality: 4, daysAgo: 69 },
    text: "Simple stuff that fits people with thighs. Wish there were a long-sleeved tee.",
  },
];
