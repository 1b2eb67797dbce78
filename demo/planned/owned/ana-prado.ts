import { warm } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const anaPrado: readonly Owned[] = [
  {
    ...{ product: "atelier-vey-floral-dress", name: "Christening dress", size: "38", boughtOn: "2024-03-30" },
    ...{ times: 22, years: 2, seasons: warm },
  },
  {
    ...{ product: "sipkova-garden-dress", name: "Market dress", size: "38", boughtOn: "2023-05-20" },
    ...{ times: 17, years: 2, seasons: ["summer"] },
  },
  {
    ...{ product: "taller-grau-straw-hat", name: "Apricot hat", size: "57", boughtOn: "2022-06-25" },
    ...{ times: 93, years: 3, seasons: ["summer"] },
  },
  {
    ...{ product: "okla-sandals-cognac", name: "Market sandals", size: "38", boughtOn: "2022-05-14" },
    ...{ times: 128, years: 3, seasons: warm },
  },
];
