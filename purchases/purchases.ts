import type { Branding } from "@hemline/protocol";
import { anonymousAppUserId, anonymousMarker, uuid } from "./browser/random-ids.ts";
import { placeOrder, type Seller } from "./client/create-checkout-order.ts";
import { Listeners } from "./client/listeners.ts";
import { lazily } from "./client/load-chunk.ts";
import { sell, sellInTestStore } from "./client/open-purchase.ts";
import { OnPage } from "./client/open-views.ts";
import { withPaywall } from "./client/paywall-actions.ts";
import { readConfig } from "./client/read-config.ts";
import { unlessClosed } from "./client/reject-on-abort.ts";
import { showLoading } from "./client/show-loading.ts";
import { checkAppUserId, checkOption } from "./client/validate.ts";
import type {
  FlagsConfig,
  GetOfferingsParams,
  HttpConfig,
  IdentifyResult,
  PaywallPurchaseResult,
  PlatformInfo,
  PresentPaywallParams,
  PurchaseParams,
  PurchaseResult,
  PurchasesConfig,
} from "./configuration.ts";
import type { CustomerInfo } from "./customers/customer-info.ts";
import { parseCustomerInfo } from "./customers/parse-customer-info.ts";
import {
  parseVirtualCurrencies,
  type VirtualCurrencies,
  VirtualCurrencyCache,
} from "./customers/virtual-currencies.ts";
import { ErrorCode, PurchasesError, UninitializedPurchasesError } from "./errors.ts";
import { openTracker, silentTracker, type Tracker } from "./events/tracker.ts";
import { billingCalls } from "./http/billing-api.ts";
import { headersFor, requestsTo } from "./http/send-request.ts";
import { type LogHandler, type LogLevel, log, setLogHandler, setLogLevel } from "./log.ts";
import type { Offering, Offerings, Package } from "./offerings/offering.ts";
import { readOfferings, readPlacement } from "./offerings/read-offerings.ts";

export type { BrandingAppearance, PaywallComponents } from "@hemline/protocol";
export { type Period, trialEndsAt } from "@hemline/protocol/period";
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

/**
 * Sells subscriptions and other products on a web page, and knows what a customer owns.
 *
 * Importing it touches nothing, so it is safe on a server; the checkout's screens and the card provider's script are
 * fetched by the first `purchase`. Everything here throws or rejects with `PurchasesError`.
 */
export class Purchases {
  static #shared: Purchases | null = null;
  /** One checkout at a time on a page, whichever instance opened it. */
  static #isPurchasing = false;
  /** One paywall at a time over a page; inside a page there may be more. */
  static #isPageCovered = false;

  static #platform: PlatformInfo | null = null;

  readonly #config: PurchasesConfig;
  readonly #calls: ReturnType<typeof billingCalls>;
  /** Ties everything of one page view together. */
  readonly #traceId = uuid();
  readonly #tracker: Tracker;
  readonly #currencies = new VirtualCurrencyCache();
  readonly #listeners = new Listeners<CustomerInfo | null>();
  #appUserId: string;
  #branding: Promise<Branding | null> | null = null;
  readonly #onPage = new OnPage();

  private constructor(config: PurchasesConfig) {
    this.#config = config;
    this.#appUserId = config.appUserId;
    const { additionalHeaders, eventsURL } = config.httpConfig ?? {};
    const asked = {
      apiKey: config.apiKey,
      platform: Purchases.#platform,
      ...(additionalHeaders ? { additionalHeaders } : {}),
    };
    this.#calls = billingCalls(requestsTo({ baseUrl: this.#billingUrl, ...asked }));
    // Events tell what happened in a customer's browser: on a server there is nothing to tell.
    const isTracked = (config.flags?.collectAnalyticsEvents ?? true) && typeof document !== "undefined";
    this.#tracker = isTracked
      ? openTracker({
          url: `${eventsURL ?? this.#billingUrl}/v1/events`,
          headers: headersFor(asked),
          traceId: this.#traceId,
          rcSource: config.flags?.rcSource ?? null,
        })
      : silentTracker;
    this.#tracker.track(config.appUserId, { name: "sdk_initialized" });
  }

