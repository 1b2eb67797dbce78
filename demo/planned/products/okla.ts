import { eur, productsOf, shoeSizes } from "./planned-product.ts";

const shoe = { category: "shoes", material: "Leather", sizes: shoeSizes(35, 46) } as const;
const belt = { category: "belt", material: "Leather", sizes: ["75", "85", "95", "105", "115"] } as const;

export const oklaProducts = productsOf("okla", [
  {
    ...{ name: "Work boot", category: "boots", picture: "cognac-boots", colours: ["brown"] },
    ...{ material: "Oiled leather", sizes: shoeSizes(36, 46), prices: [eur(190)] },
    description: "Oiled, not polished. No laces, two elastics, room for a thick sock.",
  },
  {
    ...{ name: "Penny loafers", picture: "oxblood-penny-loafers", colours: ["red"], ...shoe, prices: [eur(170)] },
    description: "Oxblood, on the last of 1932. The sole is sewn on and can be sewn on again.",
  },
  {
    ...{ name: "Sandals, chestnut", picture: "chestnut-sandals", colours: ["brown"], ...shoe, prices: [eur(95)] },
    description: "Three straps and a buckle. The footbed takes your shape by about the tenth day.",
  },
  {
    ...{ name: "Sandals, tan", picture: "tan-sandals", colours: ["brown"], ...shoe, prices: [eur(95)] },
    description: "The lightest of the sandals, and the first one to stain.",
  },
  {
    ...{ name: "Sandals, cognac", picture: "cognac-sandals", colours: ["brown"], ...shoe, prices: [eur(95)] },
    description: "Cognac, with a slightly wider instep strap.",
  },
  {
    ...{ name: "Sandals, espresso", picture: "espresso-sandals", colours: ["brown"], ...shoe, prices: [eur(95)] },
    description: "Waxed for people who wade.",
    owners: [["zofia", "Ferry sandals"]],
  },
  {
    ...{ name: "Ballet flats", picture: "chestnut-flats", colours: ["brown"], ...shoe, prices: [eur(90)] },
    description: "A soft chestnut flat with a thin rubber sole you can feel the street through.",
  },
  {
    ...{ name: "Slingback", picture: "cognac-slingbacks", colours: ["brown"], ...shoe, prices: [eur(130)] },
    description: "A block heel of stacked leather, low enough for cobbles.",
  },
  {
    ...{ name: "Belt, tan", picture: "tan-belt", colours: ["brown"], ...belt, prices: [eur(35)] },
    description: "One strip of leather, one buckle, one rivet.",
  },
  {
    ...{ name: "Belt, chestnut", picture: "chestnut-belt", colours: ["brown"], ...belt, prices: [eur(35)] },
    description: "The same strip in chestnut. We punch another hole for the price of the post.",
  },
]);
