import type { PlannedReview } from "./planned-review.ts";

export const idaReviews: readonly PlannedReview[] = [
  {
    ...{ product: "norr-sund-glen-check-coat", stars: 5, fit: "true", size: "42", quality: 5, daysAgo: 19 },
    text: "Horn buttons, 28 mm, four holes, sewn on a proper shank with a backing button inside. Two spares, both there. The check runs across the pocket flap without a step. I could stop here.\n\nEight winters, and the only thing I’ve replaced is the hanger loop.",
    votes: { helpful: 18, unhelpful: 0 },
  },
  {
    ...{ product: "tey-hollis-bengal-stripe-shirt", stars: 3.5, fit: "large", size: "L", quality: 4, daysAgo: 90 },
    text: "Bought for my brother, who doesn’t write reviews. Cloth: good. Stripes: straight. Buttons: plastic, pretending to be shell. At £80 you can stop pretending.",
  },
  {
    ...{ product: "loof-daughters-ankle-boot-espresso", stars: 4, fit: "small", size: "41", quality: 5, daysAgo: 75 },
    text: "Half a size small. I sized up from 40.5 and that was right. The pull tabs are sewn through to the lining, so they’ll stay, which I don’t take for granted.",
  },
  {
    ...{ product: "ourcq-bias-skirt-espresso", stars: 4, fit: "true", size: "42", quality: 4, daysAgo: 140 },
    text: "Hangs beautifully, clings in dry weather. A drop of hand cream rubbed over your tights is the cure for static; nobody tells you these things any more.",
  },
  {
    ...{ product: "okla-belt-tan", stars: 5, size: "95", quality: 5, daysAgo: 201 },
    text: "It’s a strip of leather with a buckle on it. Seven years, and it has darkened from biscuit to tea. They punched me another hole for the price of a stamp, in exactly the right place, from a drawing I made on the back of an envelope.",
  },
  {
    ...{ product: "knitted-by-else-grey-roll-neck", stars: 4.5, fit: "large", size: "L", quality: 5, daysAgo: 48 },
    text: "From nine grey sheep, apparently. It’s generous, so the M would have done. I bought it in January and have thought about the sheep more often than I’d expected.",
    answer: { text: "There are eleven of them now.", daysLater: 20 },
  },
  {
    ...{ collection: "tey-hollis/cloth-from-up-the-road", stars: 4, quality: 4, daysAgo: 36 },
    text: "I’ve handled all five pieces in the shop in Leeds. The tweed is the best thing in it by some way. Both trousers have a hook *and* a button, as they should. I’d only ask who decided on the lining of the saddle blazer, and whether they’re all right.",
  },
];
