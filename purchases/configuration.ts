import type { BrandingAppearance } from "@hemline/protocol";
import type { CustomerInfo } from "./customers/customer-info.ts";
import type { PurchasesError } from "./errors.ts";
import type { LabelsOverride } from "./i18n/load-language.ts";
import type { Offering, Package } from "./offerings/offering.ts";
import type { PurchaseOption } from "./offerings/product.ts";

export type { GetOfferingsParams } from "./offerings/offering.ts";

/** How the billing service is reached. */
export interface HttpConfig {
  /** Sent with every call. The SDK's own headers cannot be replaced. */
  additionalHeaders?: Readonly<Record<string, string>>;
  /** The address of the billing service, without a slash at its end. Left out: `/pay` on the page's own address. */
  proxyURL?: string;
  /** Where tracked events go instead, without a slash at its end. Left out: to the billing service. */
  eventsURL?: string;
}

/** What the SDK does beside selling. */
export interface FlagsConfig {
  /** Sends the page's `utm_…` parameters with a purchase. Default true. */
  autoCollectUTMAsMetadata?: boolean;
  /** Allows the tracked events of a checkout. Default true. */
  collectAnalyticsEvents?: boolean;
  /** Accepts keys that begin with `pdl_`. Default false. */
  allowPaddleAPIKey?: boolean;
  /**
   * Who put this page up; told with the tracked events. With `app` or `embedded`, the app that put it up closes it too: a
   * checkout then has no button back, and the browser's back button does not close it.
   */
  rcSource?: string | null;
}

/** Whom the SDK speaks to, and for whom. */
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
  readonly flavor: string;
  readonly version: string;
}

/** The developer's own facts about a purchase, by name. */
export type PurchaseMetadata = Record<string, string | null>;

/** What every way into a checkout can be told. */
export interface CheckoutParams {
  /** Spares the customer the email field. One that is no email address is ignored. */
  customerEmail?: string;
  /** A language, e.g. `de` or `pt-BR`. Default `en`; in a paywall the browser's own. */
  selectedLocale?: string;
  /** Spoken where the selected locale has no words. Default `en`. */
  defaultLocale?: string;
  /** Kept with the purchase. It comes before the page's own campaign parameters. */
  metadata?: PurchaseMetadata;
  /** Ends the checkout with the payment, without a page that says so. Default false. */
  skipSuccessPage?: boolean;
  /**
   * Default `auto`: a checkout is dark where the page around declares a dark colour scheme, a paywall where the system is
   * dark; a checkout that a paywall opens is like the paywall.
   */
  colorMode?: "light" | "dark" | "auto";
  /** Other words for labels, by locale and key, e.g. `{ en: { "success_page.button_close": "Done" } }`. */
  labelsOverride?: LabelsOverride;
  /** Other colours, shapes or fonts for this one purchase, over those of the app's branding. */
  brandingAppearanceOverride?: Partial<BrandingAppearance>;
  /** Closes it from code when aborted, as if the customer had. While money moves, closing waits for the outcome. */
  signal?: AbortSignal;
}

/** What is bought, and how the checkout for it looks and ends. */
export interface PurchaseParams extends CheckoutParams {
  /** What is bought. */
  rcPackage: Package;
  /** Default: the product's default option. */
  purchaseOption?: PurchaseOption | null;
  /** Where the checkout is drawn. Default: over the whole page. */
  htmlTarget?: HTMLElement;
  /** Hides the back button; the app closes the checkout itself, by `signal` or `closeCheckout`. Default false. */
  hideBackButton?: boolean;
}

/** Which paywall is shown, where, and what its buttons do. The rest is handed on to the purchase. */
export interface PresentPaywallParams extends CheckoutParams {
  /** Default: the current offering. It must have a paywall. */
  offering?: Offering;
  /** Where the paywall is drawn. Default: over the whole page. */
  htmlTarget?: HTMLElement;
  /** Where a purchase's checkout is drawn. Default: over the whole page. */
  purchaseHtmlTarget?: HTMLElement;
  /** Leaves out the paywall's own buttons that go back. Default false. */
  hideBackButtons?: boolean;
  /** Follows a link of the paywall. Default: in a new tab. */
  onNavigateToUrl?(url: string): void;
  /** The customer goes back. The paywall stays until `close` is called. Default: it closes. */
  onBack?(close: () => void): void;
  /** The customer wants to manage what they bought. Default: their management page, if they have one. */
  onVisitCustomerCenter?(): void;
  /** The customer says that they have paid already. Default: what they own is read again. */
  onRestorePurchases?(): void;
  /** The customer chose a package; not told of the one that is chosen at first. */
  onSelect?(rcPackage: Package): void;
  /**
   * The customer wants to buy. Nothing is bought until `proceed` is called, once they have logged in for example; left
   * uncalled, nothing ever is, and the paywall stays as it is. Default: it is bought at once.
   */
  onPurchaseInitiated?(rcPackage: Package, proceed: () => void): void;
  /** A purchase was cancelled or failed. The paywall stays open. */
  onPurchaseError?(error: PurchasesError): void;
}

/** Lets an app on another device take over what was bought here. */
export interface RedemptionInfo {
  /** Opens the app; null when there is nothing to take over. Good for one use. */
  readonly redeemUrl: string | null;
}

/** The sale as the store counts it. */
export interface StoreTransaction {
  /** A test store's begins with `test_`. */
  readonly storeTransactionId: string;
  readonly productIdentifier: string;
  readonly purchaseDate: Date;
}

/** A purchase that went through. */
export interface PurchaseResult {
  /** Read after the purchase, so that what was bought is in it. */
  readonly customerInfo: CustomerInfo;
  /** Null when there is nothing to take over. */
  readonly redemptionInfo: RedemptionInfo | null;
  /** The checkout's own id at the billing service, for support. */
  readonly operationSessionId: string;
  readonly storeTransaction: StoreTransaction;
}

/** A purchase that went through in a paywall. */
export interface PaywallPurchaseResult extends PurchaseResult {
  /** What the customer chose. */
  readonly selectedPackage: Package;
}

/** Who the customer turned out to be. */
export interface IdentifyResult {
  readonly customerInfo: CustomerInfo;
  /** Whether nobody had the new id before. */
  readonly wasCreated: boolean;
}
