import { createHmac } from "node:crypto";
import type { Database } from "@hemline/database";
import { type Beginning, testDatabase, testJobs } from "@hemline/database/testing";
import { createGateway, type Gateway, type TaxSetting } from "@hemline/gateway";
import type { Letter } from "@hemline/mail";
import { expect, onTestFinished } from "vitest";
import { applyCatalogue, type Billing, type BillingParts, type Catalogue, createBilling } from "../billing.ts";
import { httpWebhookSender } from "../events/outbox/http-webhook-sender.ts";
import { brokenInvariants } from "../store/invariants.ts";
import { assertDocumented } from "./assert-documented.ts";
import { recordingLog } from "./expected-log-lines.ts";
import { createFaultyConnection, type FaultyConnection } from "./faulty-connection.ts";
import { fixtureCatalogue } from "./fixture-catalogue.ts";
import type { Answer, TestClient } from "./test-client.ts";
import { TestCustomer } from "./test-customer.ts";

const keys = {
  sandbox: "rcb_sb_atelier",
  production: "rcb_atelier",
  test_store: "test_atelier",
  secret: "sk_atelier_0123456789",
} as const;
export const webhookSecret = "whsec_atelier";
const provider = { secret: "sk_test_atelier_1", publishable: "pk_test_atelier_1" };
const account = "acct_atelier";
const provided = {
  secretKey: provider.secret,
  publishableKey: provider.publishable,
  webhookSecret,
  scriptUrl: "http://billing.example/gateway/stripe.js",
};

/** A billing service, a card provider, a clock and some customers. Every invariant is checked when the test is over. */
export interface TestBilling extends TestClient {
  db: Database;
  billing: Billing;
  /** What the service was made of, to make another one that differs. */
  parts: BillingParts;
  gateway: Gateway;
  ada: TestCustomer;
  bert: TestCustomer;
  keys: typeof keys;
  wire: FaultyConnection;
  letters: Letter[];
  setClock(instant: string): void;
  call<T>(path: string, init?: RequestInit & { key?: string | null }): Promise<Answer<T> & { headers: Headers }>;
  /** The provider's calls, waiting to be let in. */
  webhooks: Request[];
  /** All of the provider's calls so far, to be made once more. */
  replayProviderWebhooks(): Request[];
  /** Lets the provider's calls in, and does what they lead to. */
  deliverProviderWebhooks(): Promise<number[]>;
  /** How far the seller has come with their taxes at the provider. */
  setTaxes(setting: TaxSetting): void;
  /** The next write of the database together with a job fails, as if the process had died. */
  crashAtNextCommit(): void;
  /** Runs waiting jobs; with `until` also those that wait for another try until then. */
  runJobs(o?: { until?: Date }): Promise<void>;
  /** Whether the mail server takes letters; it does in the beginning. */
  setMailWorking(works: boolean): void;
  /** Sends letters and webhooks that are due, and waits for the answers. */
  sendOutgoing(): Promise<void>;
  /** The same service once more, as on another machine. */
  startAnotherProcess(o?: { account?: string; webhookSecret?: string; trustProxy?: boolean }): Promise<Billing>;
  /** What the seller does at the provider itself, past our service. */
  callProviderApi<T>(path: string, form?: Record<string, string>): Promise<T>;
  /** Every event of the provider so far, oldest first, whether it was told or not. */
  providerEvents(): Promise<ProviderEvent[]>;
  /** A call of the provider as it arrives: signed now, or some time ago, with these secrets. */
  signedWebhook(body: string, o?: { secrets?: string[]; secondsAgo?: number }): Request;
  /** What was logged as an error. A test that expects some takes them out. */
  loggedErrors: { msg: string }[];
  rows<T>(sql: string): Promise<T[]>;
}

export interface ProviderEvent {
  id: string;
  type: string;
  data: { object: { id: string; payment_intent?: string | null } };
}

export async function testBilling(): Promise<TestBilling> {
  const service = await openTestBilling();
  onTestFinished(async () => {
    const broken = await service.closes();
    expect(broken).toEqual([]);
    expect(service.loggedErrors).toEqual([]);
  });
  return service;
}

const opening = new Date("2026-01-31T10:00:00Z");

/** A catalogue is applied, and the service's queues are made, once for all houses that begin so. */
const withCatalogue = (name: string, catalogue: Catalogue): Beginning => ({
  name,
  async prepare(db) {
    const clock = () => opening;
    await applyCatalogue(db, catalogue, {
      clock,
      keys: Object.entries(keys).map(([kind, key]) => ({ kind: kind as "sandbox", key })),
    });
    const jobs = await testJobs(db);
    const mail = { send: async () => {}, close: async () => {} };
    const { log } = recordingLog();
    const address = "http://billing.example/pay";
    const billing = await createBilling({ db, jobs, clock, log, mail, address, provider: { ...provided, account } });
    await billing.stop();
    await jobs.stop();
  },
});

