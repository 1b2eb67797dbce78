/** How the billing service is reached. */
export interface HttpConfig {
  /** Sent with every call. The SDK's own headers cannot be replaced. */
  additionalHeaders?: Readonly<Record<string, string>>;
  /** The address of the billing service, without a slash at its end. Left out: `/pay` on the page's own address. */
  proxyURL?: string;
  /** Where tracked events go instead, without a slash at its end. Left out: to the billing service. */
  eventsURL?: string;
}

/** Optional behaviour of the SDK. */
export interface FlagsConfig {
  /** Sends the page's `utm_…` parameters with a purchase. Default true. */
  autoCollectUTMAsMetadata?: boolean;
  /** Allows the tracked events of a checkout. Default true. */
  collectAnalyticsEvents?: boolean;
  /** Accepts keys that begin with `pdl_`. Default false. */
  allowPaddleAPIKey?: boolean;
  /**
   * What opened this page; sent with the tracked events. With `app` or `embedded`, the surrounding app also closes it:
   * the checkout then has no back button, and the browser's back button does not close it.
   */
  rcSource?: string | null;
}

/** Which app the SDK sells for, and to which customer. */
export interface PurchasesConfig {
  /** `rcb_…`, `rcb_sb_…` for the sandbox, or `test_…` for a test store. It is public. */
  apiKey: string;
  /** The customer's id in your own system, or `Purchases.generateRevenueCatAnonymousAppUserId()`. */
  appUserId: string;
  httpConfig?: HttpConfig;
  flags?: FlagsConfig;
}

/** A framework that wraps the SDK, e.g. `{ flavor: "flutter", version: "9.1.0" }`. */
export interface PlatformInfo {
  readonly flavor: string;
  readonly version: string;
}
