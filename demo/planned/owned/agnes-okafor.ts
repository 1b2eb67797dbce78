import { cold } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const agnesOkafor: readonly Owned[] = [
  {
    ...{ product: "marin-mary-janes-black", name: "Gallery shoes", size: "40", boughtOn: "2021-09-25" },
    ...{ times: 63, years: 3 },
  },
  {
    ...{ product: "sipkova-black-silk-blouse", name: "Black silk", size: "44", boughtOn: "2023-10-07" },
    ...{ times: 12, years: 2 },
  },
  {
    ...{ product: "ourcq-bias-skirt-camel", name: "Canal skirt", size: "44", boughtOn: "2023-10-07" },
    ...{ times: 9, years: 2 },
  },
  {
    ...{ product: "knitted-by-else-petrol-cardigan", name: "Else’s petrol", size: "L", boughtOn: "2020-11-14" },
    ...{ times: 104, years: 3, seasons: cold },
  },
];
