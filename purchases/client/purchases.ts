import { anonymousAppUserId, anonymousIdPrefix } from "../browser/random-ids.ts";
import type {
  FlagsConfig,
  HttpConfig,
  IdentifyResult,
  PaywallPurchaseResult,
  PlatformInfo,
  PresentPaywallParams,
  PurchaseParams,
  PurchaseResult,
  PurchasesConfig,
} from "../configuration.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import type { VirtualCurrencies } from "../customers/virtual-currencies.ts";
import { UninitializedPurchasesError } from "../errors.ts";
import { type LogHandler, type LogLevel, log, setLogHandler, setLogLevel } from "../log.ts";
import type { GetOfferingsParams, Offering, Offerings, Package } from "../offerings/offering.ts";
import { readOfferings, readPlacement } from "../offerings/read-offerings.ts";
import { identify, readCurrencies, readCustomer, setAppUserId, setAttributes } from "./customer.ts";
import { loadPaywall } from "./paywall/load-paywall.ts";
import { purchase } from "./purchase.ts";
import { createPurchasesClient, type PurchasesClient, preload } from "./purchases-client.ts";
import { readConfig } from "./read-config.ts";
import { checkAppUserId } from "./validate.ts";

/**
 * Sells subscriptions and other products on a web page, and knows what a customer owns.
 *
 * Importing it touches nothing, so it is safe on a server; the checkout's screens and the card provider's script are
 * fetched by the first `purchase`. Everything here throws or rejects with `PurchasesError`.
 */
export class Purchases {
  static #shared: Purchases | null = null;
  static #platform: PlatformInfo | null = null;
  readonly #client: PurchasesClient;

  private constructor(config: PurchasesConfig) {
    this.#client = createPurchasesClient(config, Purchases.#platform);
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
    if (Purchases.#shared) log(2, "Purchases was already configured. The new configuration replaces the old one.");
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
    return this.#client.appUserId;
  }

  /** Whether the customer's id is one that `generateRevenueCatAnonymousAppUserId` made. */
  isAnonymous(): boolean {
    return this.#client.appUserId.startsWith(anonymousIdPrefix);
  }

  /** Whether no real money moves: a sandbox or a test store key. */
  isSandbox(): boolean {
    return this.#client.isSandbox;
  }

  /**
   * Fetches what every checkout needs, its code among it, so that the first one opens sooner. Nothing of the card
   * provider's is fetched. Never rejects; what could not be fetched is fetched again when it is needed.
   */
  async preload(): Promise<void> {
    await preload(this.#client);
  }

  /**
   * What is for sale. Offerings without a product that can be bought are left out.
   * @param params.offeringIdentifier leaves only that one; `current` is then null unless it is the current one.
   * @throws PurchasesError ConfigurationError when the currency is not three capitals.
   */
  async getOfferings(params: GetOfferingsParams = {}): Promise<Offerings> {
    return readOfferings(this.#client.api, this.#client.appUserId, params);
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
    return readPlacement(this.#client.api, this.#client.appUserId, placementIdentifier, params);
  }

  /** What the customer owns. Read anew each time; a customer who was never seen is made. */
  async getCustomerInfo(): Promise<CustomerInfo> {
    return readCustomer(this.#client);
  }

  /**
   * Hears what the customer owns, whenever that is read: by `getCustomerInfo`, for another customer, and after a purchase
   * once its checkout has closed.
   * @param listener is given null when another customer takes over of whom nothing is known yet.
   * @returns ends it.
   */
  onCustomerInfo(listener: (customerInfo: CustomerInfo | null) => void): () => void {
    return this.#client.listeners.add(listener);
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
    return purchase(this.#client, params);
  }

  /**
   * Shows a paywall and sells what the customer chooses there. A purchase that was cancelled or failed leaves it open
   * and is told to `onPurchaseError`; after one that went through it is gone.
   * @throws PurchasesError UserCancelledError when the customer went back, or code closed it; ConfigurationError when
   * there is no offering, it has no paywall, or the paywall cannot be drawn; OperationAlreadyInProgressError while
   * another paywall covers the page; UnsupportedError outside a browser.
   */
  async presentPaywall(params: PresentPaywallParams = {}): Promise<PaywallPurchaseResult> {
    return loadPaywall(this.#client, params);
  }

  /** @deprecated Say `presentPaywall`. */
  renderPaywall(params: PresentPaywallParams): Promise<PaywallPurchaseResult> {
    return this.presentPaywall(params);
  }

  /** @deprecated Say `purchase`. */
  purchasePackage(rcPackage: Package, customerEmail?: string, htmlTarget?: HTMLElement): Promise<PurchaseResult> {
    return this.purchase({ rcPackage, customerEmail, htmlTarget });
  }

  /**
   * Closes what this instance has on the page, a checkout or a paywall, as if the customer had: whoever waits for it is
   * rejected with UserCancelledError. While money moves, closing waits for the outcome, and a payment that went through
   * is told as one.
   */
  closeCheckout(): void {
    this.#client.openViews.closeAll();
  }

  /** The customer's balances of your own currencies, at most five minutes old; a purchase makes them be read anew. */
  async getVirtualCurrencies(): Promise<VirtualCurrencies> {
    return readCurrencies(this.#client);
  }

  /** The balances as they were last read, however long ago; null when they were not, or were forgotten since. */
  getCachedVirtualCurrencies(): VirtualCurrencies | null {
    return this.#client.currencies.held(this.#client.appUserId);
  }

  /** Makes the next `getVirtualCurrencies` read anew: said when something in your app changed a balance. */
  invalidateVirtualCurrenciesCache(): void {
    this.#client.currencies.forget();
  }

  /** Goes on as another customer. Nothing is merged; `identifyUser` does that. */
  async changeUser(newAppUserId: string): Promise<CustomerInfo> {
    checkAppUserId(newAppUserId);
    setAppUserId(this.#client, newAppUserId);
    return this.getCustomerInfo();
  }

  /**
   * Somebody turns out to be a customer of yours: after a login or a registration. What an anonymous customer bought
   * becomes theirs; of two customers who both are known, the second goes on alone.
   * @throws PurchasesError InvalidAppUserIdError; whatever it rejects with, the customer is still the one before.
   */
  async identifyUser(newAppUserId: string): Promise<IdentifyResult> {
    checkAppUserId(newAppUserId);
    return identify(this.#client, newAppUserId);
  }

  /** Keeps facts with the customer, e.g. `{ "$displayName": "Ada" }`. Null removes one. */
  async setAttributes(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    return setAttributes(this.#client, attributes);
  }

  /** Closes as `closeCheckout` does, delivers the tracked events that still wait, and forgets the shared instance. */
  close(): void {
    this.closeCheckout();
    this.#client.tracker.close();
    if (Purchases.#shared === this) Purchases.#shared = null;
    else log(2, "This instance was replaced before it was closed.");
  }
}
