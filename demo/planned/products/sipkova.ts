import { eur, numbers, oneSize, productsOf } from "./planned-product.ts";

const square = { category: "scarf", material: "Silk twill", sizes: oneSize, prices: [eur(45)] } as const;

export const sipkovaProducts = productsOf("sipkova", [
  {
    ...{ name: "Dotted square, rust", picture: "rust-silk-scarf", colours: ["orange", "navy"], ...square },
    description: "Fifty-five centimetres, hand-rolled edge, dots that Uncle Karel prints by eye.",
  },
  {
    ...{ name: "Dotted square, coral", picture: "coral-silk-scarf", colours: ["pink", "blue"], ...square },
    description: "Coral with blue. For necks, wrists and the handles of bags.",
  },
  {
    ...{ name: "Dotted square, saffron", picture: "saffron-silk-scarf", colours: ["yellow", "black"], ...square },
    description: "The yellow that took eleven trials.",
  },
  {
    ...{ name: "Dotted square, red", picture: "red-silk-scarf", colours: ["red"], ...square },
    description: "The first one, in the red of the rose hip.",
  },
  {
    ...{ name: "Dotted square, apricot", picture: "apricot-silk-scarf", colours: ["orange"], ...square },
    description: "A short run for summer weddings.",
  },
  {
    ...{ name: "Black silk blouse", category: "shirt", picture: "black-silk-blouse", colours: ["black"] },
    ...{ material: "Sand-washed silk", sizes: numbers(34, 48), prices: [eur(130)] },
    description: "Sand-washed, so it does not shine and does not rustle.",
  },
  {
    ...{ name: "Garden dress", category: "dress", picture: "white-floral-dress", colours: ["white", "orange"] },
    ...{ material: "Cotton voile", sizes: numbers(34, 46), prices: [eur(125)] },
    description: "Cotton printed with what grows on the sisters’ balcony. Lined to the knee.",
    more: ["look-29.webp"],
  },
]);
