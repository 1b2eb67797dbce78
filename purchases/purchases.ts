import type { Branding } from "@hemline/protocol";
import type { Order } from "./checkout/order.ts";
import type { FinishedPurchase } from "./checkout/state.ts";
import { billingCalls } from "./client/billing-calls.ts";
import type { CustomerInfo } from "./client/customer-info.ts";
import type { Offering, Offerings } from "./client/offering.ts";
import { parseCustomerInfo } from "./client/parse-customer-info.ts";
import { offeringForPlacement, parseOfferings } from "./client/parse-offerings.ts";
import { headersFor, requestsTo } from "./client/request.ts";
import { utmMetadata } from "./client/utm-metadata.ts";
import {
  checkApiKey,
  checkAppUserId,
  checkCurrency,
  checkHeaders,
  checkProxyUrl,
  emailFault,
} from "./client/validate.ts";
import type {
  GetOfferingsParams,
  PlatformInfo,
  PurchaseParams,
  PurchaseResult,
  PurchasesConfig,
} from "./configuration.ts";
import { ErrorCode, PurchasesError, UninitializedPurchasesError } from "./errors.ts";
import { openTracker, silentTracker, type Tracker } from "./events/tracker.ts";
import { type LogLevel, log, setLogLevel } from "./log.ts";
import { anonymousAppUserId, anonymousMarker, uuid } from "./random-ids.ts";

export type { BrandingAppearance, PaywallComponents } from "@hemline/protocol";
export { type Period, trialEndsAt } from "@hemline/protocol/period";
export { ReservedCustomerAttribute } from "./client/customer-attribute.ts";
export type {
  CustomerInfo,
  EntitlementInfo,
  EntitlementInfos,
  NonSubscriptionTransaction,
  OwnershipType,
  PeriodType,
  Store,
  SubscriptionInfo,
} from "./client/customer-info.ts";
export { type Offering, OfferingKeyword, type Offerings, type Package, PackageType } from "./client/offering.ts";
export type { Price } from "./client/price.ts";
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
} from "./client/product.ts";
export type { VirtualCurrencies, VirtualCurrency } from "./client/virtual-currencies.ts";
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
export { ErrorCode, PurchasesError, type PurchasesErrorExtra, UninitializedPurchasesError } from "./errors.ts";
export type { LabelsOverride } from "./i18n/load-language.ts";
export { type LogHandler, LogLevel } from "./log.ts";

