import type { Database } from "@hemline/database";
import { type Fixture, queryPrepared, type TestJobs, testDatabase, testJobs } from "@hemline/database/testing";
import type { Email } from "@hemline/mail";
import { expect, onTestFinished } from "vitest";
import { applyCatalogue, type Billing, type BillingParts, type Catalogue, createBilling } from "../billing.ts";
import { httpWebhookSender } from "../events/outbox/http-webhook-sender.ts";
import { brokenInvariants } from "../store/broken-invariants.ts";
import { fixtureCatalogue } from "./fixture-catalogue.ts";
import { recordingLog } from "./recording-log.ts";
import { account, createSimulatedProvider, providerParts, type SimulatedProvider } from "./simulated-provider.ts";
import { type TestApi, type TestClient, testApi, testKeys } from "./test-api.ts";
import { TestCustomer } from "./test-customer.ts";

export { type ProviderEvent, webhookSecret } from "./simulated-provider.ts";

/** A billing service, a card provider, a clock and some customers. Every invariant is checked when the test is over. */
export interface TestBilling extends TestClient, TestApi, SimulatedProvider {
  db: Database;
  billing: Billing;
  /** What the service was made of, to make another one that differs. */
  parts: BillingParts;
  ada: TestCustomer;
  bert: TestCustomer;
  keys: typeof testKeys;
  emails: Email[];
  setClock(instant: string): void;
  /** Delivers the provider's calls, and runs the jobs that they enqueue. */
  deliverProviderWebhooks(): Promise<number[]>;
  /** The next write of the database together with a job fails, as if the process had died. */
  crashAtNextCommit(): void;
  /** Runs waiting jobs; with `until` also those that wait for another try until then. */
  runJobs(o?: Parameters<TestJobs["drain"]>[0]): Promise<void>;
  /** Whether the mail server takes emails; it does in the beginning. */
  setMailWorking(works: boolean): void;
  /** Sends emails and webhooks that are due, and waits for the answers. */
  sendOutgoing(): Promise<void>;
  /** The same service once more, as on another machine. */
  startAnotherProcess(o?: { account?: string; webhookSecret?: string; trustProxy?: boolean }): Promise<Billing>;
  /** What was logged as an error. A test that expects some takes them out. */
  loggedErrors: { msg: string }[];
  rows<T>(sql: string): Promise<T[]>;
}

/** A test's own billing service, stopped and checked when the test is over. */
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
const address = "http://billing.example/pay";

/** Applies a catalogue and makes the service's queues, once for all tests that begin so. */
const withCatalogue = (name: string, catalogue: Catalogue): Fixture => ({
  name,
  // Events of one transaction have no other order.
  inOrder: ["billing.outbox"],
  async prepare(db) {
    const clock = () => opening;
    const keys = Object.entries(testKeys).map(([kind, key]) => ({ kind: kind as "sandbox", key }));
    await applyCatalogue(db, catalogue, { clock, keys });
    const jobs = await testJobs(db);
    const mail = { send: async () => {}, close: async () => {} };
    const { log } = recordingLog();
    const provider = { ...providerParts, account };
    const billing = await createBilling({ db, jobs, clock, log, mail, address, provider });
    await billing.stop();
    await jobs.stop();
  },
});

/** A service that is not bound to a test. `closes` says which invariants are broken in the end. */
export async function openTestBilling(
  { name, catalogue }: { name: string; catalogue: Catalogue } = { name: "atelier", catalogue: fixtureCatalogue },
): Promise<TestBilling & { closes(): Promise<unknown[]> }> {
  const { db, close } = await testDatabase(withCatalogue(name, catalogue));
  const jobs = await testJobs(db);
  const { log, loggedErrors } = recordingLog();
  let now = opening;
  const clock = () => now;
  const crashes = { left: 0 };
  const { mail, emails, setMailWorking } = testMail();
  const provider = createSimulatedProvider({ db, clock, log });
  const others: Billing[] = [];
  const parts: BillingParts = {
    ...{ db, clock, log, mail, address },
    jobs: { ...jobs, enqueue: crashing(jobs.enqueue, crashes) },
    webhookSender: httpWebhookSender({ mayReachLoopback: true, timeoutMs: 1_900 }),
    provider: { ...providerParts, account, fetch: provider.connection.fetch },
  };
  const billing = await createBilling(parts);
  const service = {
    ...provider,
    ...testApi(billing),
    ...{ db, billing, parts, keys: testKeys, emails, clock, setMailWorking, loggedErrors },
    setClock: (instant: string) => {
      now = new Date(instant);
    },
    async deliverProviderWebhooks() {
      await provider.gateway.tick();
      const statuses = [];
      for (const request of provider.webhooks.splice(0)) statuses.push((await billing.fetch(request)).status);
      await jobs.drain();
      return statuses;
    },
    crashAtNextCommit: () => {
      crashes.left += 1;
    },
    runJobs: jobs.drain,
    async sendOutgoing() {
      await jobs.enqueue("billing.post", {});
      await jobs.drain();
    },
    startAnotherProcess: (o?: Parameters<TestBilling["startAnotherProcess"]>[0]) =>
      startAnotherProcess(parts, others, o),
    rows: async (sql: string) => (await db.$client.query(sql)).rows,
    async closes() {
      await billing.stop();
      await provider.gateway.stop();
      const broken = await brokenInvariants(db.$client, queryPrepared);
      for (const process of others) await process.stop();
      await jobs.stop();
      await close();
      return broken;
    },
  };
  return { ...service, ada: new TestCustomer(service, "ada"), bert: new TestCustomer(service, "bert") };
}

async function startAnotherProcess(
  parts: BillingParts,
  others: Billing[],
  { trustProxy = false, ...o }: { account?: string; webhookSecret?: string; trustProxy?: boolean } = parts.provider,
): Promise<Billing> {
  const { account, webhookSecret = parts.provider.webhookSecret } = o;
  const provider = { ...parts.provider, account, webhookSecret };
  const process = await createBilling({ ...parts, provider, worker: false, trustProxy });
  others.push(process);
  return process;
}

function testMail() {
  const emails: Email[] = [];
  let isWorking = true;
  const mail = {
    async send(email: Email) {
      if (!isWorking) throw new Error("The mail server does not answer.");
      emails.push(email);
    },
    close: async () => {},
  };
  const setMailWorking = (works: boolean) => {
    isWorking = works;
  };
  return { mail, emails, setMailWorking };
}

/** Enqueues, unless the process is to die in the middle. */
function crashing(
  enqueue: BillingParts["jobs"]["enqueue"],
  crashes: { left: number },
): BillingParts["jobs"]["enqueue"] {
  return async (...job) => {
    if (crashes.left > 0) {
      crashes.left -= 1;
      throw new Error("The process died.");
    }
    await enqueue(...job);
  };
}
