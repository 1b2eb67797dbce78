import type { FlagsConfig, HttpConfig, PlatformInfo, PurchasesConfig } from "./configuration.ts";
import type { IdentifyResult } from "./customers/customer-info.ts";
import type { GetOfferingsParams } from "./offerings/offering.ts";
import type {
  CheckoutParams,
  PaywallPurchaseResult,
  PresentPaywallParams,
  PurchaseMetadata,
  PurchaseParams,
  PurchaseResult,
  RedemptionInfo,
  StoreTransaction,
} from "./purchase-types.ts";

export type { BrandingAppearance, PaywallComponents } from "@hemline/protocol";
export { type Period, trialEndsAt } from "@hemline/protocol/period";

// Customers, and what they own.

export { ReservedCustomerAttribute } from "./customers/customer-attribute.ts";
export type {
  CustomerInfo,
  EntitlementInfo,
  EntitlementInfos,
  NonSubscriptionTransaction,
  OwnershipType,
  PeriodType,
  Store,
  SubscriptionInfo,
} from "./customers/customer-info.ts";

// What is for sale.

export {
  type Offering,
  OfferingKeyword,
  type Offerings,
  type Package,
  PackageType,
} from "./offerings/offering.ts";
export type { Price } from "./offerings/price.ts";
export {
  type NonSubscriptionOption,
  PeriodUnit,
  type PresentedOfferingContext,
  type PricingPhase,
  type Product,
  ProductType,
  type PurchaseOption,
  type SubscriptionOption,
  type TargetingContext,
} from "./offerings/product.ts";

// Virtual currencies.

export type { VirtualCurrencies, VirtualCurrency } from "./customers/virtual-currencies.ts";

// Configuration, parameters and results.

export type {
  CheckoutParams,
  FlagsConfig,
  GetOfferingsParams,
  HttpConfig,
  IdentifyResult,
  PaywallPurchaseResult,
  PlatformInfo,
  PresentPaywallParams,
  PurchaseMetadata,
  PurchaseParams,
  PurchaseResult,
  PurchasesConfig,
  RedemptionInfo,
  StoreTransaction,
};

// Errors, labels and logs.

export { ErrorCode, PurchasesError, type PurchasesErrorExtra, UninitializedPurchasesError } from "./errors.ts";
export type { LabelsOverride } from "./i18n/load-language.ts";
export { type LogHandler, LogLevel } from "./log.ts";

// The SDK itself.

export { Purchases } from "./client/purchases.ts";
