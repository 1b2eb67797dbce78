import type { Phase, ProductType } from "@hemline/protocol";

/** Everybody, or only customers who never bought anything, never subscribed, or never had this product. */
export type Eligibility = "everyone" | "never_purchased" | "never_subscribed" | "never_this_product";

export type Past = readonly { productId: string; productType: ProductType }[];

interface Invitation {
  productId: string;
  eligibility: Eligibility;
  trial: Phase | null;
  intro: Phase | null;
}

export function isEligible(past: Past, { productId, eligibility }: Invitation): boolean {
  switch (eligibility) {
    case "everyone":
      return true;
    case "never_purchased":
      return past.length === 0;
    case "never_subscribed":
      return past.every((it) => it.productType !== "subscription");
    case "never_this_product":
      return past.every((it) => it.productId !== productId);
  }
}

/** The phases this customer gets, both where an offer is shown and where it is sold. */
export function phasesFor(past: Past, offer: Invitation): { trial: Phase | null; intro: Phase | null } {
  return isEligible(past, offer) ? { trial: offer.trial, intro: offer.intro } : { trial: null, intro: null };
}
