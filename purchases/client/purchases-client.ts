import type { Branding } from "@hemline/protocol";
import { uuid } from "../browser/random-ids.ts";
import type { IdentifyResult, PlatformInfo, PurchasesConfig } from "../configuration.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import { parseCustomerInfo } from "../customers/parse-customer-info.ts";
import { VirtualCurrencyCache } from "../customers/virtual-currencies.ts";
import { openTracker, silentTracker, type Tracker } from "../events/tracker.ts";
import { type BillingApi, billingApi } from "../http/billing-api.ts";
import { createSendRequest, requestHeaders } from "../http/send-request.ts";
import { log } from "../log.ts";
import { Listeners } from "./listeners.ts";
import { OpenViews } from "./open-views.ts";

/** What one instance of `Purchases` holds: the connection to the billing service, its customer and what was read. */
export class PurchasesClient {
  readonly config: PurchasesConfig;
  readonly billingUrl: string;
  readonly api: BillingApi;
  readonly tracker: Tracker;
  /** Connects all requests and events of one page view. */
  readonly traceId = uuid();
  readonly isTestStore: boolean;
  readonly isSandbox: boolean;
  readonly openViews = new OpenViews();
  readonly currencies = new VirtualCurrencyCache();
  readonly listeners = new Listeners<CustomerInfo | null>();
  appUserId: string;
  #branding: Promise<Branding | null> | null = null;

  constructor(config: PurchasesConfig, platform: PlatformInfo | null) {
    const { apiKey, httpConfig, flags } = config;
    this.config = config;
    this.appUserId = config.appUserId;
    this.isTestStore = apiKey.startsWith("test_");
    this.isSandbox = this.isTestStore || apiKey.startsWith("rcb_sb_");
    this.billingUrl = httpConfig?.proxyURL ?? `${globalThis.location?.origin ?? ""}/pay`;
    const { additionalHeaders, eventsURL } = httpConfig ?? {};
    const identity = { apiKey, platform, ...(additionalHeaders ? { additionalHeaders } : {}) };
    this.api = billingApi(createSendRequest({ baseUrl: this.billingUrl, ...identity }));
    // Events are about a customer's browser, which a server does not have.
    const isTracked = (flags?.collectAnalyticsEvents ?? true) && typeof document !== "undefined";
    this.tracker = isTracked
      ? openTracker({
          url: `${eventsURL ?? this.billingUrl}/v1/events`,
          headers: requestHeaders(identity),
          traceId: this.traceId,
          rcSource: flags?.rcSource ?? null,
        })
      : silentTracker;
    this.tracker.track(this.appUserId, { name: "sdk_initialized" });
  }

  async preload(): Promise<void> {
    const screens = typeof document === "undefined" ? [] : [this.#loadScreens()];
    const branding = this.isTestStore ? [] : [this.loadBranding()];
    await Promise.allSettled([...screens, ...branding]);
  }

  loadBranding(): Promise<Branding | null> {
    this.#branding ??= this.api.branding().catch((cause: unknown) => {
      log(1, `The branding could not be read: ${String(cause)}`);
      // The next checkout tries again.
      this.#branding = null;
      return null;
    });
    return this.#branding;
  }

  changeUser(appUserId: string): void {
    this.appUserId = appUserId;
    this.currencies.forget();
    this.notify(appUserId, null);
  }

  /** Passes over what was read for a customer who has been changed since. */
  notify(appUserId: string, customerInfo: CustomerInfo | null): void {
    if (appUserId === this.appUserId) this.listeners.notify(customerInfo);
  }

  async readCustomer(): Promise<CustomerInfo> {
    const { appUserId } = this;
    const customerInfo = parseCustomerInfo(await this.api.customer(appUserId));
    this.notify(appUserId, customerInfo);
    return customerInfo;
  }

  async identify(newAppUserId: string): Promise<IdentifyResult> {
    const before = this.appUserId;
    const { answer, wasCreated } = await this.api.identify(before, newAppUserId);
    const customerInfo = parseCustomerInfo(answer);
    // Another change of user while this was under way is the later one, and stays.
    if (this.appUserId === before) this.changeUser(newAppUserId);
    this.notify(newAppUserId, customerInfo);
    return { customerInfo, wasCreated };
  }

  async setAttributes(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    const updated_at_ms = Date.now();
    // The user may change during the first call.
    const { appUserId } = this;
    // Reading a customer creates one who was never seen.
    await this.api.customer(appUserId);
    const dated = Object.entries(attributes).map(([name, value]) => [name, { value, updated_at_ms }]);
    await this.api.setAttributes(appUserId, Object.fromEntries(dated));
  }

  #loadScreens(): Promise<unknown> {
    return this.isTestStore ? import("../screens/open-test-store.tsx") : import("../screens/open-checkout.tsx");
  }
}
