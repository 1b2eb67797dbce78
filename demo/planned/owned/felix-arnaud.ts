import { warm } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const felixArnaud: readonly Owned[] = [
  {
    ...{ product: "halden-turn-up-jeans", name: "Jeans I shortened", size: "31/32", boughtOn: "2022-11-12" },
    ...{ times: 83, years: 2 },
  },
  {
    ...{ product: "marin-breton-tee", name: "Red stripes", size: "M", boughtOn: "2021-05-08" },
    ...{ times: 77, years: 3, seasons: warm },
  },
  {
    ...{ product: "halden-chambray-shirt", name: "Sewing shirt", size: "M", boughtOn: "2023-02-18" },
    ...{ times: 52, years: 2 },
  },
];
