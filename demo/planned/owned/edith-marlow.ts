import { cold, warm } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const edithMarlow: readonly Owned[] = [
  {
    ...{ product: "norr-sund-double-breasted-coat", name: "Eleven-winters coat", size: "M", boughtOn: "2015-11-07" },
    ...{ times: 412, years: 5, seasons: cold },
  },
  {
    ...{ product: "norr-sund-wool-coat", name: "The other coat", size: "S", boughtOn: "2021-01-09" },
    ...{ times: 58, years: 4, seasons: cold },
  },
  {
    ...{ product: "loof-daughters-ankle-boot-black", name: "Black boots", size: "38", boughtOn: "2017-10-14" },
    ...{ times: 233, years: 4, seasons: cold },
  },
  {
    ...{ product: "tey-hollis-kilt-skirt", name: "Sunday tartan", size: "40", boughtOn: "2013-03-02" },
    ...{ times: 71, years: 4 },
  },
  {
    ...{ product: "sipkova-dotted-square-coral", name: "Coral square", size: null, boughtOn: "2022-06-18" },
    ...{ times: 19, years: 3, seasons: warm },
  },
];
