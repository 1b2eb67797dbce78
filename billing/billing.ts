import type { Database, Jobs, Migrations } from "@hemline/database";
import type { Mail } from "@hemline/mail";
import type { Logger } from "pino";
import type { Engine } from "./engine.ts";
import { handleWebhook } from "./flows/handle-webhook.ts";
import { refund } from "./flows/refund.ts";
import { sendReceipt } from "./flows/send-receipt.ts";
import { supersede } from "./flows/supersede.ts";
import { sweep } from "./flows/sweep.ts";
import { stripeProvider } from "./gateway/stripe.ts";
import { billingHttp } from "./http/http.ts";
import { turns } from "./turns.ts";

export { Catalogue, type CatalogueKey } from "./catalogue.ts";
export { applyCatalogue } from "./flows/apply-catalogue.ts";

/** The tables of the schema `billing`. */
export const billingMigrations: Migrations = {
  room: "billing",
  folder: new URL("./store/migrations/", import.meta.url),
};

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
    /** The account browsers name when they load the provider's script; the one the secret key belongs to. */
    account: string;
    /** Answers instead of the network: the simulator's own `fetch`. */
    fetch?: typeof fetch;
    /** Another host than the provider's own. */
    apiHost?: string;
    /** The provider's browser script. */
    scriptUrl: string;
  };
  /** Whose browser or server a request comes from, for rate limits; without it they count by key and customer alone. */
  clientAddress?: (request: Request) => string | null;
  /** Whether this process also does the jobs; true when left out. */
  worker?: boolean;
}

export interface Billing {
  /** Answers `/v1/...`, `/rcbilling/v1/...` and `/webhooks/stripe`. */
  fetch(request: Request): Promise<Response>;
  /** Does what time brings: unknown outcomes, renewals, endings. Safe at any moment and in several processes. */
  tick(): Promise<void>;
  /** Waits for a tick that is under way. The parts given belong to whoever gave them. */
  stop(): Promise<void>;
}

/** The subscription service. */
export async function createBilling(parts: BillingParts): Promise<Billing> {
  const { db, jobs, mail, clock, provider } = parts;
  const engine: Engine = {
    db,
    jobs,
    mail,
    clock,
    log: parts.log,
    provider: stripeProvider(provider),
    browser: { account: provider.account, publishableKey: provider.publishableKey, scriptUrl: provider.scriptUrl },
    inTurn: turns(),
  };
  if (parts.worker !== false) await takeJobs(engine);
  const http = billingHttp(engine, parts.clientAddress ?? (() => null));
  let ticking = Promise.resolve();
  return {
    fetch: async (request) => http.fetch(request),
    tick() {
      ticking = ticking.then(() => sweep(engine));
      const tick = ticking;
      ticking = tick.catch(() => {});
      return tick;
    },
    stop: () => ticking,
  };
}

async function takeJobs(engine: Engine): Promise<void> {
  const { jobs } = engine;
  await jobs.work<{ eventId: string }>("billing.webhook", ({ eventId }) => handleWebhook(engine, eventId), {
    concurrency: 4,
  });
  await jobs.work<{ refundId: string }>("billing.refund", ({ refundId }) => refund(engine, refundId));
  await jobs.work<{ operationId: string }>("billing.supersede", ({ operationId }) => supersede(engine, operationId));
  await jobs.work<{ operationId: string }>("billing.receipt", ({ operationId }) => sendReceipt(engine, operationId));
}
