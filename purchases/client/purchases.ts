import { anonymousIdPrefix } from "@hemline/protocol/app-user-ids";
import { anonymousAppUserId } from "../browser/random-ids.ts";
import type { FlagsConfig, HttpConfig, PlatformInfo, PurchasesConfig } from "../configuration.ts";
import type { CustomerInfo, IdentifyResult } from "../customers/customer-info.ts";
import type { VirtualCurrencies } from "../customers/virtual-currencies.ts";
import { UninitializedPurchasesError } from "../errors.ts";
import { type LogHandler, type LogLevel, log, setLogHandler, setLogLevel } from "../log.ts";
import type { GetOfferingsParams, Offering, Offerings, Package } from "../offerings/offering.ts";
import { readOfferings, readPlacement } from "../offerings/read-offerings.ts";
import type { PaywallPurchaseResult, PresentPaywallParams, PurchaseParams, PurchaseResult } from "../purchase-types.ts";
import { identify, readCurrencies, readCustomer, setAppUserId, setAttributes } from "./customer-methods.ts";
import { presentPaywall } from "./paywall/present-paywall.ts";
import { purchase } from "./purchase.ts";
import { createPurchasesClient, type PurchasesClient, preload } from "./purchases-client.ts";
import { readConfig } from "./read-config.ts";
import { checkAppUserId } from "./validate-arguments.ts";

/**
 * Sells subscriptions and other products on a web page, and reads what a customer owns.
 *
 * Importing it has no side effects, so it is safe on a server. The first `purchase` loads the checkout's screens and
 * the card provider's script. Every method throws or rejects with `PurchasesError`.
 */
export class Purchases {
  static #shared: Purchases | null = null;
  static #platform: PlatformInfo | null = null;
  readonly #client: PurchasesClient;

  private constructor(config: PurchasesConfig) {
    this.#client = createPurchasesClient(config, Purchases.#platform);
  }

