import type { PaywallComponents } from "@hemline/protocol";
import type { Product } from "./product.ts";

/** What a package is for. Its value is the identifier that means it, or one of the two words for all others. */
export const PackageType = {
  /** An identifier that begins with `$rc_` and is not known. */
  Unknown: "unknown",
  /** The developer's own identifier. */
  Custom: "custom",
  Lifetime: "$rc_lifetime",
  Annual: "$rc_annual",
  SixMonth: "$rc_six_month",
  ThreeMonth: "$rc_three_month",
  TwoMonth: "$rc_two_month",
  Monthly: "$rc_monthly",
  Weekly: "$rc_weekly",
} as const;
export type PackageType = (typeof PackageType)[keyof typeof PackageType];

/** One product in its place in an offering. This is what `purchase` takes. */
export interface Package {
  readonly identifier: string;
  readonly packageType: PackageType;
  /** What is bought. */
  readonly webBillingProduct: Product;
  /** @deprecated Say `webBillingProduct`. */
  readonly rcBillingProduct: Product;
}

/** A choice of packages as the developer arranged it. It always holds at least one. */
export interface Offering {
  readonly identifier: string;
  readonly serverDescription: string;
  /** The developer's own, untouched. */
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly packagesById: Readonly<Record<string, Package>>;
  /** In the developer's order; never empty. */
  readonly availablePackages: Package[];
  /** The package of the identifier `$rc_lifetime`; null without one, as for the six below. */
  readonly lifetime: Package | null;
  readonly annual: Package | null;
  readonly sixMonth: Package | null;
  readonly threeMonth: Package | null;
  readonly twoMonth: Package | null;
  readonly monthly: Package | null;
  readonly weekly: Package | null;
  /** The paywall as its author wrote it; null when the offering has none. `presentPaywall` draws it. */
  readonly paywallComponents: PaywallComponents | null;
  /** @deprecated Say `paywallComponents`. */
  readonly paywall_components: PaywallComponents | null;
}

/** Words that `getOfferings` takes in place of an offering's identifier. */
export const OfferingKeyword = {
  /** The one the billing service chose for this customer. */
  Current: "current",
} as const;
export type OfferingKeyword = (typeof OfferingKeyword)[keyof typeof OfferingKeyword];

/** Which offerings are asked for. */
export interface GetOfferingsParams {
  /** ISO 4217, in capitals: the currency to show where a product has it; every other product comes in its own. */
  readonly currency?: string;
  /** Asks for one offering; `"current"` for the one the billing service chose. */
  readonly offeringIdentifier?: string | OfferingKeyword;
}

/** Every offering that can be bought from, by identifier. */
export interface Offerings {
  readonly all: Readonly<Record<string, Offering>>;
  /** The one to show where nothing else is said; null when none is chosen or it has nothing to sell. */
  readonly current: Offering | null;
}
