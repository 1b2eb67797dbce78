import { cold, warm } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const elifDemir: readonly Owned[] = [
  {
    ...{ product: "norr-sund-wool-coat", name: "Third-hand coat", size: "L", boughtOn: "2023-11-11" },
    ...{ times: 61, years: 2, seasons: cold },
  },
  {
    ...{ product: "halden-turn-up-jeans", name: "Turned up", size: "28/30", boughtOn: "2022-03-05" },
    ...{ times: 66, years: 2 },
  },
  {
    ...{ product: "marin-mary-janes-red", name: "Red Mary Janes", size: "38", boughtOn: "2022-04-16" },
    ...{ times: 41, years: 2, seasons: warm },
  },
  {
    ...{ product: "loof-daughters-shoulder-bag-oxblood", name: "Oxblood bag", size: null, boughtOn: "2021-02-13" },
    ...{ times: 190, years: 3 },
  },
  {
    ...{ product: "tey-hollis-oxford-stripe-shirt", name: "Somebody’s Oxford", size: "S", boughtOn: "2023-01-21" },
    ...{ times: 36, years: 2 },
  },
];