  /**
   * Creates the instance that `getSharedInstance` returns. A second call replaces it.
   * @throws PurchasesError InvalidCredentialsError for the key, InvalidAppUserIdError for the id, ConfigurationError
   * for the proxy address or the headers; checked in this order.
   */
  static configure(config: PurchasesConfig): Purchases;
  /** @deprecated Pass one object. */
  static configure(apiKey: string, appUserId: string, httpConfig?: HttpConfig, flags?: FlagsConfig): Purchases;
  static configure(...given: Parameters<typeof readConfig>): Purchases {
    const purchases = new Purchases(readConfig(...given));
    if (Purchases.#shared) log(2, "Purchases was already configured. The new configuration replaces the old one.");
    Purchases.#shared = purchases;
    return purchases;
  }

  /**
   * Creates an instance beside the shared one, for a server that handles several customers at once.
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

  /** Whether there is a shared instance. */
  static isConfigured(): boolean {
    return Purchases.#shared !== null;
  }

  /** How much is logged to the browser's console. Default `LogLevel.Silent`. */
  static setLogLevel(level: LogLevel): void {
    setLogLevel(level);
  }

  /** Receives the SDK's log messages instead of the browser's console. Null restores the console. */
  static setLogHandler(handler: LogHandler | null): void {
    setLogHandler(handler);
  }

  /** Names the framework that wraps this SDK in every call. Call it before `configure`. */
  static setPlatformInfo(platform: PlatformInfo): void {
    Purchases.#platform = platform;
  }

  /** The platform that `setPlatformInfo` set; null before. */
  static getPlatformInfo(): PlatformInfo | null {
    return Purchases.#platform;
  }

  /** A new id for a customer who is not logged in: `$RCAnonymousID:` and 32 hexadecimal digits. Store it yourself. */
  static generateRevenueCatAnonymousAppUserId(): string {
    return anonymousAppUserId();
  }

  /** The current customer's id; `changeUser` and `identifyUser` change it. */
  getAppUserId(): string {
    return this.#client.appUserId;
  }

  /** Whether `generateRevenueCatAnonymousAppUserId` made the customer's id. */
  isAnonymous(): boolean {
    return this.#client.appUserId.startsWith(anonymousIdPrefix);
  }

  /** Whether the key is for the sandbox or a test store, so that no real money moves. */
  isSandbox(): boolean {
    return this.#client.isSandbox;
  }

  /**
   * Loads the code and data that every checkout needs, so that the first one opens sooner. The card provider's script
   * is not loaded. Never rejects: anything that fails to load is loaded again when it is needed.
   */
  async preload(): Promise<void> {
    await preload(this.#client);
  }

  /**
   * The offerings for sale. Offerings without a purchasable product are left out.
   * @param params.offeringIdentifier reads only this offering; `current` is then null unless it is the current one.
   * @throws PurchasesError ConfigurationError when the currency is not three capitals.
   */
  async getOfferings(params: GetOfferingsParams = {}): Promise<Offerings> {
    return readOfferings(this.#client.api, this.#client.appUserId, params);
  }

  /**
   * The offering configured for a placement in the app.
   * @param params.currency as in `getOfferings`; `offeringIdentifier` is ignored.
   * @returns null if the placement shows no offering.
   */
  async getCurrentOfferingForPlacement(
    placementIdentifier: string,
    params: GetOfferingsParams = {},
  ): Promise<Offering | null> {
    return readPlacement(this.#client.api, this.#client.appUserId, placementIdentifier, params);
  }

  /** What the customer owns, read from the billing service each time. An unknown customer is created. */
  async getCustomerInfo(): Promise<CustomerInfo> {
    return readCustomer(this.#client);
  }

  /**
   * Calls `listener` whenever customer info is read: by `getCustomerInfo`, after the customer changes, and after a
   * purchase once its checkout has closed.
   * @param listener receives null when the customer changes to one whose info is not read yet.
   * @returns a function that removes the listener.
   */
  onCustomerInfo(listener: (customerInfo: CustomerInfo | null) => void): () => void {
    return this.#client.listeners.add(listener);
  }

  /** Whether the customer has an active entitlement with this identifier. */
  async isEntitledTo(entitlementIdentifier: string): Promise<boolean> {
    const { entitlements } = await this.getCustomerInfo();
    return Object.hasOwn(entitlements.active, entitlementIdentifier);
  }

  /**
   * Opens the checkout. Resolves when the customer has paid and, unless `skipSuccessPage` is set, closed the success
   * page.
   * @throws PurchasesError UserCancelledError when the customer or your code closes it; OperationAlreadyInProgressError
   * while another checkout is open on this page; PurchaseInvalidError for an option without a price; UnsupportedError
   * outside a browser; otherwise the error that the error page showed.
   */
  async purchase(params: PurchaseParams): Promise<PurchaseResult> {
    return purchase(this.#client, params);
  }

  /**
   * Shows a paywall and sells the package that the customer chooses there. After a cancelled or failed purchase it
   * calls `onPurchaseError` and stays open; after a successful one it closes.
   * @throws PurchasesError UserCancelledError when the customer or your code closes it; ConfigurationError when
   * there is no offering, it has no paywall, or the paywall cannot be drawn; OperationAlreadyInProgressError while
   * another paywall covers the page; UnsupportedError outside a browser.
   */
  async presentPaywall(params: PresentPaywallParams = {}): Promise<PaywallPurchaseResult> {
    return presentPaywall(this.#client, params);
  }

  /** @deprecated Use `presentPaywall`. */
  renderPaywall(params: PresentPaywallParams): Promise<PaywallPurchaseResult> {
    return this.presentPaywall(params);
  }

  /** @deprecated Use `purchase`. */
  purchasePackage(rcPackage: Package, customerEmail?: string, htmlTarget?: HTMLElement): Promise<PurchaseResult> {
    return this.purchase({ rcPackage, customerEmail, htmlTarget });
  }

  /**
   * Closes the checkout or paywall that this instance shows, as if the customer had: a pending call rejects with
   * UserCancelledError. While money moves, closing waits for the outcome, and the call resolves if the payment went
   * through.
   */
  closeCheckout(): void {
    this.#client.openViews.closeAll();
  }

  /** The customer's virtual currency balances, at most five minutes old. After a purchase they are read again. */
  async getVirtualCurrencies(): Promise<VirtualCurrencies> {
    return readCurrencies(this.#client);
  }

  /** The balances as last read, however old; null if they were never read, or invalidated since. */
  getCachedVirtualCurrencies(): VirtualCurrencies | null {
    return this.#client.currencies.held(this.#client.appUserId);
  }

  /** Makes the next `getVirtualCurrencies` read the balances again. Call it after your app changes a balance. */
  invalidateVirtualCurrenciesCache(): void {
    this.#client.currencies.forget();
  }

  /** Switches to another customer. Purchases do not move; `identifyUser` moves them. */
  async changeUser(newAppUserId: string): Promise<CustomerInfo> {
    checkAppUserId(newAppUserId);
    setAppUserId(this.#client, newAppUserId);
    return this.getCustomerInfo();
  }

  /**
   * Names the customer after a login or a registration. What an anonymous customer bought moves to `newAppUserId`; from
   * one named customer to another nothing moves.
   * @throws PurchasesError InvalidAppUserIdError; after any rejection the customer is still the one before.
   */
  async identifyUser(newAppUserId: string): Promise<IdentifyResult> {
    checkAppUserId(newAppUserId);
    return identify(this.#client, newAppUserId);
  }

  /** Stores attributes with the customer, e.g. `{ "$displayName": "Ada" }`. Null removes one. */
  async setAttributes(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    return setAttributes(this.#client, attributes);
  }

  /** Closes any checkout or paywall, sends pending tracked events, and clears the shared instance. */
  close(): void {
    this.closeCheckout();
    this.#client.tracker.close();
    if (Purchases.#shared === this) Purchases.#shared = null;
    else log(2, "This instance was replaced before it was closed.");
  }
}
