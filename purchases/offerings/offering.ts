import type { PaywallComponents } from "@hemline/protocol";
import type { Product } from "./product.ts";

/** The kind of a package: a reserved identifier, or one of the first two values for any other. */
export const PackageType = {
  /** An unknown identifier that begins with `$rc_`. */
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

/** A product in an offering. `purchase` takes a package. */
export interface Package {
  readonly identifier: string;
  readonly packageType: PackageType;
  /** The product that the package sells. */
  readonly webBillingProduct: Product;
  /** @deprecated Use `webBillingProduct`. */
  readonly rcBillingProduct: Product;
}

/** A set of packages to choose from, with at least one package. */
export interface Offering {
  readonly identifier: string;
  readonly serverDescription: string;
  /** Your own data, as set in the catalogue. */
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly packagesById: Readonly<Record<string, Package>>;
  /** In the catalogue's order; never empty. */
  readonly availablePackages: Package[];
  /** The package with the identifier `$rc_lifetime`; null without one, like the six below. */
  readonly lifetime: Package | null;
  readonly annual: Package | null;
  readonly sixMonth: Package | null;
  readonly threeMonth: Package | null;
  readonly twoMonth: Package | null;
  readonly monthly: Package | null;
  readonly weekly: Package | null;
  /** The paywall's document; null when the offering has none. `presentPaywall` shows it. */
  readonly paywallComponents: PaywallComponents | null;
  /** @deprecated Use `paywallComponents`. */
  readonly paywall_components: PaywallComponents | null;
}

/** Keywords that `getOfferings` accepts as an identifier. */
export const OfferingKeyword = {
  /** The offering that the billing service chose for this customer. */
  Current: "current",
} as const;
export type OfferingKeyword = (typeof OfferingKeyword)[keyof typeof OfferingKeyword];

/** Which offerings to read. */
export interface GetOfferingsParams {
  /** ISO 4217, in capitals. A product without a price in this currency is shown in its default currency. */
  readonly currency?: string;
  /** Reads one offering only; `"current"` for the one that the billing service chose. */
  readonly offeringIdentifier?: string | OfferingKeyword;
}

/** All offerings that can be bought from, by identifier. */
export interface Offerings {
  readonly all: Readonly<Record<string, Offering>>;
  /** The offering to show by default; null when none is set or it has nothing to sell. */
  readonly current: Offering | null;
}
