import type { Phase, ProductType } from "@hemline/protocol";
import type { Eligibility } from "./eligibility.ts";

/** A price and the phases before it; `phasesFor` says who gets them. */
export interface Offer {
  productId: string;
  product: string;
  type: ProductType;
  title: string;
  description: string | null;
  priceId: string;
  amountMicros: number;
  currency: string;
  period: string | null;
  option: string;
  defaultOption: string;
  /** How long access goes on after an unpaid renewal, as `P3D`; null for not at all. */
  gracePeriod: string | null;
  taxCode: string;
  eligibility: Eligibility;
  trial: Phase | null;
  intro: Phase | null;
}
