import { eur, gbp, numbers, productsOf } from "./planned-product.ts";

const trousers = { category: "trousers", sizes: numbers(36, 56) } as const;

export const teyHollisProducts = productsOf("tey-hollis", [
  {
    ...{ name: "Bengal stripe shirt", category: "shirt", picture: "fathers-shirt", colours: ["blue", "white"] },
    ...{ material: "Cotton", sizes: ["S", "M", "L", "XL", "XXL"], prices: [gbp(80), eur(95)] },
    description: "A working shirt for people who sit. Unchanged since somebody’s father bought one.",
  },
  {
    ...{ name: "Oxford stripe shirt", category: "shirt", picture: "white-striped-shirt", colours: ["white", "blue"] },
    ...{ material: "Oxford cotton", sizes: ["S", "M", "L", "XL", "XXL"], prices: [gbp(80), eur(95)] },
    description: "Heavier than poplin, and happier without an iron.",
  },
  {
    ...{ name: "Herringbone blazer", category: "jacket", picture: "herringbone-blazer", colours: ["grey"] },
    ...{ material: "Tweed", sizes: numbers(34, 54), prices: [gbp(245), eur(285)] },
    description: "Huddersfield tweed, half lined, with an inside pocket that takes a paperback.",
  },
  {
    ...{ name: "Saddle blazer", category: "jacket", picture: "cognac-blazer", colours: ["brown"] },
    ...{ material: "Wool", sizes: numbers(34, 54), prices: [gbp(220), eur(255)] },
    description: "Cognac wool, cut long in the skirt. Elbow patches on request, free of charge.",
  },
  {
    ...{ name: "Pinstriped trousers", picture: "pinstriped-trousers", colours: ["navy", "grey"], ...trousers },
    ...{ material: "Wool", prices: [gbp(120), eur(140)] },
    description: "Indigo with a chalk line, wide in the leg, brace buttons inside.",
  },
  {
    ...{ name: "Glen-check trousers", picture: "glen-check-trousers", colours: ["beige", "brown"], ...trousers },
    ...{ material: "Wool", prices: [gbp(125), eur(145)] },
    description: "Two pleats, four pockets, a crease you could rule lines with.",
  },
  {
    ...{ name: "Pressed trousers", picture: "charcoal-pressed-trousers", colours: ["grey"], ...trousers },
    ...{ material: "Wool", prices: [gbp(110), eur(130)] },
    description: "Charcoal worsted, plain front. Sold unhemmed; we hem them while you have a tea.",
  },
  {
    ...{ name: "Kilt skirt", category: "skirt", picture: "tartan-skirt", colours: ["red", "navy", "yellow"] },
    ...{ material: "Wool", sizes: numbers(34, 46), prices: [gbp(115), eur(135)] },
    description: "Oxblood tartan, one pin, and six centimetres of hem to let down or take up.",
  },
  {
    ...{ name: "Pleated skirt", category: "skirt", picture: "grey-skirt", colours: ["grey"] },
    ...{ material: "Wool", sizes: numbers(34, 46), prices: [gbp(75), eur(88)] },
    description: "A school skirt for those who have left school.",
  },
]);
