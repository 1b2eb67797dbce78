import { readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { extname, join } from "node:path";
import { applyCatalogue, createBilling } from "@hemline/billing";
import { testDatabase, testJobs } from "@hemline/database/testing";
import { createGateway } from "@hemline/gateway";
import { TraceAnswer } from "@hemline/protocol";
import { pino } from "pino";

import { readStaticFiles } from "../../server/static-files.ts";
import { buildTestPage } from "./build-test-page.ts";
import { testCatalogue } from "./test-catalogue.ts";

const keys = { secret: "sk_test_boutique_1", publishable: "pk_test_boutique_1", webhook: "whsec_boutique" };
const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

const shopKeys = [
  { kind: "sandbox", key: "rcb_sb_boutique" },
  { kind: "test_store", key: "test_boutique" },
] as const;

const secretKey = "sk_boutique_0123456789";

/** `rcb_sb_taxed`: an app that collects taxes. */
export type ShopKey = (typeof shopKeys)[number]["key"] | "rcb_sb_taxed";

const chargesQuery = `select exists (
    select from gateway.refunds where body ->> 'payment_intent' = intent.id
  ) as is_returned
  from gateway.payment_intents intent
  left join billing.operations operation on operation.id::text = intent.body -> 'metadata' ->> 'operation'
  left join billing.customers customer on customer.id = operation.customer_id
  where intent.body ->> 'status' = 'succeeded' and ($1::text is null or customer.app_user_id = $1)`;

/** A page with the SDK, the billing service at `/pay` and the card simulator at `/gateway`. */
export interface ShopServer {
  address: string;
  /** Calls to the billing service, as `POST /rcbilling/v1/checkout/start`. */
  calls: string[];
  /** The number of successful charges, of one customer or of all. */
  charges(appUserId?: string): Promise<number>;
  unrefundedCharges(appUserId: string): Promise<number>;
  trace(traceId: string): Promise<TraceAnswer>;
  /** Delivers the provider's webhooks and runs the billing service's jobs. */
  runPendingJobs(): Promise<void>;
  /** Delays matching calls. @returns lets them pass */
  hold(pattern: RegExp): () => void;
  close(): Promise<void>;
}

export async function openShopServer(): Promise<ShopServer> {
  const { db, close: closeDatabase } = await testDatabase();
  const jobs = await testJobs(db);
  const calls: string[] = [];
  const holds: { pattern: RegExp; until: Promise<void> }[] = [];
  const pages = await buildTestPage(join(import.meta.dirname, "shop-page"));
  let services: Services = {};

  const { server, address } = await startServer(
    pages,
    () => services,
    async (service, call) => {
      if (service === "/pay" && !call.startsWith("OPTIONS ")) calls.push(call);
      await Promise.all(holds.filter((one) => one.pattern.test(call)).map((one) => one.until));
    },
  );

  const { gateway, billing } = await openServices(address, { db, jobs });
  services = { "/pay": billing.fetch, "/gateway": gateway.fetch };

  return {
    address,
    calls,
    charges: async (appUserId) => {
      const { rows } = await db.$client.query(chargesQuery, [appUserId ?? null]);
      return rows.length;
    },
    unrefundedCharges: async (appUserId) => {
      const { rows } = await db.$client.query(chargesQuery, [appUserId]);
      return rows.filter((one) => !one.is_returned).length;
    },
    trace: async (traceId) => {
      const headers = { authorization: `Bearer ${secretKey}` };
      const answer = await billing.fetch(new Request(`${address}/v1/traces/${traceId}`, { headers }));
      return TraceAnswer.parse(await answer.json());
    },
    runPendingJobs: async () => {
      await gateway.tick();
      await jobs.drain();
    },
    hold: (pattern) => {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      holds.push({ pattern, until });
      return release;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await billing.stop();
      await gateway.stop();
      await jobs.stop();
      await closeDatabase();
      await rm(pages, { recursive: true });
    },
  };
}

type Stores = Pick<Parameters<typeof createBilling>[0], "db" | "jobs">;

type Services = Record<string, (request: Request) => Promise<Response>>;

/** The card simulator and the billing service. */
async function openServices(address: string, { db, jobs }: Stores) {
  const log = pino({ level: "silent" });
  const clock = () => new Date();
  const gateway = createGateway({
    sql: db.$client,
    address: `${address}/gateway`,
    clock,
    log,
    keys: { secret: keys.secret, publishable: keys.publishable },
    account: "acct_boutique",
    webhook: { secret: keys.webhook, deliver: (request) => billing.fetch(request) },
    files: readStaticFiles(join(import.meta.dirname, "../../gateway/dist"), { log }),
  });
  await applyCatalogue(db, testCatalogue, { clock, keys: [...shopKeys, { kind: "secret", key: secretKey }] });
  const billing = await createBilling({
    db,
    jobs,
    clock,
    log,
    mail: { send: async () => {}, close: async () => {} },
    address: `${address}/pay`,
    provider: {
      secretKey: keys.secret,
      publishableKey: keys.publishable,
      webhookSecret: keys.webhook,
      account: "acct_boutique",
      fetch: (input, init) => gateway.fetch(new Request(input, init)),
      scriptUrl: `${address}/gateway/stripe.js`,
    },
  });
  return { gateway, billing };
}

/** Serves the pages, and each service below its prefix. `onCall` can delay a call. */
async function startServer(
  pages: string,
  services: () => Services,
  onCall: (service: string, call: string) => Promise<void>,
) {
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host}`);
    const [prefix, service] = Object.entries(services()).find(([one]) => url.pathname.startsWith(one)) ?? [];
    if (!prefix || !service) return servePage(join(pages, url.pathname), outgoing);
    const inside = new URL(url.pathname.slice(prefix.length) + url.search, url);
    await onCall(prefix, `${incoming.method} ${inside.pathname}`);
    const response = await service(await requestOf(incoming, inside));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function servePage(path: string, outgoing: ServerResponse): Promise<void> {
  const filePath = path.endsWith("/") ? join(path, "index.html") : path;
  const file = await readFile(filePath).catch(() => null);
  outgoing.writeHead(file ? 200 : 404, { "content-type": types[extname(filePath)] ?? "text/plain" });
  outgoing.end(file ?? "Not found");
}

async function requestOf(incoming: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return new Request(url, {
    method: incoming.method ?? "GET",
    headers: incoming.headers as Record<string, string>,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
}
