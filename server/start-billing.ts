import { resolve } from "node:path";
import { applyCatalogue, type Billing, createBilling } from "@hemline/billing";
import { createGateway, type Gateway } from "@hemline/gateway";
import { catalogueIn } from "./catalogue-file.ts";
import { projectDir } from "./config.ts";
import { sdkFiles } from "./example-pages.ts";
import type { ServiceFetch } from "./http-server.ts";
import { type PaymentSettings, simulatedAccount } from "./payment-settings.ts";
import { remoteService } from "./remote-service.ts";
import type { ServerContext } from "./server-context.ts";
import type { Infrastructure } from "./start-database.ts";

/** The billing service and the card simulator, each null where this process does not run it. */
export interface Payments {
  billing: Billing | null;
  gateway: Gateway | null;
  /** Billing's webhooks go to the site of this process, once it is there. */
  connectSite(fetch: SiteFetch): void;
}

type SiteFetch = (request: Request) => Response | Promise<Response>;
/** No network leads there: the name is reserved for private use. */
const siteWebhookUrl = "https://site.internal/api/webhooks/billing";

type WebhookDelivery = (request: Request) => Promise<Response>;

/** Starts billing with its card provider: the real one, a simulator in another process, or one of its own. */
export async function startBilling(
  context: ServerContext,
  infrastructure: Infrastructure,
  settings: PaymentSettings,
): Promise<Payments> {
  const { config, http, serves, runs } = context;
  let billing: Billing | null = null;
  let site: SiteFetch = () => new Response(null, { status: 503 });
  const connectSite = (fetch: SiteFetch) => {
    site = fetch;
  };
  const deliver: WebhookDelivery = async (request) => billing?.fetch(request) ?? new Response(null, { status: 503 });
  const isNeeded = serves("gateway") || (runs("billing") && !config.GATEWAY_URL);
  const gateway =
    settings.isSimulated && isNeeded
      ? await startSimulator(context, infrastructure, settings, runs("billing") ? deliver : null)
      : null;
  const provider = gateway?.fetch ?? (config.GATEWAY_URL ? remoteService(config.GATEWAY_URL) : undefined);
  if (provider && (serves("gateway") || serves("billing"))) http.mount("/gateway", provider);
  if (!runs("billing")) return { billing, gateway, connectSite };
  await applyOwnCatalogue(context, infrastructure, settings);
  const receiver = runs("site") ? siteReceiver(settings, (request) => site(request)) : null;
  billing = await createBilling({
    ...infrastructure,
    ...billingParts(context, settings, provider),
    ...(receiver && { receiver }),
  });
  await context.shutdown.onStop("billing", billing.stop, 10_000);
  if (serves("worker")) await context.shutdown.repeat(10_000, billing.tick, context.onTickFault);
  if (serves("billing")) {
    http.mount("/pay", billing.fetch);
    http.mount("/sdk", sdkFiles(context.builtFiles("purchases/dist/standalone")));
  }
  return { billing, gateway, connectSite };
}

/** @param deliver takes webhooks to the billing of this process; null where it runs in another one. */
async function startSimulator(
  { clock, log, shutdown, onTickFault, builtFiles }: ServerContext,
  { db }: Infrastructure,
  { provider, billingAddress, gatewayAddress }: PaymentSettings,
  deliver: WebhookDelivery | null,
): Promise<Gateway> {
  const remote = { url: `${billingAddress}/webhooks/stripe`, deliver: (request: Request) => fetch(request) };
  const gateway = createGateway({
    sql: db.$client,
    address: gatewayAddress,
    clock,
    log,
    keys: { secret: provider.secretKey, publishable: provider.publishableKey },
    account: simulatedAccount,
    webhook: { secret: provider.webhookSecret, ...(deliver ? { deliver } : remote) },
    files: builtFiles("gateway/dist"),
  });
  await shutdown.onStop("the card simulator", gateway.stop);
  await shutdown.repeat(3_000, gateway.tick, onTickFault);
  return gateway;
}

const siteReceiver = ({ secretKey, webhookSecret }: PaymentSettings, fetch: SiteFetch) => ({
  key: secretKey,
  url: siteWebhookUrl,
  secret: webhookSecret,
  fetch: async (request: Request) => fetch(request),
});

/** Applies the catalogue of the settings, or the demo's where the database is this installation's own. */
async function applyOwnCatalogue(
  { config, clock }: ServerContext,
  { db, isEmbedded }: Infrastructure,
  { publicKey, secretKey, billingAddress }: PaymentSettings,
): Promise<void> {
  const path = config.BILLING_CATALOGUE ?? (isEmbedded ? "demo/catalogue.json" : undefined);
  if (!path) return;
  const { document, file } = catalogueIn(resolve(projectDir, path));
  const publicKind = publicKey.startsWith("rcb_sb_") ? ("sandbox" as const) : ("production" as const);
  const keys = [
    { kind: publicKind, key: publicKey },
    { kind: "secret" as const, key: secretKey },
  ];
  await applyCatalogue(db, document, { clock, file, keys, address: billingAddress });
}

function billingParts(
  { config, clock, log, builtFiles }: ServerContext,
  { isSimulated, provider: keys, billingAddress, publicKey }: PaymentSettings,
  provider: ServiceFetch | undefined,
) {
  return {
    clock,
    log,
    address: billingAddress,
    portalFiles: builtFiles("portal/dist"),
    ...(publicKey.startsWith("rcb_sb_") ? { sandboxKey: publicKey } : {}),
    trustProxy: config.TRUST_PROXY,
    limits: {
      callsPerMinute: config.BILLING_CALLS_PER_MINUTE,
      startsPerMinute: config.CHECKOUT_STARTS_PER_MINUTE,
      customersPerHour: config.CHECKOUT_CUSTOMERS_PER_HOUR,
      declinesPerHour: config.CHECKOUT_DECLINES_PER_HOUR,
    },
    provider: {
      ...keys,
      ...(isSimulated ? { account: simulatedAccount } : {}),
      scriptUrl: isSimulated ? "/gateway/stripe.js" : "https://js.stripe.com/basil/stripe.js",
      ...(provider
        ? { fetch: async (input: RequestInfo | URL, init?: RequestInit) => provider(new Request(input, init)) }
        : {}),
    },
  };
}
