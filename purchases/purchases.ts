export type { BrandingAppearance, PaywallComponents } from "@hemline/protocol";
export { type Period, trialEndsAt } from "@hemline/protocol/period";
export { Purchases } from "./client/purchases.ts";
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
} from "./configuration.ts";
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
export type { VirtualCurrencies, VirtualCurrency } from "./customers/virtual-currencies.ts";
export { ErrorCode, PurchasesError, type PurchasesErrorExtra, UninitializedPurchasesError } from "./errors.ts";
export type { LabelsOverride } from "./i18n/load-language.ts";
export { type LogHandler, LogLevel } from "./log.ts";
export { type Offering, OfferingKeyword, type Offerings, type Package, PackageType } from "./offerings/offering.ts";
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
