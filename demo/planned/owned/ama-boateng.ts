import { mild } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const amaBoateng: readonly Owned[] = [
  {
    ...{ product: "tey-hollis-glen-check-trousers", name: "Tax trousers", size: "40", boughtOn: "2022-01-15" },
    ...{ times: 147, years: 3 },
  },
  {
    ...{ product: "loof-daughters-horsebit-loafer-black", name: "Black bits", size: "39", boughtOn: "2022-09-10" },
    ...{ times: 139, years: 2 },
  },
  {
    ...{ product: "norr-sund-poplin-shirt", name: "White poplin", size: "40", boughtOn: "2023-01-28" },
    ...{ times: 50, years: 2 },
  },
  {
    ...{ product: "atelier-vey-travel-blazer", name: "Train blazer", size: "40", boughtOn: "2023-04-22" },
    ...{ times: 68, years: 2, seasons: mild },
  },
];
