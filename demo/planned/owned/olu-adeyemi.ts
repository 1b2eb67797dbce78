import { cold } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const oluAdeyemi: readonly Owned[] = [
  {
    ...{ product: "koszeg-knit-crew-neck-jumper", name: "Leaf jumper", size: "M", boughtOn: "2023-10-21" },
    ...{ times: 45, years: 2, seasons: cold },
  },
  {
    ...{ product: "nitka-i-syn-barrel-trousers", name: "Barrels", size: "42", boughtOn: "2023-09-16" },
    ...{ times: 57, years: 2 },
  },
  {
    ...{ product: "loof-daughters-ankle-boot-chestnut", name: "Good boots", size: "42", boughtOn: "2021-10-30" },
    ...{ times: 102, years: 3, seasons: cold },
  },
];
