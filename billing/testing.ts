import { createHmac } from "node:crypto";
import type { Database } from "@hemline/database";
import { type Fixture, testDatabase, testJobs } from "@hemline/database/testing";
import { createGateway, type Gateway, type TaxSetting } from "@hemline/gateway";
import type { Email } from "@hemline/mail";
import { expect, onTestFinished } from "vitest";
import { applyCatalogue, type Billing, type BillingParts, type Catalogue, createBilling } from "./billing.ts";
import { httpWebhookSender } from "./outbox/http-webhook-sender.ts";
import { brokenInvariants } from "./store/invariants.ts";
import { atelier } from "./testing/atelier.ts";
import type { Answer, Desk } from "./testing/desk.ts";
import { mustBeDocumented } from "./testing/documented.ts";
import { Person } from "./testing/person.ts";
import { logOfTroubles } from "./testing/troubles.ts";
import { createWire, type Wire } from "./testing/wire.ts";

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
  scriptUrl: "http://house.example/gateway/stripe.js",
};

/** A billing service, a card provider, a clock and some customers. Every invariant is checked when the test is over. */
export interface House extends Desk {
  db: Database;
  billing: Billing;
  /** What the service was made of, to make another one that differs. */
  parts: BillingParts;
  gateway: Gateway;
  ada: Person;
  bert: Person;
  keys: typeof keys;
  wire: Wire;
  letters: Email[];
  travelTo(instant: string): void;
  call<T>(path: string, init?: RequestInit & { key?: string | null }): Promise<Answer<T> & { headers: Headers }>;
  /** The provider's calls, waiting to be let in. */
  webhooks: Request[];
  /** All of the provider's calls so far, to be made once more. */
  sameWebhooksAgain(): Request[];
  /** Lets the provider's calls in, and does what they lead to. */
  webhooksArrive(): Promise<number[]>;
  /** How far the seller has come with their taxes at the provider. */
  taxesAre(setting: TaxSetting): void;
  /** The next write of the database together with a job fails, as if the process had died. */
  crashAtNextCommit(): void;
  /** Runs waiting jobs; with `until` also those that wait for another try until then. */
  works(o?: { until?: Date }): Promise<void>;
  /** Whether the mail server takes letters; it does in the beginning. */
  mailWorks(works: boolean): void;
  /** Sends letters and webhooks that are due, and waits for the answers. */
  postGoes(): Promise<void>;
  /** The same service once more, as on another machine. */
  anotherProcess(o?: { account?: string; webhookSecret?: string; trustProxy?: boolean }): Promise<Billing>;
  /** What the seller does at the provider itself, past our service. */
  atProvider<T>(path: string, form?: Record<string, string>): Promise<T>;
  /** Every event of the provider so far, oldest first, whether it was told or not. */
  providerEvents(): Promise<ToldByProvider[]>;
  /** A call of the provider as it arrives: signed now, or some time ago, with these secrets. */
  tells(body: string, o?: { secrets?: string[]; secondsAgo?: number }): Request;
  /** What was logged as an error. A test that expects some takes them out. */
  troubles: { msg: string }[];
  rows<T>(sql: string): Promise<T[]>;
}

export interface ToldByProvider {
  id: string;
  type: string;
  data: { object: { id: string; payment_intent?: string | null } };
}

export async function testBilling(): Promise<House> {
  const house = await openHouse();
  onTestFinished(async () => {
    const broken = await house.closes();
    expect(broken).toEqual([]);
    expect(house.troubles).toEqual([]);
  });
  return house;
}

const opening = new Date("2026-01-31T10:00:00Z");

/** A catalogue is applied, and the service's queues are made, once for all houses that begin so. */
const withCatalogue = (name: string, catalogue: Catalogue): Fixture => ({
  name,
  async prepare(db) {
    const clock = () => opening;
    await applyCatalogue(db, catalogue, {
      clock,
      keys: Object.entries(keys).map(([kind, key]) => ({ kind: kind as "sandbox", key })),
    });
    const jobs = await testJobs(db);
    const mail = { send: async () => {}, close: async () => {} };
    const { log } = logOfTroubles();
    const address = "http://house.example/pay";
    const billing = await createBilling({ db, jobs, clock, log, mail, address, provider: { ...provided, account } });
    await billing.stop();
    await jobs.stop();
  },
});

