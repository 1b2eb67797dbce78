import type { Period } from "@hemline/protocol/period";
import type { Price } from "./price.ts";

/** What the length of a `Period` is counted in. */
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

/** A stretch of a subscription: `cycleCount` periods, each at `price`. */
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

/** What every way of buying a product has. */
export interface PurchaseOption {
  /** `base_option`, or the offer's own. */
  readonly id: string;
  readonly priceId: string;
}

/** A way of subscribing: perhaps a free trial, perhaps an introductory price, then the base phase until cancelled. */
export interface SubscriptionOption extends PurchaseOption {
  readonly base: PricingPhase;
  /** Null when there is none. */
  readonly trial: PricingPhase | null;
  /** Null when there is none. */
  readonly introPrice: PricingPhase | null;
}

/** A way of buying something once. */
export interface NonSubscriptionOption extends PurchaseOption {
  readonly basePrice: Price;
}

/** The rule by which the billing service chose an offering for this customer. */
export interface TargetingContext {
  readonly ruleId: string;
  /** Grows with every change of the rule. */
  readonly revision: number;
}

/** In which offering, by which rule and in which place a product was shown. */
export interface PresentedOfferingContext {
  readonly offeringIdentifier: string;
  /** Null where no rule chose the offering. */
  readonly targetingContext: TargetingContext | null;
  /** Null where the offering was not asked for by its placement. */
  readonly placementIdentifier: string | null;
}

/** Something that can be bought, with the prices the customer would pay. */
export interface Product {
  readonly identifier: string;
  readonly title: string;
  /** Null when the developer wrote none. */
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
  /** @deprecated Say `title`. */
  readonly displayName: string;
  /** @deprecated Say `price`. */
  readonly currentPrice: Price;
  /** The base phase's length as ISO 8601, e.g. `P1M`; null unless this is a subscription. */
  readonly normalPeriodDuration: string | null;
  /** @deprecated Say `presentedOfferingContext.offeringIdentifier`. */
  readonly presentedOfferingIdentifier: string;
}
