import { cold } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const chidi: readonly Owned[] = [
  {
    ...{ product: "koszeg-knit-cable-roll-neck", name: "The fridge", size: "L", boughtOn: "2022-12-03" },
    ...{ times: 38, years: 3, seasons: cold },
  },
  {
    ...{ product: "norr-sund-lambswool-v-neck", name: "Plum V", size: "L", boughtOn: "2021-11-20" },
    ...{ times: 59, years: 3, seasons: cold },
  },
  {
    ...{ product: "norr-sund-guernsey-crew", name: "Worsted crew", size: "L", boughtOn: "2023-11-04" },
    ...{ times: 46, years: 2, seasons: cold },
  },
];
