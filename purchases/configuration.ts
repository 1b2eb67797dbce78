import type { CustomerInfo } from "./client/customer-info.ts";
import type { Package } from "./client/offering.ts";
import type { PurchaseOption } from "./client/product.ts";
import type { LabelsOverride } from "./i18n/load-language.ts";

/** How the billing service is reached. */
export interface HttpConfig {
  /** Sent with every call. The SDK's own headers cannot be replaced. */
  additionalHeaders?: Readonly<Record<string, string>>;
  /** The address of the billing service, without a slash at its end. Left out: `/pay` on the page's own address. */
  proxyURL?: string;
}

export interface FlagsConfig {
  /** Sends the page's `utm_…` parameters with a purchase. Default true. */
  autoCollectUTMAsMetadata?: boolean;
  /** Allows the tracked events of a checkout. Default true. */
  collectAnalyticsEvents?: boolean;
  /** Accepts keys that begin with `pdl_`. Default false. */
  allowPaddleAPIKey?: boolean;
}

export interface PurchasesConfig {
  /** `rcb_…`, `rcb_sb_…` for the sandbox, or `test_…` for a test store. It is public. */
  apiKey: string;
  /** Who buys, as your own service knows them; or `Purchases.generateRevenueCatAnonymousAppUserId()`. */
  appUserId: string;
  httpConfig?: HttpConfig;
  flags?: FlagsConfig;
}

/** A framework that wraps the SDK, e.g. `{ flavor: "flutter", version: "9.1.0" }`. */
export interface PlatformInfo {
  flavor: string;
  version: string;
}

export interface GetOfferingsParams {
  /** ISO 4217, in capitals: the currency to show where a product has it. */
  currency?: string;
  /** Asks for one offering; `"current"` for the one the billing service chose. */
  offeringIdentifier?: string;
}

export interface PurchaseParams {
  /** What is bought. */
  rcPackage: Package;
  /** Default: the product's default option. */
  purchaseOption?: PurchaseOption | null;
  /** Where the checkout is drawn. Default: over the whole page. */
  htmlTarget?: HTMLElement;
  /** Spares the customer the email field. One that is no email address is ignored. */
  customerEmail?: string;
  /** Default `en`. */
  selectedLocale?: string;
  /** Spoken where the selected locale has no words. Default `en`. */
  defaultLocale?: string;
  /** Kept with the purchase. It comes before the page's own campaign parameters. */
  metadata?: Readonly<Record<string, string | null>>;
  /** Ends the checkout with the payment, without a page that says so. Default false. */
  skipSuccessPage?: boolean;
  /** Default `auto`: dark where the page around declares a dark colour scheme, otherwise light. */
  colorMode?: "light" | "dark" | "auto";
  /** Other words for labels, by locale and key. */
  labelsOverride?: LabelsOverride;
}

/** Lets an app on another device take over what was bought here. */
export interface RedemptionInfo {
  readonly redeemUrl: string | null;
}

export interface StoreTransaction {
  readonly storeTransactionId: string;
  readonly productIdentifier: string;
  readonly purchaseDate: Date;
}

/** A purchase that went through. */
export interface PurchaseResult {
  /** Read after the purchase, so that what was bought is in it. */
  readonly customerInfo: CustomerInfo;
  readonly redemptionInfo: RedemptionInfo | null;
  readonly operationSessionId: string;
  readonly storeTransaction: StoreTransaction;
}
