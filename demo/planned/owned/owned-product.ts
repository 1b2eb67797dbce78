import type { Season } from "@hemline/site/shared/looks/look-options.ts";
import type { PlannedProduct } from "../products/planned-product.ts";

/** Something that a person without a planned wardrobe owns. Its colours, category and material are the product's. */
export interface OwnedProduct {
  /** A person's slug. */
  by: string;
  product: PlannedProduct["slug"];
  /** What its owner calls it; no two of a person are the same. */
  name: string;
  size: string | null;
  boughtOn: string;
  /** On so many days. */
  times: number;
  /** Of the last so many years. */
  years: number;
  /** Absent: in every season. */
  seasons?: readonly Season[];
}

export type Owned = Omit<OwnedProduct, "by">;
