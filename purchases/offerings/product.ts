import type { Period } from "@hemline/protocol/period";
import type { Price } from "./price.ts";

/** The unit of a `Period`. */
export const PeriodUnit = { Year: "year", Month: "month", Week: "week", Day: "day" } as const;
export type PeriodUnit = (typeof PeriodUnit)[keyof typeof PeriodUnit];

/** How often something can be bought. */
export const ProductType = {
  /** Renews until it is cancelled. */
  Subscription: "subscription",
  /** Can be bought again and again. */
  Consumable: "consumable",
  /** Bought once, owned for ever. */
  NonConsumable: "non_consumable",
} as const;
export type ProductType = (typeof ProductType)[keyof typeof ProductType];

/** A phase of a subscription: `cycleCount` periods, each at `price`. */
export interface PricingPhase {
  /** ISO 8601, e.g. `P1M`; null when the phase has no length. */
  readonly periodDuration: string | null;
  /** The same length in parts; null when there is none or it cannot be read. */
  readonly period: Period | null;
  /** How many periods the phase lasts. */
  readonly cycleCount: number;
  /** Null for a free trial. */
  readonly price: Price | null;
  /** The price of 7 days at this rate; null without price or period. */
  readonly pricePerWeek: Price | null;
  /** The price of 30 days at this rate; null without price or period. */
  readonly pricePerMonth: Price | null;
  /** The price of 365 days at this rate; null without price or period. */
  readonly pricePerYear: Price | null;
}

/** A way to buy a product. */
export interface PurchaseOption {
  /** `base_option`, or the offer's identifier. */
  readonly id: string;
  readonly priceId: string;
}

/** A way to subscribe: optionally a free trial and an introductory price, then the base phase until cancelled. */
export interface SubscriptionOption extends PurchaseOption {
  readonly base: PricingPhase;
  /** Null when there is none. */
  readonly trial: PricingPhase | null;
  /** Null when there is none. */
  readonly introPrice: PricingPhase | null;
}

/** A way to buy a product once. */
export interface NonSubscriptionOption extends PurchaseOption {
  readonly basePrice: Price;
}

/** The targeting rule that chose the offering for this customer. */
export interface TargetingContext {
  readonly ruleId: string;
  /** Increases with every change of the rule. */
  readonly revision: number;
}

/** The offering, targeting rule and placement that a product was shown with. */
export interface PresentedOfferingContext {
  readonly offeringIdentifier: string;
  /** Null if no rule chose the offering. */
  readonly targetingContext: TargetingContext | null;
  /** Null if the offering was not read by its placement. */
  readonly placementIdentifier: string | null;
}

/** A product with the prices that this customer would pay. */
export interface Product {
  readonly identifier: string;
  readonly title: string;
  /** Null without a description in the catalogue. */
  readonly description: string | null;
  readonly productType: ProductType;
  /** The base price of the default option: neither the trial's nor the introductory one. */
  readonly price: Price;
  /** The base phase's length; null unless this is a subscription. */
  readonly period: Period | null;
  readonly presentedOfferingContext: PresentedOfferingContext;
  readonly defaultPurchaseOption: PurchaseOption;
  /** Null unless this is a subscription. */
  readonly defaultSubscriptionOption: SubscriptionOption | null;
  /** By id; empty unless this is a subscription. */
  readonly subscriptionOptions: Readonly<Record<string, SubscriptionOption>>;
  /** Null when this is a subscription. */
  readonly defaultNonSubscriptionOption: NonSubscriptionOption | null;
  /** The default option's free trial; null when there is none. */
  readonly freeTrialPhase: PricingPhase | null;
  /** The default option's introductory price; null when there is none. */
  readonly introPricePhase: PricingPhase | null;
  /** @deprecated Use `title`. */
  readonly displayName: string;
  /** @deprecated Use `price`. */
  readonly currentPrice: Price;
  /** The base phase's length as ISO 8601, e.g. `P1M`; null unless this is a subscription. */
  readonly normalPeriodDuration: string | null;
  /** @deprecated Use `presentedOfferingContext.offeringIdentifier`. */
  readonly presentedOfferingIdentifier: string;
}
