import { eur, letters, numbers, oneSize, productsOf, shoeSizes } from "./planned-product.ts";

const shoe = { category: "shoes", sizes: shoeSizes(35, 42) } as const;

export const marinProducts = productsOf("marin", [
  {
    ...{ name: "Linen shirt", category: "shirt", picture: "sky-shirt", colours: ["blue"] },
    ...{ material: "Linen", sizes: numbers(34, 46), prices: [eur(95)] },
    description: "Sky blue, washed before cutting. The creases are included.",
  },
  {
    ...{ name: "Linen trousers", category: "trousers", picture: "oat-trousers", colours: ["cream"] },
    ...{ material: "Linen", sizes: numbers(34, 46), prices: [eur(98)] },
    description: "Wide, oat-coloured, with a drawstring hidden in the waistband.",
  },
  {
    ...{ name: "Silk camisole", category: "top", picture: "oat-camisole", colours: ["cream"] },
    ...{ material: "Silk", sizes: letters("XS", "L"), prices: [eur(60)] },
    description: "Adjustable straps that stay where you put them.",
  },
  {
    ...{ name: "Travel dress", category: "dress", picture: "olive-dress", colours: ["green"] },
    ...{ material: "Viscose", sizes: numbers(34, 46), prices: [eur(75)] },
    description: "Olive, light, dry by seven if you wring it in a towel.",
    more: ["look-18.webp"],
  },
  {
    ...{ name: "Breton tee", category: "top", picture: "breton-tee", colours: ["cream", "red"] },
    ...{ material: "Cotton", sizes: letters("XS", "XXL"), prices: [eur(45)] },
    description: "Heavy cotton, boat neck, stripes that meet at the sides.",
    more: ["look-30.webp"],
  },
  {
    ...{ name: "Sailor trousers", category: "trousers", picture: "sailor-trousers", colours: ["navy"] },
    ...{ material: "Cotton twill", sizes: letters("XS", "XL"), prices: [eur(110)] },
    description: "High in the waist, six buttons, no zip anywhere. The pattern came off a training ship.",
  },
  {
    ...{ name: "Sail tote", category: "bag", picture: "canvas-tote", colours: ["white", "red"] },
    ...{ material: "Canvas", sizes: oneSize, prices: [eur(20)] },
    description: "A bag for the beach, the market, the library. In that order.",
    more: ["look-30-2.webp"],
  },
  {
    ...{ name: "Slingback, navy", picture: "navy-pumps", colours: ["navy"], ...shoe, material: "Leather" },
    prices: [eur(135)],
    description: "Four and a half centimetres of heel, elastic in the strap.",
  },
  {
    ...{ name: "Slingback, black", picture: "black-slingbacks", colours: ["black"], ...shoe, material: "Leather" },
    prices: [eur(120)],
    description: "The black pair, which sells out in December.",
  },
  {
    ...{ name: "Slingback, tan", picture: "tan-slingbacks", colours: ["brown"], ...shoe, material: "Leather" },
    prices: [eur(140)],
    description: "The tan pair, unlined and softer than the others.",
  },
  {
    ...{ name: "Evening slingback", picture: "black-pumps", colours: ["black"], ...shoe, material: "Leather" },
    prices: [eur(150)],
    description: "A higher heel and a sole you can dance on.",
  },
  {
    ...{ name: "Mary Janes, black", picture: "mary-janes", colours: ["black"], ...shoe, material: "Leather" },
    prices: [eur(110)],
    description: "Flat, with a strap that has two holes more than you need.",
    more: ["look-45-2.webp"],
  },
  {
    ...{ name: "Mary Janes, red", picture: "red-mary-janes", colours: ["red"], ...shoe, material: "Leather" },
    prices: [eur(110)],
    description: "The same last in a red that Marseille calls tomette, after its floor tiles.",
  },
  {
    ...{ name: "Ballet flats, navy", picture: "navy-flats", colours: ["navy"], ...shoe, material: "Leather" },
    prices: [eur(85)],
    description: "A leather sole with a rubber tread under the ball of the foot.",
  },
  {
    ...{ name: "Ballet flats, coral", picture: "coral-flats", colours: ["pink"], ...shoe, material: "Leather" },
    prices: [eur(85)],
    description: "Coral, one season only. There are still some large sizes.",
  },
  {
    ...{ name: "Canvas sneakers", picture: "white-sneakers", colours: ["white"], ...shoe, material: "Canvas" },
    prices: [eur(70)],
    description: "White canvas on natural rubber. They go in the machine at thirty degrees.",
    owners: [["hanna-brandt", "White sneakers"]],
  },
  {
    ...{ name: "Cat-eye sunglasses", category: "glasses", picture: "cat-eye-sunglasses", colours: ["brown"] },
    ...{ material: "Acetate", sizes: oneSize, prices: [eur(95)] },
    description: "Brown lenses in brown acetate. They sink.",
  },
]);
