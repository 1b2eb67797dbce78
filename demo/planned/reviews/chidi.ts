import type { PlannedReview } from "./planned-review.ts";

export const chidiReviews: readonly PlannedReview[] = [
  {
    ...{ product: "koszeg-knit-cable-roll-neck", stars: 4.5, fit: "true", size: "L", quality: 5, daysAgo: 7 },
    text: "Five-gauge, two-ply, roughly 900 g in a large. It really does stand up by itself; I’ve a photo of it sitting at the table. Cables cross every eighth row, evenly, and there’s enough lanolin left to smell of sheep when you come in from the rain.\n\nHalf a star off for the neck, which is a tube knitted separately and linked on. You can see the join if you’re me.",
    photos: ["look-48-2.webp"],
    votes: { helpful: 20, unhelpful: 0 },
  },
  {
    ...{ product: "norr-sund-lambswool-v-neck", stars: 4, fit: "true", size: "L", quality: 4, daysAgo: 51 },
    text: "Pills under the arms until about the fifth wash. Comb it, don’t shave it. The V is mitred by hand. Four metres of darning yarn in the parcel: used two.",
  },
  {
    ...{ product: "norr-sund-guernsey-crew", stars: 5, fit: "small", size: "L", quality: 5, daysAgo: 29 },
    text: "Somebody over there knows what a gusset is. Underarm gussets, split welt, a rib at the top of the sleeve so you can find the back in the dark. Worsted, so no halo and no pills. It’s the price of two ordinary jumpers and I’ve had two ordinary jumpers die since I bought it.",
    votes: { helpful: 19, unhelpful: 0 },
  },
  {
    ...{ product: "koszeg-knit-crew-neck-jumper", stars: 3, fit: "large", size: "L", quality: 3, daysAgo: 122 },
    text: "“Elbows knitted double” means a second layer plated on. Grand idea, but it stops dead two rows too early, and that edge is exactly where mine wore through. Machine-linked shoulder, a bit lumpy.",
    answer: {
      text: "Two rows is a precise complaint, and we like those. The plating now runs six rows further. If you send us the jumper, Zsuzsa will do the elbows by hand; it will take her until the spring.",
      daysLater: 8,
    },
    votes: { helpful: 13, unhelpful: 0 },
  },
  {
    ...{ product: "knitted-by-else-oat-cardigan", stars: 5, fit: "true", size: "L", quality: 5, daysAgo: 90 },
    text: "I turned it inside out in the shop and there was nothing to see. No floats, no knots, ends sewn in along the seam and not just through the back of a stitch. I asked who Inger was. She was behind the counter.",
    votes: { helpful: 22, unhelpful: 0 },
  },
  {
    ...{ product: "koszeg-knit-aran-jumper", stars: 3.5, fit: "large", size: "M", quality: 4, daysAgo: 168 },
    text: "Honeycomb is slack. You want that at 22 stitches, not 20.",
  },
  {
    ...{ product: "koszeg-knit-ribbed-beanie", stars: 4, quality: 4, daysAgo: 215 },
    text: "Every one’s different because it’s whatever was on the cones. I held out for a green one with a single row of orange in it, like somebody sneezed.",
  },
  {
    ...{ collection: "koszeg-knit/winter-yarns", stars: 4, quality: 4, daysAgo: 45 },
    text: "The roll-neck carries it. The vest could be left out and nobody’d write in. I’m delighted somebody is still running machines like that, so buy the thick things and let them worry about the thin ones.",
  },
];