const customerInfoAttempts = 3;

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

  static #platform: PlatformInfo | null = null;

  readonly #config: PurchasesConfig;
  readonly #calls: ReturnType<typeof billingCalls>;
  /** Ties everything of one page view together. */
  readonly #traceId = uuid();
  readonly #tracker: Tracker;
  #appUserId: string;
  #branding: Promise<Branding | null> | null = null;
  #open: AbortController | null = null;

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
  static configure(config: PurchasesConfig): Purchases {
    checkApiKey(config.apiKey, { allowPaddle: config.flags?.allowPaddleAPIKey ?? false });
    checkAppUserId(config.appUserId);
    checkProxyUrl(config.httpConfig?.proxyURL);
    checkProxyUrl(config.httpConfig?.eventsURL);
    checkHeaders(config.httpConfig?.additionalHeaders);
    if (Purchases.#shared) log(2, "Purchases was configured before; the new configuration replaces the old one.");
    Purchases.#shared = new Purchases(config);
    return Purchases.#shared;
  }

  /** @throws UninitializedPurchasesError before the first `configure`, and after `close`. */
  static getSharedInstance(): Purchases {
    if (!Purchases.#shared) throw new UninitializedPurchasesError();
    return Purchases.#shared;
  }

  static isConfigured(): boolean {
    return Purchases.#shared !== null;
  }

  /** How much is told to the browser's console. Default `LogLevel.Silent`. */
  static setLogLevel(level: LogLevel): void {
    setLogLevel(level);
  }

  /** Names the framework around this SDK in every call. Said before `configure`. */
  static setPlatformInfo(platform: PlatformInfo): void {
    Purchases.#platform = platform;
  }

  /** A new id for a customer who is not signed in: `$RCAnonymousID:` and 32 hexadecimal digits. Keep it. */
  static generateRevenueCatAnonymousAppUserId(): string {
    return anonymousAppUserId();
  }

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

  /** Fetches what every checkout needs, so that the first one opens sooner. Never rejects. */
  async preload(): Promise<void> {
    await this.#loadBranding();
  }

  /**
   * What is for sale. Offerings without a product that can be bought are left out.
   * @param params.offeringIdentifier leaves only that one; `current` is then null unless it is `"current"`.
   * @throws PurchasesError ConfigurationError when the currency is not three capitals.
   */
  async getOfferings(params: GetOfferingsParams = {}): Promise<Offerings> {
    checkCurrency(params.currency);
    const { offerings, answer } = await this.#readOfferings(params.currency, (id, current) =>
      wantedOffering(params.offeringIdentifier, id, current),
    );
    return params.offeringIdentifier && params.offeringIdentifier !== "current"
      ? { all: offerings.all, current: null }
      : { all: offerings.all, current: offerings.all[answer.current_offering_id ?? ""] ?? null };
  }

  /**
   * The offering that the developer chose for a place in the app.
   * @returns null where nothing is to be shown.
   */
  async getCurrentOfferingForPlacement(
    placementIdentifier: string,
    params: Pick<GetOfferingsParams, "currency"> = {},
  ): Promise<Offering | null> {
    checkCurrency(params.currency);
    const { offerings, answer } = await this.#readOfferings(params.currency, () => true);
    return offeringForPlacement(answer.placements, offerings, placementIdentifier);
  }

  /** What the customer owns. Read anew each time; a customer who was never seen is made. */
  async getCustomerInfo(): Promise<CustomerInfo> {
    return parseCustomerInfo(await this.#calls.customer(this.#appUserId));
  }

  /** Whether the customer has an active entitlement of this identifier. */
  async isEntitledTo(entitlementIdentifier: string): Promise<boolean> {
    const { entitlements } = await this.getCustomerInfo();
    return Object.hasOwn(entitlements.active, entitlementIdentifier);
  }

  /**
   * Opens the checkout and resolves when the customer has paid and, unless `skipSuccessPage`, has read so.
   * @throws PurchasesError UserCancelledError when the customer left; OperationAlreadyInProgressError while another
   * checkout is open on this page; UnsupportedError outside a browser; otherwise what the error page said.
   */
  async purchase(params: PurchaseParams): Promise<PurchaseResult> {
    if (typeof document === "undefined")
      throw new PurchasesError(ErrorCode.UnsupportedError, "A purchase needs a browser.");
    if (!params.rcPackage.webBillingProduct.identifier)
      throw new PurchasesError(ErrorCode.PurchaseInvalidError, "Product ID was not set before purchase.");
    if (Purchases.#isPurchasing) throw new PurchasesError(ErrorCode.OperationAlreadyInProgressError);
    Purchases.#isPurchasing = true;
    this.#open = new AbortController();
    try {
      return await this.#purchase(params, this.#open.signal);
    } finally {
      Purchases.#isPurchasing = false;
      this.#open = null;
    }
  }

  /** Goes on as another customer. Nothing is merged. */
  async changeUser(newAppUserId: string): Promise<CustomerInfo> {
    checkAppUserId(newAppUserId);
    this.#appUserId = newAppUserId;
    return this.getCustomerInfo();
  }

  /** Keeps facts with the customer, e.g. `{ "$displayName": "Ada" }`. Null removes one. */
  async setAttributes(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    const updated_at_ms = Date.now();
    // Reading the customer first makes one who was never seen.
    await this.#calls.customer(this.#appUserId);
    await this.#calls.setAttributes(
      this.#appUserId,
      Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, { value, updated_at_ms }])),
    );
  }

  /** Closes an open checkout as if the customer had, and forgets the shared instance. */
  close(): void {
    this.#open?.abort();
    this.#tracker.close();
    if (Purchases.#shared === this) Purchases.#shared = null;
    else log(2, "This instance was replaced before it was closed.");
  }

  get #billingUrl(): string {
    const { proxyURL } = this.#config.httpConfig ?? {};
    return proxyURL ?? `${globalThis.location?.origin ?? ""}/pay`;
  }

  async #readOfferings(currency: string | undefined, isWanted: (id: string, current: string | null) => boolean) {
    const told = await this.#calls.offerings(this.#appUserId);
    const answer = {
      ...told,
      offerings: told.offerings.filter((one) => isWanted(one.identifier, told.current_offering_id)),
    };
    const ids = answer.offerings.flatMap((one) => one.packages.map((it) => it.platform_product_identifier));
    const products = await this.#calls.products(this.#appUserId, ids, currency);
    return { answer, offerings: parseOfferings(answer, products) };
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

  async #purchase(params: PurchaseParams, signal: AbortSignal): Promise<PurchaseResult> {
    const order = this.#order(params, signal);
    if (this.#config.apiKey.startsWith("test_")) return this.#testPurchase(order);
    const { openCheckout } = await import("./screens/open-checkout.tsx");
    const { purchase, customerInfo } = await openCheckout(order, () => this.#customerInfoAfterPurchase());
    return resultOf(purchase, customerInfo);
  }

  /** A test store asks for an outcome instead of a card. */
  async #testPurchase(order: Order): Promise<PurchaseResult> {
    const { openTestStore } = await import("./screens/open-test-store.tsx");
    const { purchase, answer } = await openTestStore(order);
    return resultOf(purchase, parseCustomerInfo(answer));
  }

  #order(params: PurchaseParams, signal: AbortSignal): Order {
    const product = params.rcPackage.webBillingProduct;
    const option = params.purchaseOption ?? product.defaultPurchaseOption;
    const { offeringIdentifier, targetingContext, placementIdentifier } = product.presentedOfferingContext;
    const collectsUtm = this.#config.flags?.autoCollectUTMAsMetadata ?? true;
    const email = params.customerEmail?.trim() ?? "";
    const appUserId = this.#appUserId;
    if (email && emailFault(email)) log(2, "The customer's email is not well formed and is asked for instead.");
    return {
      calls: this.#calls,
      billingUrl: this.#billingUrl,
      request: {
        app_user_id: appUserId,
        product_id: product.identifier,
        price_id: option.priceId,
        trace_id: this.#traceId,
        presented_offering_identifier: offeringIdentifier,
        metadata: { ...(collectsUtm ? utmMetadata(location.search) : {}), ...params.metadata },
        ...(option.id === "base_option" ? {} : { offer_id: option.id }),
        ...(targetingContext
          ? { applied_targeting_rule: { rule_id: targetingContext.ruleId, revision: targetingContext.revision } }
          : {}),
        ...(placementIdentifier ? { presented_placement_identifier: placementIdentifier } : {}),
      },
      packageIdentifier: params.rcPackage.identifier,
      product,
      option,
      // A test store has no branding.
      branding: this.#config.apiKey.startsWith("test_") ? Promise.resolve(null) : this.#loadBranding(),
      isSandbox: this.isSandbox(),
      customerEmail: email && !emailFault(email) ? email : null,
      skipSuccessPage: params.skipSuccessPage ?? false,
      target: params.htmlTarget ?? null,
      selectedLocale: params.selectedLocale ?? "en",
      defaultLocale: params.defaultLocale ?? "en",
      labelsOverride: params.labelsOverride,
      colorMode: params.colorMode ?? "auto",
      signal,
      track: (happening, at) => this.#tracker.track(appUserId, happening, at),
    };
  }

  /** The money has been paid: one lost call must not turn that into a failure. */
  async #customerInfoAfterPurchase(attempt = 1): Promise<CustomerInfo> {
    try {
      return await this.getCustomerInfo();
    } catch (cause) {
      if (attempt >= customerInfoAttempts) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return this.#customerInfoAfterPurchase(attempt + 1);
    }
  }
}

function wantedOffering(wanted: string | undefined, id: string, current: string | null): boolean {
  if (!wanted) return true;
  return wanted === "current" ? current === null || id === current : id === wanted;
}

function resultOf(purchase: FinishedPurchase, customerInfo: CustomerInfo): PurchaseResult {
  return {
    customerInfo,
    redemptionInfo: purchase.redemptionInfo,
    operationSessionId: purchase.operationSessionId,
    storeTransaction: {
      storeTransactionId: purchase.storeTransactionIdentifier,
      productIdentifier: purchase.productIdentifier,
      purchaseDate: purchase.purchaseDate,
    },
  };
}