/** A house that is not bound to a test. `closes` says which invariants are broken in the end. */
export async function openTestBilling(
  { name, catalogue }: { name: string; catalogue: Catalogue } = { name: "house", catalogue: fixtureCatalogue },
): Promise<TestBilling & { closes(): Promise<unknown[]> }> {
  const { db, close } = await testDatabase(withCatalogue(name, catalogue));
  const jobs = await testJobs(db);
  const { log, loggedErrors } = recordingLog();
  let now = opening;
  const clock = () => now;
  const webhooks: Request[] = [];
  const delivered: Request[] = [];
  const letters: Letter[] = [];
  let crashes = 0;
  let setMailWorking = true;
  let taxes: TaxSetting = "active";

  const gateway = createGateway({
    sql: db.$client,
    address: "http://billing.example/gateway",
    clock,
    log,
    keys: provider,
    account,
    tax: () => taxes,
    webhook: {
      secret: webhookSecret,
      deliver: async (request) => {
        webhooks.push(request);
        delivered.push(request.clone());
        return new Response("{}");
      },
    },
  });
  const wire = createFaultyConnection((request) => gateway.fetch(request));
  const others: Billing[] = [];
  const parts: BillingParts = {
    db,
    jobs: {
      ...jobs,
      async enqueue(...job) {
        if (crashes > 0) {
          crashes -= 1;
          throw new Error("The process died.");
        }
        await jobs.enqueue(...job);
      },
    },
    clock,
    log,
    mail: {
      async send(letter) {
        if (!setMailWorking) throw new Error("The mail server does not answer.");
        letters.push(letter);
      },
      close: async () => {},
    },
    address: "http://billing.example/pay",
    courier: httpWebhookSender({ mayReachLoopback: true, patienceMs: 1_900 }),
    provider: { ...provided, account, fetch: wire.fetch },
  };
  const billing = await createBilling(parts);

  const service: Omit<TestBilling, "ada" | "bert"> = {
    db,
    billing,
    parts,
    gateway,
    keys,
    wire,
    letters,
    clock,
    webhooks,
    replayProviderWebhooks: () => delivered.map((it) => it.clone()),
    setClock: (instant) => {
      now = new Date(instant);
    },
    async call(path, { key = keys.sandbox, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (key) headers.set("authorization", `Bearer ${key}`);
      if (init.body && !headers.has("content-type")) headers.set("content-type", "application/json");
      const response = await billing.fetch(new Request(`http://billing.example${path}`, { ...init, headers }));
      const text = await response.text();
      const body = text === "" ? null : JSON.parse(text);
      const { pathname } = new URL(path, "http://billing.example");
      assertDocumented({ method: init.method ?? "GET", pathname }, response.status, body);
      return { status: response.status, headers: response.headers, body };
    },
    get: (path, key) => service.call(path, { key }),
    post: (path, body, key) => service.call(path, { key, method: "POST", body: JSON.stringify(body) }),
    async confirms(clientSecret, card) {
      const [id = ""] = clientSecret.split("_secret_");
      const form = new URLSearchParams({
        client_secret: clientSecret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": card,
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "2040",
        "payment_method_data[card][cvc]": "123",
      });
      const kind = id.startsWith("seti_") ? "setup_intents" : "payment_intents";
      const response = await gateway.fetch(
        new Request(`http://billing.example/v1/${kind}/${id}/confirm`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${provider.publishable}`,
            "content-type": "application/x-www-form-urlencoded",
          },
          body: form,
        }),
      );
      const body = (await response.json()) as { error?: { code?: string; message?: string } };
      return response.ok ? null : (body.error?.code ?? body.error?.message ?? "unknown");
    },
    async deliverProviderWebhooks() {
      await gateway.tick();
      const statuses = [];
      for (const request of webhooks.splice(0)) statuses.push((await billing.fetch(request)).status);
      await jobs.drain();
      return statuses;
    },
    setTaxes: (setting) => {
      taxes = setting;
    },
    crashAtNextCommit: () => {
      crashes += 1;
    },
    runJobs: (o) => jobs.drain(o),
    setMailWorking: (works) => {
      setMailWorking = works;
    },
    async sendOutgoing() {
      await jobs.enqueue("billing.post", {});
      await jobs.drain();
    },
    async startAnotherProcess({ trustProxy = false, ...o } = parts.provider) {
      const { account, webhookSecret = parts.provider.webhookSecret } = o;
      const theirs = { ...parts.provider, account, webhookSecret };
      const process = await createBilling({ ...parts, provider: theirs, worker: false, trustProxy });
      others.push(process);
      return process;
    },
    async callProviderApi(path, form) {
      const response = await gateway.fetch(
        new Request(`http://billing.example${path}`, {
          method: form ? "POST" : "GET",
          headers: { authorization: `Bearer ${provider.secret}` },
          body: form ? new URLSearchParams(form) : null,
        }),
      );
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json() as never;
    },
    providerEvents: async () =>
      (await db.$client.query("select body from gateway.events order by place")).rows.map((it) => it.body),
    signedWebhook(body, { secrets = [webhookSecret], secondsAgo = 0 } = {}) {
      const at = Math.floor(now.getTime() / 1000) - secondsAgo;
      const signatures = secrets.map((it) => createHmac("sha256", it).update(`${at}.${body}`).digest("hex"));
      return new Request("http://billing.example/webhooks/stripe", {
        method: "POST",
        headers: { "stripe-signature": [`t=${at}`, ...signatures.map((it) => `v1=${it}`)].join(",") },
        body,
      });
    },
    loggedErrors,
    rows: async (sql) => (await db.$client.query(sql)).rows,
  };

  async function closes() {
    await billing.stop();
    await gateway.stop();
    const broken = await brokenInvariants(db.$client);
    for (const process of others) await process.stop();
    await jobs.stop();
    await close();
    return broken;
  }
  const whole = { ...service, closes } as TestBilling & { closes: typeof closes };
  whole.ada = new TestCustomer(whole, "ada");
  whole.bert = new TestCustomer(whole, "bert");
  return whole;
}
