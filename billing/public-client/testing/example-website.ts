import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Database } from "@hemline/database";
import { testDatabase, testJobs } from "@hemline/database/testing";
import { createGateway } from "@hemline/gateway";
import { readStaticFiles } from "../../../server/static-files.ts";
import { applyCatalogue, createBilling } from "../../billing.ts";
import { brokenInvariants } from "../../store/broken-invariants.ts";
import { recordingLog } from "../../testing/recording-log.ts";
import { websiteCatalogue } from "./website-catalogue.ts";

const provider = { secret: "sk_test_haberdashery_1", publishable: "pk_test_haberdashery_1", webhook: "whsec_1" };

/** The public client as its authors ship it: one module without imports. */
const client = new URL("../../../node_modules/@revenuecat/purchases-js/dist/Purchases.es.js", import.meta.url);

/**
 * What a developer writes. The provider's script stands before the client, which would load the real one otherwise, and
 * is asked for what the page is asked for.
 */
const pageWith = (
  query: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Haberdashery</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
<style>#target{position:relative;height:900px}</style>
<script src="/gateway/stripe.js${query}"></script>
<script type="module">import { Purchases } from "/client.js"; window.Purchases = Purchases;</script>
</head><body><main><h1>Haberdashery</h1><div id="target"></div></main></body></html>`;

/** A website with the public client on it, the billing service behind `/pay` and the card simulator behind `/gateway`. */
export interface ExampleWebsite {
  address: string;
  /** What reached the billing service, as `POST /rcbilling/v1/checkout/start`. */
  calls: string[];
  /** Answers as the billing service does, for addresses that are not the shop's. */
  pay(request: Request): Promise<Response>;
  /** How often money was really taken from a card. */
  charges(): Promise<number>;
  /** What was taken from this customer's cards, in the provider's units. */
  takenFrom(appUserId: string): Promise<{ amount: number; currency: string }[]>;
  /** Cancels an intent at the provider, behind the billing service's back. */
  cancels(intentId: string): Promise<object>;
  rows<T>(sql: string): Promise<T[]>;
  /** What must never be true and is, and what was logged as trouble. */
  failures(): Promise<unknown[]>;
  close(): Promise<void>;
}

type Services = Record<string, (request: Request) => Promise<Response>>;

export async function openExampleWebsite(clock: () => Date): Promise<ExampleWebsite> {
  const { db, close: closeDatabase } = await testDatabase();
  const jobs = await testJobs(db);
  const { log, loggedErrors } = recordingLog();
  const { address, calls, serve, close: closeServer } = await openPageServer();

  const gateway = createGateway({
    sql: db.$client,
    address: `${address}/gateway`,
    clock,
    log,
    keys: { secret: provider.secret, publishable: provider.publishable },
    account: "acct_haberdashery",
    webhook: { secret: provider.webhook, deliver: (request) => billing.fetch(request) },
    files: readStaticFiles(join(import.meta.dirname, "../../../gateway/dist"), { log }),
  });
  await applyCatalogue(db, websiteCatalogue, { clock });
  const billing = await createBilling({
    db,
    jobs,
    clock,
    log,
    mail: { send: async () => {}, close: async () => {} },
    address: `${address}/pay`,
    provider: {
      secretKey: provider.secret,
      publishableKey: provider.publishable,
      webhookSecret: provider.webhook,
      account: "acct_haberdashery",
      fetch: (input, init) => gateway.fetch(new Request(input, init)),
      scriptUrl: `${address}/gateway/stripe.js`,
    },
  });
  serve({ "/pay": billing.fetch, "/gateway": gateway.fetch });

  return {
    address,
    calls,
    pay: (request) => billing.fetch(request),
    ...recordsIn(db),
    async cancels(intentId) {
      const response = await gateway.fetch(
        new Request(`${address}/v1/payment_intents/${intentId}/cancel`, {
          method: "POST",
          headers: { authorization: `Bearer ${provider.secret}` },
        }),
      );
      return (await response.json()) as object;
    },
    async failures() {
      await gateway.tick();
      await jobs.drain();
      return [...(await brokenInvariants(db.$client)), ...loggedErrors];
    },
    async close() {
      await closeServer();
      await billing.stop();
      await gateway.stop();
      await jobs.stop();
      await closeDatabase();
    },
  };
}

/** Serves the page and the client's file, and passes on what is asked below a service's prefix once there are services. */
async function openPageServer() {
  const calls: string[] = [];
  const module = await readFile(client);
  let services: Services = {};
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host}`);
    const mount = Object.keys(services).find((prefix) => url.pathname.startsWith(prefix));
    if (!mount) {
      const isClient = url.pathname === "/client.js";
      outgoing.writeHead(200, {
        "content-type": isClient ? "text/javascript" : "text/html",
        "cache-control": isClient ? "max-age=3600" : "no-store",
      });
      return void outgoing.end(isClient ? module : pageWith(url.search.replace(/[^\w?=&]/g, "")));
    }
    const inside = new URL(url.pathname.slice(mount.length) + url.search, url);
    if (incoming.method !== "OPTIONS" && mount === "/pay") calls.push(`${incoming.method} ${inside.pathname}`);
    const response = await services[mount]!(await requestOf(incoming, inside));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    serve(opened: Services) {
      services = opened;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function recordsIn(db: Database): Pick<ExampleWebsite, "rows" | "charges" | "takenFrom"> {
  const rows = async <T>(sql: string) => (await db.$client.query(sql)).rows as T[];
  return {
    rows,
    async charges() {
      const [row] = await rows<{ charges: number }>(
        "select count(*)::int as charges from gateway.payment_intents where body ->> 'status' = 'succeeded'",
      );
      return row!.charges;
    },
    takenFrom: (appUserId) =>
      rows(`
        select (i.body ->> 'amount_received')::int as amount, i.body ->> 'currency' as currency
        from gateway.payment_intents i
        join billing.operations o on o.intent_id = i.id
        join billing.customers c on c.id = o.customer_id
        where c.app_user_id = '${appUserId}' and i.body ->> 'status' = 'succeeded'`),
  };
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
