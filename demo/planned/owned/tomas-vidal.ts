import { warm } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const tomasVidal: readonly Owned[] = [
  {
    ...{ product: "taller-grau-cream-shorts", name: "Cream shorts", size: "M", boughtOn: "2023-06-03" },
    ...{ times: 58, years: 2, seasons: ["summer"] },
  },
  {
    ...{ product: "taller-grau-olive-trousers", name: "Olive linen", size: "44", boughtOn: "2022-05-28" },
    ...{ times: 84, years: 3, seasons: warm },
  },
  {
    ...{ product: "marin-linen-shirt", name: "Blue linen", size: "44", boughtOn: "2021-06-12" },
    ...{ times: 117, years: 3, seasons: warm },
  },
  {
    ...{ product: "vanchiglia-plain-watch-oxblood", name: "Holiday watch", size: null, boughtOn: "2023-07-08" },
    ...{ times: 70, years: 2 },
  },
];
