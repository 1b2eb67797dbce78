import { cold, mild } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const yukiTanaka: readonly Owned[] = [
  {
    ...{ product: "tey-hollis-herringbone-blazer", name: "Herringbone", size: "36", boughtOn: "2020-10-17" },
    ...{ times: 171, years: 4, seasons: cold },
  },
  {
    ...{ product: "nitka-i-syn-black-tee", name: "Black tees", size: "S", boughtOn: "2023-02-25" },
    ...{ times: 188, years: 2 },
  },
  {
    ...{ product: "halden-straight-jeans-indigo", name: "Indigo", size: "27/30", boughtOn: "2021-03-27" },
    ...{ times: 142, years: 3 },
  },
  {
    ...{ product: "okla-penny-loafers", name: "Loafers", size: "37", boughtOn: "2022-08-20" },
    ...{ times: 55, years: 2, seasons: mild },
  },
  {
    ...{ product: "vanchiglia-plain-watch-tan", name: "Watch", size: null, boughtOn: "2019-12-14" },
    ...{ times: 520, years: 3 },
  },
];
