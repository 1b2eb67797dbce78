import { chf, eur, numbers, productsOf } from "./planned-product.ts";

const sizes = numbers(34, 44);

export const atelierVeyProducts = productsOf("atelier-vey", [
  {
    ...{ name: "Glen-check blazer", category: "jacket", picture: "glen-check-blazer", colours: ["brown", "beige"] },
    ...{ material: "Wool", sizes, prices: [eur(320), chf(310)] },
    description: "One button, real pockets, and a check that was matched by a person with a pin between her teeth.",
  },
  {
    ...{ name: "Forest blazer", category: "jacket", picture: "forest-blazer", colours: ["green"] },
    ...{ material: "Wool", sizes, prices: [eur(275), chf(265)] },
    description: "Green enough to be a colour, dark enough for the office. Half lined.",
  },
  {
    ...{ name: "Travel blazer", category: "jacket", picture: "navy-blazer", colours: ["navy"] },
    ...{ material: "High-twist wool", sizes, prices: [eur(260), chf(250)] },
    description: "Navy, in a high-twist wool that hangs itself out overnight.",
  },
  {
    ...{ name: "Double-breasted blazer", category: "jacket", picture: "black-blazer", colours: ["black"] },
    ...{ material: "Wool", sizes, prices: [eur(290), chf(280)] },
    description: "Long, black, with a shoulder that has an opinion. Worn over silk more often than over shirts.",
  },
  {
    ...{ name: "Suit jacket, 2016", category: "jacket", picture: null, colours: ["grey"] },
    ...{ material: "Wool", sizes: numbers(36, 42), prices: [] },
    description: "No longer made. We still have the pattern, and buttons for repairs.",
    owners: [["maren-holt", "Grey suit jacket"]],
  },
  {
    ...{ name: "Pressed trousers", category: "trousers", picture: "espresso-trousers", colours: ["brown"] },
    ...{ material: "Wool", sizes, prices: [eur(120), chf(115)] },
    description: "Narrow, with a crease that is stitched in, so it survives the bicycle.",
  },
  {
    ...{ name: "Pleated skirt, red", category: "skirt", picture: "red-skirt", colours: ["red"] },
    ...{ material: "Wool blend", sizes, prices: [eur(120), chf(115)] },
    description: "Twenty-two pleats, steamed in paper. Red down to the lining.",
    more: ["look-01-2.webp"],
  },
  {
    ...{ name: "Pleated skirt, taupe", category: "skirt", picture: "taupe-skirt", colours: ["brown"] },
    ...{ material: "Wool blend", sizes, prices: [eur(110), chf(105)] },
    description: "Wider pleats than the red one, and four centimetres longer.",
  },
  {
    ...{ name: "Silk bow blouse", category: "shirt", picture: "blush-blouse", colours: ["pink"] },
    ...{ material: "Silk", sizes, prices: [eur(145), chf(140)] },
    description: "Blush silk with a bow cut in one piece with the collar. Instructions are sewn inside.",
  },
  {
    ...{ name: "Bow blouse", category: "shirt", picture: "bow-blouse", colours: ["cream"] },
    ...{ material: "Viscose", sizes, prices: [eur(95), chf(92)] },
    description: "The washable bow. Cream, opaque, long enough to stay tucked in at a blackboard.",
  },
  {
    ...{ name: "Dotted dress", category: "dress", picture: "dotted-dress", colours: ["navy", "cream"] },
    ...{ material: "Viscose", sizes, prices: [eur(165), chf(159)] },
    description: "The dress of 2023: navy, hand-sized sash, dots that are slightly uneven on purpose.",
    more: ["look-17.webp"],
  },
  {
    ...{ name: "Floral dress", category: "dress", picture: "floral-dress", colours: ["black", "pink"] },
    ...{ material: "Viscose", sizes, prices: [eur(155), chf(149)] },
    description: "The dress of 2024. It has pockets, deep enough for a phone and a hymn sheet.",
    more: ["look-15-2.webp"],
  },
  {
    ...{ name: "Plum dress", category: "dress", picture: "plum-dress", colours: ["purple"] },
    ...{ material: "Viscose crêpe", sizes, prices: [eur(170), chf(165)] },
    description: "The dress of 2025. Made for summer and photographed in snow.",
  },
]);
