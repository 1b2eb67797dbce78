import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Database, Jobs } from "@hemline/database";
import type { Mail } from "@hemline/mail";
import type { Logger } from "pino";
import type { BillingContext } from "./context/billing-context.ts";
import { keyedMutex } from "./context/keyed-mutex.ts";
import type { WebhookSender } from "./context/webhook-sender.ts";
import { withProjectClock, withProjectClockOfEvent } from "./context/with-project-clock.ts";
import { createMessageWorker, type MessageWorker } from "./events/message-worker.ts";
import { connectInProcessReceiver } from "./events/outbox/connect-in-process-receiver.ts";
import { isLoopbackUrl } from "./events/outbox/forbidden-url.ts";
import { httpWebhookSender } from "./events/outbox/http-webhook-sender.ts";
import { type Receiver, withInProcessReceiver } from "./events/outbox/in-process-webhook-sender.ts";
import { pruneDeliveries } from "./events/outbox/prune-deliveries.ts";
import { sendPortalLink } from "./flows/portal/request-portal-link.ts";
import { handleWebhook } from "./flows/provider-webhooks/handle-webhook.ts";
import { prune } from "./flows/prune.ts";
import { reconcile, reconcileDaily } from "./flows/reconciliation/reconcile.ts";
import type { ReconciliationReport } from "./flows/reconciliation/reconciliation-report.ts";
import { sendRedemptionLink } from "./flows/redemptions/send-redemption-link.ts";
import { sendRefund } from "./flows/refunds/send-refund.ts";
import { cancelRivalCheckout } from "./flows/settlement/cancel-rival-checkout.ts";
import { sweep } from "./flows/sweep.ts";
import { recordTax } from "./flows/taxes/record-tax.ts";
import { billingHttp } from "./http/http.ts";
import type { LimitSettings } from "./http/middleware/rate-limit-settings.ts";
import type { BuiltFiles } from "./http/portal/portal-files.ts";
import type { Provider } from "./provider/port.ts";
import { stripeProvider } from "./provider/stripe.ts";
import { deliveryTimeoutMs, webhookTimeoutMs } from "./rules/limits.ts";

export {
  dropEmails,
  retryEmails,
  type UndeliveredEmail,
  undeliveredEmails,
} from "./events/emails/manage-undelivered-emails.ts";
export { applyCatalogue } from "./flows/catalogue/apply-catalogue.ts";
export { exportAssets } from "./flows/catalogue/export-assets.ts";
export { exportCatalogue } from "./flows/catalogue/export-catalogue.ts";
export { createKey, revokeKey, rotateKey } from "./flows/catalogue/manage-api-keys.ts";
export { moveClock } from "./flows/catalogue/move-clock.ts";
export { planCatalogue } from "./flows/catalogue/plan-catalogue.ts";
export type { FileBeside } from "./flows/catalogue/store-assets.ts";
export type { Difference, DifferenceKind, ReconciliationReport } from "./flows/reconciliation/reconciliation-report.ts";
export { Problem } from "./problems.ts";
export { Catalogue, type CatalogueApiKey, type CatalogueDocument } from "./rules/catalogue/catalogue.ts";
export { catalogueErrorsOf } from "./rules/catalogue/catalogue-errors.ts";
export { jsonErrorPosition } from "./rules/catalogue/json-error-position.ts";
export { brokenInvariants } from "./store/broken-invariants.ts";
export { allProjects } from "./store/catalogue/all-projects.ts";
export { keysOf } from "./store/catalogue/api-keys.ts";

export interface BillingParts {
  db: Database;
  jobs: Jobs;
  mail: Mail;
  clock: () => Date;
  log: Logger;
  /** Where browsers reach this service, e.g. `https://hemline.example/pay`; no slash at the end. */
  address: string;
  provider: {
    secretKey: string;
    publishableKey: string;
    /** Empty: webhooks are refused, and only polls and `tick` settle. */
    webhookSecret: string;
    /** The account that browsers name to the provider's script; left out, the secret key's own is asked for. */
    account?: string;
    /** Answers instead of the network: the simulator's own `fetch`. */
    fetch?: typeof fetch;
    /** Another host than the provider's own. */
    apiHost?: string;
    /** The provider's browser script. */
    scriptUrl: string;
  };
  /**
   * Carries events to other servers; left out, they go to the public internet, and from a loopback address also there.
   */
  webhookSender?: WebhookSender;
  /** A server in this process that receives the events of one project. */
  receiver?: Receiver;
  /** Whether `X-Forwarded-For` says whose browser calls, for rate limits; false when left out. */
  trustProxy?: boolean;
  /** Limits for each network address, where they differ from the defaults. */
  limits?: Partial<LimitSettings>;
  /** The built page of the customers' portal; left out, there is only its API. */
  portalFiles?: BuiltFiles;
  /**
   * A public sandbox key, `rcb_sb_…`. The API reference fills it in for its readers; without it, readers use their own
   * key.
   */
  sandboxKey?: string;
  /** Whether this process also does the jobs; true when left out. */
  worker?: boolean;
}

