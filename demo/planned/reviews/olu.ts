import type { PlannedReview } from "./planned-review.ts";

export const oluReviews: readonly PlannedReview[] = [
  {
    ...{ product: "koszeg-knit-crew-neck-jumper", stars: 4, fit: "true", size: "M", quality: 4, daysAgo: 24 },
    text: "Autumn, in jumper form. Got a hole on the cuff off a bramble and darned it with the wrong orange, and I’m prouder of that darn than of my degree.",
    photos: ["look-36.webp"],
    votes: { helpful: 17, unhelpful: 0 },
  },
  {
    ...{ product: "nitka-i-syn-barrel-trousers", stars: 4, fit: "large", size: "42", quality: 4, daysAgo: 80 },
    text: "They look mad on the hanger. On, they look less mad. I’ve stopped being able to wear anything straight, so be warned, it’s a one-way door. The knee pockets fit a tape measure and that’s about it.",
  },
  {
    ...{ product: "loof-daughters-ankle-boot-chestnut", stars: 4.5, fit: "true", size: "42", quality: 5, daysAgo: 136 },
    text: "First proper boots I ever bought. Read up on creams for a week. Three winters of Manchester and all I’ve done is brush them, put a bit of polish on when I remember and not leave them by the radiator. Sole’s still got its edge.",
    photos: ["look-36.webp"],
  },
  {
    ...{ product: "norr-sund-lambswool-scarf-burgundy", stars: 4, quality: 4, daysAgo: 173 },
    text: "got it for my nan and she gave it back because it’s “too good for the market”, so now it’s mine, result",
  },
  {
    ...{ product: "nitka-i-syn-black-tee", stars: 3.5, fit: "small", size: "M", quality: 3, daysAgo: 61 },
    text: "Shrank about two fingers in length, first wash, at thirty. Width stayed the same, so I’m basically a rectangle now.",
  },
  {
    ...{ product: "okla-penny-loafers", stars: 3, fit: "small", size: "42", quality: 4, daysAgo: 205 },
    text: "Tried them because of a review on here by a man who’s had his on a thousand times. Great shoe, not for a high instep. Sent back, money in three days, no fuss.",
  },
  {
    ...{ product: "plimmer-club-tee", stars: 4, fit: "true", size: "M", quality: 4, daysAgo: 103 },
    text: "I don’t play tennis. It’s a green T-shirt with good shoulders.",
  },
  {
    ...{ product: "koszeg-knit-ribbed-beanie", stars: 4.5, quality: 4, daysAgo: 40 },
    text: "Twenty-eight quid-ish for a hat felt steep till I looked at how the crown’s closed. It’s drawn up and sewn, not just cut and overlocked. I’ve unpicked enough socks to appreciate that.",
  },
];
