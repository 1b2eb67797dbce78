import type { BrandingAppearance } from "@hemline/protocol";
import type { CustomerInfo } from "./customers/customer-info.ts";
import type { PurchasesError } from "./errors.ts";
import type { LabelsOverride } from "./i18n/load-language.ts";
import type { Offering, Package } from "./offerings/offering.ts";
import type { PurchaseOption } from "./offerings/product.ts";

/** Your own data about a purchase, by name. */
export type PurchaseMetadata = Record<string, string | null>;

/** Options of every checkout. */
export interface CheckoutParams {
  /** Prefills the email address, so that the customer is not asked for it. An invalid address is ignored. */
  customerEmail?: string;
  /** A language, e.g. `de` or `pt-BR`. Default `en`; in a paywall the browser's language. */
  selectedLocale?: string;
  /** Used where the selected locale has no translation. Default `en`. */
  defaultLocale?: string;
  /** Stored with the purchase. It takes precedence over the page's campaign parameters. */
  metadata?: PurchaseMetadata;
  /** Closes the checkout after the payment without a success page. Default false. */
  skipSuccessPage?: boolean;
  /**
   * Default `auto`: a checkout is dark where the page around it declares a dark colour scheme, a paywall where the
   * system is dark; a checkout opened by a paywall looks like the paywall.
   */
  colorMode?: "light" | "dark" | "auto";
  /** Replacement texts for labels, by locale and key, e.g. `{ en: { "success_page.button_close": "Done" } }`. */
  labelsOverride?: LabelsOverride;
  /** Colours, shapes or fonts for this purchase that replace those of the app's branding. */
  brandingAppearanceOverride?: Partial<BrandingAppearance>;
  /** Closes the checkout when aborted, as if the customer had. While money moves, closing waits for the outcome. */
  signal?: AbortSignal;
}

/** The package to buy, and how its checkout looks and ends. */
export interface PurchaseParams extends CheckoutParams {
  /** The package to buy. */
  rcPackage: Package;
  /** Default: the product's default option. */
  purchaseOption?: PurchaseOption | null;
  /** Where the checkout is drawn. Default: over the whole page. */
  htmlTarget?: HTMLElement;
  /** Hides the back button; your app then closes the checkout with `signal` or `closeCheckout`. Default false. */
  hideBackButton?: boolean;
}

/** Which paywall to show, where, and what its buttons do. The other options apply to the purchase. */
export interface PresentPaywallParams extends CheckoutParams {
  /** Default: the current offering. It must have a paywall. */
  offering?: Offering;
  /** Where the paywall is drawn. Default: over the whole page. */
  htmlTarget?: HTMLElement;
  /** Where a purchase's checkout is drawn. Default: over the whole page. */
  purchaseHtmlTarget?: HTMLElement;
  /** Hides the paywall's own back buttons. Default false. */
  hideBackButtons?: boolean;
  /** Called when the customer follows a link. Default: opens it in a new tab. */
  onNavigateToUrl?(url: string): void;
  /** Called when the customer goes back. The paywall stays open until you call `close`. Default: it closes. */
  onBack?(close: () => void): void;
  /**
   * Called when the customer wants to manage their purchases. Default: opens their management page, if they have one.
   */
  onVisitCustomerCenter?(): void;
  /** Called when the customer asks to restore purchases. Default: reads their customer info again. */
  onRestorePurchases?(): void;
  /** Called when the customer selects a package, but not for the initial selection. */
  onSelect?(rcPackage: Package): void;
  /**
   * Called when the customer wants to buy. The checkout opens when you call `proceed`, for example after a login;
   * without that call the paywall stays as it is. Default: the checkout opens at once.
   */
  onPurchaseInitiated?(rcPackage: Package, proceed: () => void): void;
  /** Called when a purchase is cancelled or fails. The paywall stays open. */
  onPurchaseError?(error: PurchasesError): void;
}

/** Lets an app on another device redeem this purchase. */
export interface RedemptionInfo {
  /** Opens the app; null when there is nothing to redeem. Works once. */
  readonly redeemUrl: string | null;
}

/** The sale in the store's records. */
export interface StoreTransaction {
  /** A test store's begins with `test_`. */
  readonly storeTransactionId: string;
  readonly productIdentifier: string;
  readonly purchaseDate: Date;
}

/** A successful purchase. */
export interface PurchaseResult {
  /** Read after the purchase, so it includes the purchase. */
  readonly customerInfo: CustomerInfo;
  /** Null when there is nothing to redeem. */
  readonly redemptionInfo: RedemptionInfo | null;
  /** The checkout's own id at the billing service, for support. */
  readonly operationSessionId: string;
  readonly storeTransaction: StoreTransaction;
}

/** A successful purchase from a paywall. */
export interface PaywallPurchaseResult extends PurchaseResult {
  /** The package that the customer chose. */
  readonly selectedPackage: Package;
}
