import type { Branding } from "@hemline/protocol";
import { uuid } from "../browser/random-ids.ts";
import type { PlatformInfo, PurchasesConfig } from "../configuration.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import { VirtualCurrencyCache } from "../customers/virtual-currency-cache.ts";
import { type EventTracker, openEventTracker, silentEventTracker } from "../events/event-tracker.ts";
import { type BillingApi, billingApi } from "../http/billing-api.ts";
import { createSendRequest, requestHeaders } from "../http/send-request.ts";
import { log } from "../log.ts";
import { Listeners } from "./listeners.ts";
import { OpenViews } from "./open-views.ts";

/** What one instance of `Purchases` holds: the connection to the billing service, its customer and what was read. */
export interface PurchasesClient {
  readonly config: PurchasesConfig;
  readonly billingUrl: string;
  readonly api: BillingApi;
  readonly tracker: EventTracker;
  /** Connects all requests and events of one page view. */
  readonly traceId: string;
  readonly isTestStore: boolean;
  readonly isSandbox: boolean;
  readonly openViews: OpenViews;
  readonly currencies: VirtualCurrencyCache;
  readonly listeners: Listeners<CustomerInfo | null>;
  appUserId: string;
  branding: Promise<Branding | null> | null;
}

export function createPurchasesClient(config: PurchasesConfig, platform: PlatformInfo | null): PurchasesClient {
  const { apiKey, appUserId, httpConfig, flags } = config;
  const { additionalHeaders, eventsURL, proxyURL } = httpConfig ?? {};
  const isTestStore = apiKey.startsWith("test_");
  const billingUrl = proxyURL ?? `${globalThis.location?.origin ?? ""}/pay`;
  const traceId = uuid();
  const identity = { apiKey, platform, ...(additionalHeaders ? { additionalHeaders } : {}) };
  // Events are about a customer's browser, which a server does not have.
  const isTracked = (flags?.collectAnalyticsEvents ?? true) && typeof document !== "undefined";
  const tracker = isTracked
    ? openEventTracker({
        url: `${eventsURL ?? billingUrl}/v1/events`,
        headers: requestHeaders(identity),
        traceId,
        rcSource: flags?.rcSource ?? null,
      })
    : silentEventTracker;
  tracker.track(appUserId, { name: "sdk_initialized" });
  return {
    config,
    billingUrl,
    api: billingApi(createSendRequest({ baseUrl: billingUrl, ...identity })),
    tracker,
    traceId,
    isTestStore,
    isSandbox: isTestStore || apiKey.startsWith("rcb_sb_"),
    openViews: new OpenViews(),
    currencies: new VirtualCurrencyCache(),
    listeners: new Listeners(),
    appUserId,
    branding: null,
  };
}

/** Null where it cannot be read; the next call tries again. */
export function loadBranding(client: PurchasesClient): Promise<Branding | null> {
  client.branding ??= client.api.branding().catch((cause: unknown) => {
    log(1, `The branding could not be read: ${String(cause)}`);
    client.branding = null;
    return null;
  });
  return client.branding;
}

/** What `Purchases.preload` does. */
export async function preload(client: PurchasesClient): Promise<void> {
  const screens = typeof document === "undefined" ? [] : [loadScreens(client)];
  const branding = client.isTestStore ? [] : [loadBranding(client)];
  await Promise.allSettled([...screens, ...branding]);
}

function loadScreens({ isTestStore }: PurchasesClient): Promise<unknown> {
  return isTestStore ? import("../screens/open-test-store.tsx") : import("../screens/open-checkout.tsx");
}
