import { eur, numbers, productsOf } from "./planned-product.ts";

const silk = { material: "Silk", sizes: numbers(34, 44) } as const;
const slip = { category: "dress", ...silk, prices: [eur(260)] } as const;
const skirt = { category: "skirt", ...silk, prices: [eur(150)] } as const;

export const ourcqProducts = productsOf("ourcq", [
  {
    ...{ name: "Bias slip, forest", picture: "forest-slip-dress", colours: ["green"], ...slip },
    description: "Cut on the bias in two pieces, with French seams.",
    more: ["look-04-2.webp"],
  },
  {
    ...{ name: "Bias slip, apricot", picture: "apricot-slip-dress", colours: ["orange"], ...slip },
    description: "The same slip in apricot, which shows water and forgives everything else.",
    more: ["look-19-2.webp"],
  },
  {
    ...{ name: "Bias slip, burgundy", picture: "burgundy-slip-dress", colours: ["red"], ...slip },
    description: "In the collection since 1994. The straps are sewn by hand, so they can be shortened by hand.",
  },
  {
    ...{ name: "Camisole, apricot", category: "top", picture: "apricot-camisole", colours: ["orange"], ...silk },
    prices: [eur(85)],
    description: "What is left of a slip when you stop at the waist.",
  },
  {
    ...{ name: "Camisole, forest", category: "top", picture: "forest-camisole", colours: ["green"], ...silk },
    prices: [eur(85)],
    description: "The green one. Hand wash, roll in a towel, hang.",
  },
  {
    ...{ name: "Bias skirt, espresso", picture: "espresso-skirt", colours: ["brown"], ...skirt },
    description: "No zip, no fastening: the elastic is under the waistband and the rest is gravity.",
  },
  {
    ...{ name: "Bias skirt, camel", picture: "camel-bias-skirt", colours: ["beige"], ...skirt },
    description: "The colour of the canal in October.",
  },
  {
    ...{ name: "Bias skirt, apricot", picture: "apricot-bias-skirt", colours: ["orange"], ...skirt },
    description: "The same skirt in last summer’s dye.",
  },
]);
