import { warm } from "../wardrobes/planned-wardrobe.ts";
import type { Owned } from "./owned-product.ts";

export const martaNowak: readonly Owned[] = [
  {
    ...{ product: "ourcq-camisole-forest", name: "Green top", size: "38", boughtOn: "2023-06-10" },
    ...{ times: 16, years: 2, seasons: ["summer"] },
  },
  {
    ...{ product: "okla-sandals-tan", name: "Tan sandals", size: "39", boughtOn: "2021-06-19" },
    ...{ times: 82, years: 3, seasons: ["summer"] },
  },
  {
    ...{ product: "halden-denim-shorts", name: "Hemmed shorts", size: "30/30", boughtOn: "2022-07-02" },
    ...{ times: 34, years: 2, seasons: ["summer"] },
  },
  {
    ...{ product: "nitka-i-syn-striped-tee", name: "Lidia’s stripes", size: "M", boughtOn: "2021-05-15" },
    ...{ times: 91, years: 3, seasons: warm },
  },
];
