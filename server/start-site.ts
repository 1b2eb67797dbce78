import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Customer, demoGreeting, hasDemoPeople, seedDemo, subscribe } from "@hemline/demo";
import { createSite, loadRenderPage, type Site } from "@hemline/site/server";
import type { ServiceFetch } from "./http-server.ts";
import { pretendedFor } from "./open-to-others.ts";
import type { PaymentSettings } from "./payment-settings.ts";
import type { ServerContext } from "./server-context.ts";
import type { Payments } from "./start-billing.ts";
import type { Infrastructure } from "./start-database.ts";
import { readStaticFiles } from "./static-files.ts";

const stripeOrigins = ["https://js.stripe.com", "https://api.stripe.com", "https://hooks.stripe.com"];

/**
 * Starts the community site as billing's first customer, with the demo community where this installation brings its own.
 * @returns what the console says of the demo; empty without
 */
export async function startSite(
  context: ServerContext,
  infrastructure: Infrastructure,
  settings: PaymentSettings,
  payments: Payments,
): Promise<string> {
  const { config, http, shutdown, serves, runs } = context;
  if (!runs("site")) return "";
  const site = await createSite(await siteParts(context, infrastructure, settings, payments));
  payments.connectSite(site.fetch);
  let seeding: Promise<unknown> = Promise.resolve();
  // Photo jobs need not be waited for: they are done at the next start.
  const close = async () => {
    await Promise.all([infrastructure.jobs.stop(), site.stop()]);
    await seeding;
  };
  await shutdown.onStop("the background work", close, 12_000);
  if (!serves("site")) return "";
  if (context.isOpenToOthers && config.DEMO !== "1" && (await hasDemoPeople(site.context)))
    throw new Error(
      "This database contains the demo community, whose passwords are public. Use another database, or set DEMO=1 to let other people log in as them.",
    );
  http.mount("/", site.fetch);
  http.onClosing(site.closeStreams);
  // Asks billing now: otherwise the first reader at an entry’s gate would see no price.
  site.context.billingOffer.current();
  if (!infrastructure.isEmbedded || config.DEMO === "0") return "";
  const demo = seedOwnDemo(context, settings, payments, site);
  seeding = demo
    .then((it) => it?.rest)
    .catch((error) => shutdown.isStopping() || context.log.warn({ err: error }, "the demo content is incomplete"));
  return (await demo)?.isDemo ? demoGreeting : "";
}

async function siteParts(
  context: ServerContext,
  infrastructure: Infrastructure,
  settings: PaymentSettings,
  { billing }: Payments,
) {
  const { config, log, clock, shutdown, address, dataDir, isDevelopment } = context;
  const { billingAddress, publicKey, secretKey, webhookSecret, isSimulated } = settings;
  const web = await openWeb(context);
  await shutdown.onStop("the pages", web.close);
  return {
    ...infrastructure,
    clock,
    log,
    billing: {
      fetch: billing ? inProcess(billingAddress, billing.fetch) : (request: Request) => fetch(request),
      address: billingAddress,
      browserAddress: config.BILLING_URL ?? "/pay",
      publicKey,
      secretKey,
      webhookSecret,
    },
    renderPage: web.renderPage,
    clientDir: web.clientDir,
    clientFiles: readStaticFiles(fileURLToPath(web.clientDir), { log, isRebuilt: isDevelopment }),
    isDevelopment,
    photosDir: join(dataDir, "photos"),
    publicUrl: address,
    pretended: pretendedFor(config),
    contactAddress: config.CONTACT_ADDRESS,
    trustProxy: config.TRUST_PROXY,
    checkoutOrigins: isSimulated ? [] : stripeOrigins,
  };
}

/** The site's browser half: what was built, or with `--dev` Vite in front of the same port. */
async function openWeb({ http, isDevelopment }: ServerContext) {
  if (isDevelopment) {
    const { createViteDevServer } = await import("../site/vite-dev-server.ts");
    return { ...(await createViteDevServer(http.server)), clientDir: new URL("../site/web/public/", import.meta.url) };
  }
  const dist = new URL("../site/dist/", import.meta.url);
  return { renderPage: await loadRenderPage(dist), clientDir: new URL("client/", dist), close: async () => {} };
}

/** A service of this process under its public address: no request goes over the network. */
const inProcess = (address: string, service: ServiceFetch) => async (request: Request) =>
  service(new Request(request.url.replace(address, "http://pay"), request));

/** Seeds the demo community; its subscribers buy from the billing of this process, with simulated cards. */
async function seedOwnDemo(
  { dataDir }: ServerContext,
  { publicKey, provider }: PaymentSettings,
  { billing, gateway }: Payments,
  site: Site,
) {
  if (!billing || !gateway) return null;
  const services = {
    billing: billing.fetch,
    gateway: gateway.fetch,
    publicKey,
    publishableKey: provider.publishableKey,
  };
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  return seedDemo({ site: site.context, dataDir, subscribe: (person: Customer) => subscribe(services, person), say });
}
