import { cold } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const mikkel: readonly Owned[] = [
  {
    ...{ product: "halden-oilskin", name: "Raincoat", size: "L", boughtOn: "2018-08-25" },
    ...{ times: 366, years: 4 },
  },
  {
    ...{ product: "norr-sund-wool-coat", name: "Work coat", size: "L", boughtOn: "2022-10-08" },
    ...{ times: 44, years: 2, seasons: cold },
  },
  {
    ...{ product: "koszeg-knit-striped-roll-neck", name: "Hut jumper", size: "L", boughtOn: "2023-01-07" },
    ...{ times: 33, years: 2, seasons: cold },
  },
  {
    ...{ product: "halden-straight-jeans-light", name: "Cycling jeans", size: "32/32", boughtOn: "2022-02-19" },
    ...{ times: 97, years: 2 },
  },
];
