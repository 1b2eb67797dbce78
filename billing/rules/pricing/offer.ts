import type { Phase, ProductType } from "@hemline/protocol";
import type { Eligibility } from "./eligibility.ts";

/** One way to buy a product: a price and the phases before it, which `phasesFor` shows to whom they are meant for. */
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
  /** The option that clients take on their own. */
  defaultOption: string;
  /** How long access goes on after a renewal was not paid, as `P3D`; null for not at all. */
  gracePeriod: string | null;
  /** What the provider's tax tables call it. */
  taxCode: string;
  /** Who gets the phases: see `phasesFor`. */
  eligibility: Eligibility;
  trial: Phase | null;
  intro: Phase | null;
}