  /**
   * Makes the instance that `getSharedInstance` gives. A second call replaces it.
   * @throws PurchasesError InvalidCredentialsError for the key, InvalidAppUserIdError for the id, ConfigurationError for
   * the proxy address or the headers; checked in this order.
   */
  static configure(config: PurchasesConfig): Purchases;
  /** @deprecated Hand over one object. */
  static configure(apiKey: string, appUserId: string, httpConfig?: HttpConfig, flags?: FlagsConfig): Purchases;
  static configure(...given: Parameters<typeof readConfig>): Purchases {
    const purchases = new Purchases(readConfig(...given));
    if (Purchases.#shared) log(2, "Purchases was configured before; the new configuration replaces the old one.");
    Purchases.#shared = purchases;
    return purchases;
  }

  /**
   * Makes an instance beside the shared one: on a server, where requests of several customers run side by side.
   * @throws PurchasesError as `configure` does.
   */
  static create(config: PurchasesConfig): Purchases {
    return new Purchases(readConfig(config));
  }

  /** @throws UninitializedPurchasesError before the first `configure`, and after `close`. */
  static getSharedInstance(): Purchases {
    if (!Purchases.#shared) throw new UninitializedPurchasesError();
    return Purchases.#shared;
  }

  /** Whether `getSharedInstance` has one to give. */
  static isConfigured(): boolean {
    return Purchases.#shared !== null;
  }

  /** How much is told to the browser's console. Default `LogLevel.Silent`. */
  static setLogLevel(level: LogLevel): void {
    setLogLevel(level);
  }

  /** Takes what the SDK tells, in place of the browser's console. Null gives the console back. */
  static setLogHandler(handler: LogHandler | null): void {
    setLogHandler(handler);
  }

  /** Names the framework around this SDK in every call. Said before `configure`. */
  static setPlatformInfo(platform: PlatformInfo): void {
    Purchases.#platform = platform;
  }

  /** What `setPlatformInfo` was told; null before. */
  static getPlatformInfo(): PlatformInfo | null {
    return Purchases.#platform;
  }

  /** A new id for a customer who is not signed in: `$RCAnonymousID:` and 32 hexadecimal digits. Keep it. */
  static generateRevenueCatAnonymousAppUserId(): string {
    return anonymousAppUserId();
  }

  /** Who buys at the moment; `changeUser` and `identifyUser` change it. */
  getAppUserId(): string {
    return this.#appUserId;
  }

  /** Whether the customer's id is one that `generateRevenueCatAnonymousAppUserId` made. */
  isAnonymous(): boolean {
    return this.#appUserId.startsWith(anonymousMarker);
  }

  /** Whether no real money moves: a sandbox or a test store key. */
  isSandbox(): boolean {
    return this.#config.apiKey.startsWith("rcb_sb_") || this.#config.apiKey.startsWith("test_");
  }

  /**
   * Fetches what every checkout needs, its code among it, so that the first one opens sooner. Nothing of the card
   * provider's is fetched. Never rejects; what could not be fetched is fetched again when it is needed.
   */
  async preload(): Promise<void> {
    const screens = typeof document === "undefined" ? [] : [this.#loadScreens()];
    const branding = this.#isTestStore ? [] : [this.#loadBranding()];
    await Promise.allSettled([...screens, ...branding]);
  }

  /**
   * What is for sale. Offerings without a product that can be bought are left out.
   * @param params.offeringIdentifier leaves only that one; `current` is then null unless it is the current one.
   * @throws PurchasesError ConfigurationError when the currency is not three capitals.
   */
  async getOfferings(params: GetOfferingsParams = {}): Promise<Offerings> {
    return readOfferings(this.#calls, this.#appUserId, params);
  }

  /**
   * The offering that the developer chose for a place in the app.
   * @param params.currency as in `getOfferings`; an `offeringIdentifier` is passed over.
   * @returns null where nothing is to be shown.
   */
  async getCurrentOfferingForPlacement(
    placementIdentifier: string,
    params: GetOfferingsParams = {},
  ): Promise<Offering | null> {
    return readPlacement(this.#calls, this.#appUserId, placementIdentifier, params);
  }

  /** What the customer owns. Read anew each time; a customer who was never seen is made. */
  async getCustomerInfo(): Promise<CustomerInfo> {
    const appUserId = this.#appUserId;
    const customerInfo = parseCustomerInfo(await this.#calls.customer(appUserId));
    this.#tell(appUserId, customerInfo);
    return customerInfo;
  }

  /**
   * Hears what the customer owns, whenever that is read: by `getCustomerInfo`, for another customer, and after a purchase
   * once its checkout has closed.
   * @param listener is given null when another customer takes over of whom nothing is known yet.
   * @returns ends it.
   */
  onCustomerInfo(listener: (customerInfo: CustomerInfo | null) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Whether the customer has an active entitlement of this identifier. */
  async isEntitledTo(entitlementIdentifier: string): Promise<boolean> {
    const { entitlements } = await this.getCustomerInfo();
    return Object.hasOwn(entitlements.active, entitlementIdentifier);
  }

  /**
   * Opens the checkout and resolves when the customer has paid and, unless `skipSuccessPage`, has read so.
   * @throws PurchasesError UserCancelledError when the customer left, or code closed it; OperationAlreadyInProgressError
   * while another checkout is open on this page; PurchaseInvalidError for an option without a price; UnsupportedError
   * outside a browser; otherwise what the error page said.
   */
  async purchase(params: PurchaseParams): Promise<PurchaseResult> {
    if (typeof document === "undefined")
      throw new PurchasesError(ErrorCode.UnsupportedError, "A purchase needs a browser.");
    // A page without types hands over what `current?.monthly` came to.
    if (!params?.rcPackage?.webBillingProduct?.identifier)
      throw new PurchasesError(ErrorCode.PurchaseInvalidError, "Product ID was not set before purchase.");
    checkOption(params.purchaseOption ?? params.rcPackage.webBillingProduct.defaultPurchaseOption);
    if (Purchases.#isPurchasing) throw new PurchasesError(ErrorCode.OperationAlreadyInProgressError);
    Purchases.#isPurchasing = true;
    try {
      return await this.#onPage.while(params.signal, (signal, close) => this.#purchase(params, { signal, close }));
    } finally {
      Purchases.#isPurchasing = false;
      this.#currencies.forget();
    }
  }

  /**
   * Shows a paywall and sells what the customer chooses there. A purchase that was cancelled or failed leaves it open
   * and is told to `onPurchaseError`; after one that went through it is gone.
   * @throws PurchasesError UserCancelledError when the customer went back, or code closed it; ConfigurationError when
   * there is no offering, it has no paywall, or the paywall cannot be drawn; OperationAlreadyInProgressError while
   * another paywall covers the page; UnsupportedError outside a browser.
   */
  async presentPaywall(params: PresentPaywallParams = {}): Promise<PaywallPurchaseResult> {
    if (typeof document === "undefined")
      throw new PurchasesError(ErrorCode.UnsupportedError, "A paywall needs a browser.");
    const isOverPage = !params.htmlTarget;
    if (isOverPage && Purchases.#isPageCovered) throw new PurchasesError(ErrorCode.OperationAlreadyInProgressError);
    if (isOverPage) Purchases.#isPageCovered = true;
    try {
      return await this.#onPage.while(params.signal, (signal, close) => this.#presentPaywall(params, signal, close));
    } finally {
      if (isOverPage) Purchases.#isPageCovered = false;
    }
  }

  /** @deprecated Say `presentPaywall`. */
  renderPaywall(params: PresentPaywallParams): Promise<PaywallPurchaseResult> {
    return this.presentPaywall(params);
  }

  /** @deprecated Say `purchase`. */
  purchasePackage(rcPackage: Package, customerEmail?: string, htmlTarget?: HTMLElement): Promise<PurchaseResult> {
    return this.purchase({
      rcPackage,
      ...(customerEmail === undefined ? {} : { customerEmail }),
      ...(htmlTarget === undefined ? {} : { htmlTarget }),
    });
  }

  /**
   * Closes what this instance has on the page, a checkout or a paywall, as if the customer had: whoever waits for it is
   * rejected with UserCancelledError. While money moves, closing waits for the outcome, and a payment that went through
   * is told as one.
   */
  closeCheckout(): void {
    this.#onPage.closeAll();
  }

  /** The customer's balances of your own currencies, at most five minutes old; a purchase makes them be read anew. */
  async getVirtualCurrencies(): Promise<VirtualCurrencies> {
    const appUserId = this.#appUserId;
    return this.#currencies.read(appUserId, async () =>
      parseVirtualCurrencies(await this.#calls.virtualCurrencies(appUserId)),
    );
  }

  /** The balances as they were last read, however long ago; null when they were not, or were forgotten since. */
  getCachedVirtualCurrencies(): VirtualCurrencies | null {
    return this.#currencies.held(this.#appUserId);
  }

  /** Makes the next `getVirtualCurrencies` read anew: said when something in your app changed a balance. */
  invalidateVirtualCurrenciesCache(): void {
    this.#currencies.forget();
  }

  /** Goes on as another customer. Nothing is merged; `identifyUser` does that. */
  async changeUser(newAppUserId: string): Promise<CustomerInfo> {
    checkAppUserId(newAppUserId);
    this.#becomes(newAppUserId);
    return this.getCustomerInfo();
  }

  /**
   * Somebody turns out to be a customer of yours: after a login or a registration. What an anonymous customer bought
   * becomes theirs; of two customers who both are known, the second goes on alone.
   * @throws PurchasesError InvalidAppUserIdError; whatever it rejects with, the customer is still the one before.
   */
  async identifyUser(newAppUserId: string): Promise<IdentifyResult> {
    checkAppUserId(newAppUserId);
    const before = this.#appUserId;
    const { answer, wasCreated } = await this.#calls.identify(before, newAppUserId);
    const customerInfo = parseCustomerInfo(answer);
    // Whoever took over meanwhile, by logging out for one, came later and stays.
    if (this.#appUserId === before) this.#becomes(newAppUserId);
    this.#tell(newAppUserId, customerInfo);
    return { customerInfo, wasCreated };
  }

  /** Keeps facts with the customer, e.g. `{ "$displayName": "Ada" }`. Null removes one. */
  async setAttributes(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    const updated_at_ms = Date.now();
    // Another customer may take over while the first call is under way.
    const appUserId = this.#appUserId;
    // Reading the customer first makes one who was never seen.
    await this.#calls.customer(appUserId);
    await this.#calls.setAttributes(
      appUserId,
      Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, { value, updated_at_ms }])),
    );
  }

  /** Closes as `closeCheckout` does, delivers the tracked events that still wait, and forgets the shared instance. */
  close(): void {
    this.closeCheckout();
    this.#tracker.close();
    if (Purchases.#shared === this) Purchases.#shared = null;
    else log(2, "This instance was replaced before it was closed.");
  }

  get #billingUrl(): string {
    const { proxyURL } = this.#config.httpConfig ?? {};
    return proxyURL ?? `${globalThis.location?.origin ?? ""}/pay`;
  }

  get #isTestStore(): boolean {
    return this.#config.apiKey.startsWith("test_");
  }

  #loadScreens(): Promise<unknown> {
    return this.#isTestStore ? import("./screens/open-test-store.tsx") : import("./screens/open-checkout.tsx");
  }

  #becomes(appUserId: string): void {
    this.#appUserId = appUserId;
    this.#currencies.forget();
    this.#tell(appUserId, null);
  }

  /** What was asked for a customer who has gone since is nobody's business any more. */
  #tell(appUserId: string, customerInfo: CustomerInfo | null): void {
    if (appUserId !== this.#appUserId) return;
    this.#listeners.tell(customerInfo);
  }

  #loadBranding(): Promise<Branding | null> {
    this.#branding ??= this.#calls.branding().catch((cause: unknown) => {
      log(1, `The branding could not be read: ${String(cause)}`);
      // The next checkout asks again.
      this.#branding = null;
      return null;
    });
    return this.#branding;
  }

