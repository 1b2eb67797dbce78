import { mild } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const linneaBerg: readonly Owned[] = [
  {
    ...{ product: "atelier-vey-plum-dress", name: "January dress", size: "40", boughtOn: "2024-11-30" },
    ...{ times: 8, years: 1 },
  },
  {
    ...{ product: "plimmer-plum-joggers", name: "Pastry joggers", size: "M", boughtOn: "2023-09-02" },
    ...{ times: 76, years: 2 },
  },
  {
    ...{ product: "sipkova-dotted-square-saffron", name: "Yellow square", size: null, boughtOn: "2022-04-09" },
    ...{ times: 40, years: 3 },
  },
  {
    ...{ product: "atelier-vey-pleated-skirt-red", name: "Bicycle red", size: "40", boughtOn: "2023-08-26" },
    ...{ times: 24, years: 2, seasons: mild },
  },
];