export interface Billing {
  /**
   * Answers `/v1/...`, `/rcbilling/v1/...` and `/webhooks/stripe`. `env` carries Node's own request, for its address.
   */
  fetch(request: Request, env?: object): Promise<Response>;
  /**
   * Does what time brings: unknown outcomes, renewals, endings. Safe at any moment and in several processes. What goes
   * wrong is logged and tried again by the next one.
   */
  tick(): Promise<void>;
  /**
   * Compares all money that moved at the provider since an instant with our rows, both ways. With `repairs` what merely
   * was not heard of is heard of now; else nothing is changed. A worker does so by itself every day.
   */
  reconcile(o: { since: Date; repairs: boolean }): Promise<ReconciliationReport>;
  /** Waits for a tick that is under way. The caller closes the parts it passed in. */
  stop(): Promise<void>;
}

/** The subscription service. */
export async function createBilling(parts: BillingParts): Promise<Billing> {
  const { db, jobs, mail, clock, provider } = parts;
  const gateway = stripeProvider(provider);
  const webhookSender =
    parts.webhookSender ??
    httpWebhookSender({ mayReachLoopback: isLoopbackUrl(parts.address), timeoutMs: webhookTimeoutMs });
  const context: BillingContext = {
    db,
    jobs,
    mail,
    clock,
    aheadMs: 0,
    log: parts.log,
    address: parts.address,
    provider: gateway,
    webhookSender: parts.receiver ? withInProcessReceiver(parts.receiver, webhookSender) : webhookSender,
    account: accountOf(provider.account, gateway),
    browser: { publishableKey: provider.publishableKey, scriptUrl: provider.scriptUrl },
    sign: signer(provider.secretKey),
    inTurn: keyedMutex(),
  };
  if (parts.receiver) await connectInProcessReceiver(context, parts.receiver);
  const deliveries = createMessageWorker(context);
  if (parts.worker !== false) await startJobs(context, deliveries);
  const { trustProxy = false, portalFiles, limits, sandboxKey } = parts;
  const http = billingHttp(context, {
    trustProxy,
    portalFiles,
    ...(limits && { limits }),
    ...(sandboxKey && { sandboxKey }),
  });
  let ticking = Promise.resolve();
  return {
    fetch: async (request, env) => http.fetch(request, env),
    tick() {
      ticking = ticking
        .then(() => sweep(context))
        .catch((error) => context.log.error({ err: error }, "a billing tick failed"))
        .then(() => sendFor(deliveryTimeoutMs, deliveries));
      return ticking;
    },
    reconcile: (o) => reconcile(context, o),
    async stop() {
      await ticking;
      await deliveries.stop();
    },
  };
}

async function sendFor(ms: number, deliveries: MessageWorker): Promise<void> {
  const enough = new AbortController();
  await Promise.race([deliveries.send(), setTimeout(ms, undefined, { signal: enough.signal }).catch(() => undefined)]);
  enough.abort();
}

/** By a key that stands in no table. */
function signer(providerSecretKey: string): (text: string) => string {
  return (text) => createHmac("sha256", providerSecretKey).update(`billing.${text}`).digest("base64url");
}

/** Asked for at most once, unless asking failed. */
function accountOf(given: string | undefined, provider: Provider): () => Promise<string> {
  let known: Promise<string> | undefined = given ? Promise.resolve(given) : undefined;
  return () => {
    known ??= provider.account().catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function startJobs(context: BillingContext, deliveries: MessageWorker): Promise<void> {
  const { jobs } = context;
  await jobs.work<{ eventId: string }>(
    "billing.webhook",
    async ({ eventId }) => handleWebhook(await withProjectClockOfEvent(context, eventId), eventId),
    {
      concurrency: 4,
    },
  );
  await jobs.work<{ refundId: string }>("billing.refund", async (it) =>
    sendRefund(await withProjectClock(context, it), it.refundId),
  );
  await jobs.every("billing.reconcile", "40 3 * * *", () => reconcileDaily(context));
  await jobs.work<{ paymentId: string }>("billing.record-tax", ({ paymentId }) => recordTax(context, paymentId));
  await jobs.work<{ operationId: string }>("billing.supersede", async (it) =>
    cancelRivalCheckout(await withProjectClock(context, it), it.operationId),
  );
  await jobs.work<{ appId: string; email: string; asksIn?: string | null }>(
    "billing.portal-link",
    (it, { id }) => sendPortalLink(context, { ...it, id }),
    { lasting: true },
  );
  await jobs.work<{ appId: string; operationId: string }>(
    "billing.redemption-link",
    async (it, { id }) => sendRedemptionLink(await withProjectClock(context, it), { ...it, id }),
    { lasting: true },
  );
  await jobs.work("billing.post", () => deliveries.send(), { concurrency: 2 });
  await jobs.every("billing.forget-deliveries", "40 3 * * *", () => pruneDeliveries(context));
  await jobs.every("billing.forget", "50 3 * * *", () => prune(context));
}
