import { createHash } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { type BuiltFiles, serveBuiltFiles } from "./built-files.ts";
import type { Endpoint } from "./calls/call.ts";
import { createFaults, type Fault, type FaultKind, type Faults } from "./calls/faults.ts";
import { pruneIdempotencyKeys } from "./calls/idempotency.ts";
import { corsHeaders, problemResponse } from "./calls/respond.ts";
import { type ServeContext, serve } from "./calls/serve.ts";
import { type Keys, refuseRealKeys, unknownKeyProblem } from "./http/api-keys.ts";
import { bodyTooLarge, connectionAborted, noSuchPath } from "./http/problem.ts";
import { accounts } from "./objects/account.ts";
import { applyDueChanges } from "./objects/apply-due-changes.ts";
import { charges } from "./objects/charges.ts";
import { customers } from "./objects/customers.ts";
import { disputes } from "./objects/disputes/disputes.ts";
import { earlyFraudWarnings } from "./objects/disputes/early-fraud-warnings.ts";
import { events } from "./objects/events.ts";
import { faultEndpoints } from "./objects/fault-endpoints.ts";
import { challenges } from "./objects/intents/challenge-endpoints.ts";
import { paymentIntents } from "./objects/intents/payment-intents.ts";
import { setupIntents } from "./objects/intents/setup-intents.ts";
import { confirmationTokens } from "./objects/payment-methods/confirmation-tokens.ts";
import { paymentMethods } from "./objects/payment-methods/payment-methods.ts";
import { savedCards } from "./objects/payment-methods/saved-cards.ts";
import { refunds } from "./objects/refunds/refunds.ts";
import { taxCalculations } from "./objects/tax/tax-calculations.ts";
import { taxTransactions } from "./objects/tax/tax-transactions.ts";
import { hourly, prune } from "./store/prune.ts";
import type { Sql, SqlPool } from "./store/sql.ts";
import type { TaxSetting } from "./tax/tax-setting.ts";
import { createDelivery } from "./webhooks/delivery.ts";

export type { Fault, FaultKind, Faults, Sql, SqlPool, TaxSetting };

export interface GatewayParts {
  /** Reaches a database whose schema `gateway` is migrated from `migrations/`. */
  sql: SqlPool;
  /** The public address of this gateway, e.g. `http://localhost:3000/gateway`. */
  address: string;
  clock: () => Date;
  log: Logger;
  /** The simulator's keys: `sk_test_<name>_<letters>` and `pk_test_<name>_<letters>`. */
  keys: Keys;
  account: string;
  /** The state of the account's tax settings, read at each tax call; `active` by default. */
  tax?: () => TaxSetting;
  /** Signed events go to `deliver`, as POST requests to `url` (`/webhooks/stripe` by default). */
  webhook: { secret: string; url?: string; deliver(request: Request): Promise<Response> };
  /** The build of `browser/`; without it there is only the API. */
  files?: BuiltFiles;
}

export interface Gateway {
  /** `env` is what the Node adapter passes beside a request. */
  fetch(request: Request, env?: object): Promise<Response>;
  /** Faults on demand, for tests. */
  faults: Faults;
  /**
   * Applies what banks have scheduled (disputes, failing refunds), sends due events (new ones and retries) and,
   * once an hour, prunes expired keys, events, tokens and calculations.
   */
  tick(): Promise<void>;
  /** Waits for running deliveries. */
  stop(): Promise<void>;
}

const maxBodyBytes = 200_000;

/** A new kind of object is a file in `objects/` and a line here. */
const endpoints: Endpoint[] = [
  ...customers,
  ...paymentMethods,
  ...savedCards,
  ...confirmationTokens,
  ...paymentIntents,
  ...setupIntents,
  ...charges,
  ...refunds,
  ...disputes,
  ...earlyFraudWarnings,
  ...events,
  ...taxCalculations,
  ...taxTransactions,
  ...accounts,
  ...challenges,
  ...faultEndpoints,
];

/**
 * A card provider in a box, Stripe-shaped: its API, test cards, webhooks and browser script, without any money.
 * @throws one sentence when a real provider's key is given.
 */
export function createGateway(parts: GatewayParts): Gateway {
  refuseRealKeys(parts.keys);
  if (parts.webhook.secret === "")
    throw new Error("The card simulator needs a webhook secret: without one, anyone could forge its events.");
  const address = parts.address.replace(/\/+$/, "");
  const delivery = createDelivery({
    sql: parts.sql,
    clock: parts.clock,
    log: parts.log,
    receiver: { ...parts.webhook, url: parts.webhook.url ?? new URL("/webhooks/stripe", address).href },
  });
  const pruneHourly = hourly((now) => pruneAll(parts.sql, now));
  const faults = createFaults();
  const serving: ServeContext = {
    simulator: {
      address,
      account: parts.account,
      fingerprintKey: createHash("sha256").update(`fingerprints ${parts.keys.secret}`).digest("hex"),
      faults,
      tax: parts.tax ?? (() => "active"),
    },
    keys: parts.keys,
    pool: parts.sql,
    clock: parts.clock,
    log: parts.log,
    onWrite: delivery.start,
  };

  const app = new Hono();
  for (const path of ["/v1/*", "/acs/*"])
    app.options(path, () => new Response(null, { status: 204, headers: corsHeaders }));
  // PostgreSQL refuses null characters in text.
  app.use(async (c, next) =>
    c.req.path.includes("\0") ? problemResponse(noSuchPath(c.req.method, c.req.path)) : next(),
  );
  app.use("/v1/*", async (c, next) => {
    const problem = unknownKeyProblem(c.req.header("Authorization"), parts.keys);
    return problem ? problemResponse(problem) : next();
  });
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: () => problemResponse(bodyTooLarge(maxBodyBytes)) }));
  for (const endpoint of endpoints)
    app.on(endpoint.method, endpoint.path, (c) =>
      serve(serving, endpoint, c.req.raw, { id: c.req.param("id") ?? "", env: c.env as object | undefined }),
    );
  // A simulated connection error is for the caller, as `fetch` throws it.
  app.onError((error) => {
    const problem = connectionAborted(error);
    if (problem) return problemResponse(problem);
    throw error;
  });
  const file = serveBuiltFiles(parts.files, address);
  app.get("/stripe.js", (c) => file("/stripe.js", c.req.raw));
  app.get("/frame/:page", (c) => file(`/frame/${c.req.param("page")}`, c.req.raw));
  app.get("/acs/:id", (c) => file("/frame/challenge.html", c.req.raw));
  for (const folder of ["frame", "acs"])
    app.get(`/${folder}/assets/:name`, (c) => file(`/frame/assets/${c.req.param("name")}`, c.req.raw));
  app.notFound((c) => problemResponse(noSuchPath(c.req.method, c.req.path)));

  return {
    fetch: async (request, env) => app.fetch(request, env),
    faults: { add: faults.add, clear: faults.clear, left: faults.left },
    tick: async () => {
      await pruneHourly(parts.clock());
      // A failing change must not hold back events.
      await applyDueChanges(serving).finally(() => delivery.deliverDue());
    },
    stop: () => delivery.stop(),
  };
}

async function pruneAll(sql: Sql, now: Date): Promise<void> {
  await pruneIdempotencyKeys(sql, now);
  await prune(sql, now);
}
