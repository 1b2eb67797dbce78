import { cold } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const jonasWeil: readonly Owned[] = [
  {
    ...{ product: "koszeg-knit-aran-jumper", name: "Aran, not my aunt’s", size: "L", boughtOn: "2023-11-18" },
    ...{ times: 27, years: 2, seasons: cold },
  },
  {
    ...{ product: "koszeg-knit-ribbed-beanie", name: "Goalkeeper’s beanie", size: null, boughtOn: "2022-10-01" },
    ...{ times: 64, years: 2, seasons: cold },
  },
  {
    ...{ product: "plimmer-warm-up-sweatshirt-navy", name: "Match sweatshirt", size: "L", boughtOn: "2023-03-11" },
    ...{ times: 49, years: 2 },
  },
  {
    ...{ product: "plimmer-court-shoe", name: "Indoor shoes", size: "44", boughtOn: "2023-03-11" },
    ...{ times: 41, years: 2 },
  },
];