  async #purchase(params: PurchaseParams, closing: Parameters<typeof placeOrder>[2]): Promise<PurchaseResult> {
    const appUserId = this.#appUserId;
    const order = placeOrder(this.#seller, params, closing);
    const result = await (this.#isTestStore
      ? sellInTestStore(order)
      : sell(order, async (signal) => parseCustomerInfo(await this.#calls.customer(appUserId, signal))));
    // Whoever hears of it may take away what the checkout was opened from, so the customer has seen its last page first.
    this.#tell(appUserId, result.customerInfo);
    return result;
  }

  async #presentPaywall(params: PresentPaywallParams, signal: AbortSignal, close: () => void) {
    const hideLoading = showLoading({
      target: params.htmlTarget ?? null,
      colorScheme: params.colorMode === "light" || params.colorMode === "dark" ? params.colorMode : "light dark",
      close: params.hideBackButtons ? null : close,
    });
    const coming = Promise.all([
      params.offering ?? this.getOfferings().then(({ current }) => current),
      lazily(import("./client/present-paywall.ts")),
    ]);
    const [known, { presentPaywall }] = await unlessClosed(signal, coming).finally(hideLoading);
    const offering = withPaywall(known);
    const readCustomer = () => this.getCustomerInfo();
    const purchase = (bought: PurchaseParams) => this.purchase(bought);
    return presentPaywall({ offering, params, signal, close, purchase, readCustomer });
  }

  get #seller(): Seller {
    return {
      config: this.#config,
      calls: this.#calls,
      billingUrl: this.#billingUrl,
      appUserId: this.#appUserId,
      traceId: this.#traceId,
      tracker: this.#tracker,
      isSandbox: this.isSandbox(),
      loadBranding: () => this.#loadBranding(),
    };
  }
}