/** A house that is not bound to a test. `closes` says which invariants are broken in the end. */
export async function openHouse(
  { name, catalogue }: { name: string; catalogue: Catalogue } = { name: "house", catalogue: atelier },
): Promise<House & { closes(): Promise<unknown[]> }> {
  const { db, close } = await testDatabase(withCatalogue(name, catalogue));
  const jobs = await testJobs(db);
  const { log, troubles } = logOfTroubles();
  let now = opening;
  const clock = () => now;
  const webhooks: Request[] = [];
  const delivered: Request[] = [];
  const letters: Email[] = [];
  let crashes = 0;
  let mailWorks = true;
  let taxes: TaxSetting = "active";

  const gateway = createGateway({
    sql: db.$client,
    address: "http://house.example/gateway",
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
  const wire = createWire((request) => gateway.fetch(request));
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
        if (!mailWorks) throw new Error("The mail server does not answer.");
        letters.push(letter);
      },
      close: async () => {},
    },
    address: "http://house.example/pay",
    courier: httpWebhookSender({ mayReachLoopback: true, patienceMs: 1_900 }),
    provider: { ...provided, account, fetch: wire.fetch },
  };
  const billing = await createBilling(parts);

  const house: Omit<House, "ada" | "bert"> = {
    db,
    billing,
    parts,
    gateway,
    keys,
    wire,
    letters,
    clock,
    webhooks,
    sameWebhooksAgain: () => delivered.map((it) => it.clone()),
    travelTo: (instant) => {
      now = new Date(instant);
    },
    async call(path, { key = keys.sandbox, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (key) headers.set("authorization", `Bearer ${key}`);
      if (init.body && !headers.has("content-type")) headers.set("content-type", "application/json");
      const response = await billing.fetch(new Request(`http://house.example${path}`, { ...init, headers }));
      const text = await response.text();
      const body = text === "" ? null : JSON.parse(text);
      const { pathname } = new URL(path, "http://house.example");
      mustBeDocumented({ method: init.method ?? "GET", pathname }, response.status, body);
      return { status: response.status, headers: response.headers, body };
    },
    get: (path, key) => house.call(path, { key }),
    post: (path, body, key) => house.call(path, { key, method: "POST", body: JSON.stringify(body) }),
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
        new Request(`http://house.example/v1/${kind}/${id}/confirm`, {
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
    async webhooksArrive() {
      await gateway.tick();
      const statuses = [];
      for (const request of webhooks.splice(0)) statuses.push((await billing.fetch(request)).status);
      await jobs.drain();
      return statuses;
    },
    taxesAre: (setting) => {
      taxes = setting;
    },
    crashAtNextCommit: () => {
      crashes += 1;
    },
    works: (o) => jobs.drain(o),
    mailWorks: (works) => {
      mailWorks = works;
    },
    async postGoes() {
      await jobs.enqueue("billing.post", {});
      await jobs.drain();
    },
    async anotherProcess({ trustProxy = false, ...o } = parts.provider) {
      const { account, webhookSecret = parts.provider.webhookSecret } = o;
      const theirs = { ...parts.provider, account, webhookSecret };
      const process = await createBilling({ ...parts, provider: theirs, worker: false, trustProxy });
      others.push(process);
      return process;
    },
    async atProvider(path, form) {
      const response = await gateway.fetch(
        new Request(`http://house.example${path}`, {
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
    tells(body, { secrets = [webhookSecret], secondsAgo = 0 } = {}) {
      const at = Math.floor(now.getTime() / 1000) - secondsAgo;
      const signatures = secrets.map((it) => createHmac("sha256", it).update(`${at}.${body}`).digest("hex"));
      return new Request("http://house.example/webhooks/stripe", {
        method: "POST",
        headers: { "stripe-signature": [`t=${at}`, ...signatures.map((it) => `v1=${it}`)].join(",") },
        body,
      });
    },
    troubles,
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
  const whole = { ...house, closes } as House & { closes: typeof closes };
  whole.ada = new Person(whole, "ada");
  whole.bert = new Person(whole, "bert");
  return whole;
}
