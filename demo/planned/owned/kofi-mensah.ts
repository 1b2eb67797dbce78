import { cold } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const kofiMensah: readonly Owned[] = [
  {
    ...{ product: "okla-penny-loafers", name: "Oxblood pennies", size: "43", boughtOn: "2019-09-14" },
    ...{ times: 640, years: 6 },
  },
  {
    ...{ product: "tey-hollis-pressed-trousers", name: "Monday trousers", size: "48", boughtOn: "2022-09-03" },
    ...{ times: 96, years: 3 },
  },
  {
    ...{ product: "plimmer-navy-joggers", name: "Five past six", size: "M", boughtOn: "2021-04-10" },
    ...{ times: 310, years: 3 },
  },
  {
    ...{
      product: "plimmer-warm-up-sweatshirt-grey",
      name: "First two kilometres",
      size: "M",
      boughtOn: "2022-10-29",
    },
    ...{ times: 88, years: 2, seasons: cold },
  },
  {
    ...{ product: "plimmer-rust-cap", name: "Running cap", size: null, boughtOn: "2023-06-17" },
    ...{ times: 47, years: 2 },
  },
];
