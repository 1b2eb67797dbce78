import { resolve } from "node:path";
import { createBilling, type ReconciliationReport } from "@hemline/billing";
import { type Database, defaultDataDir, type Jobs } from "@hemline/database";
import { createGateway } from "@hemline/gateway";
import { Command } from "commander";
import { type Logger, pino } from "pino";
import { type Config, projectDir } from "../../server/config.ts";
import { remoteService } from "../../server/remote-service.ts";
import { secretsIn } from "../../server/secrets.ts";
import type { CommandContext, RunCommand } from "./command.ts";

export function reconcileCommand(run: RunCommand): Command {
  return new Command("reconcile")
    .description("compare the card provider's payments and refunds with billing's")
    .option("--since <day>", "for example 2026-01-31")
    .action(({ since }: { since?: string }) => run((context) => reconcile(context, since)));
}

const refuse = async (queue: string) => {
  throw new Error(`A comparison changes nothing, and has no work for ${queue}.`);
};

/** The command only compares, so it enqueues nothing. */
const noJobs: Jobs = {
  enqueue: refuse,
  enqueueAll: refuse,
  work: async () => undefined,
  every: async () => undefined,
  stop: async () => undefined,
};

const usualLookBackMs = 30 * 24 * 3_600_000;

/** From a given day on, or for the last thirty days. */
async function reconcile({ db, config, clock, terminal }: CommandContext, from: string | undefined): Promise<number> {
  const since = from === undefined ? new Date(clock().getTime() - usualLookBackMs) : new Date(from);
  if (Number.isNaN(since.getTime())) throw new Error(`--since ${from}: give a date, for example 2026-01-31.`);
  const { payments, refunds, differences } = await compareBooks(config, db, since);
  for (const { kind, providerId, rowId, ours, theirs } of differences)
    terminal.say(`${kind}: provider ${recordOf(providerId, theirs)}; billing ${recordOf(rowId, ours)}`);
  terminal.say(
    `Compared since ${since.toISOString()}: ${countOf(payments, "payment")}, ${countOf(refunds, "refund")}, ${countOf(differences.length, "difference")}.`,
  );
  return differences.length === 0 ? 0 : 1;
}

const recordOf = (id: string | null, state: string) => (id === null ? "has no record" : `has ${id}, ${state}`);
const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

async function compareBooks(config: Config, db: Database, since: Date): Promise<ReconciliationReport> {
  const log = pino({ level: config.LOG_LEVEL }, pino.destination(2));
  const clock = () => new Date();
  const address = config.BILLING_URL ?? "http://localhost/pay";
  const provider = providerOf(config, db, { log, clock, address });
  const billing = await createBilling({
    db,
    jobs: noJobs,
    mail: { send: async () => undefined, close: async () => undefined },
    clock,
    log,
    address,
    provider: { ...provider, publishableKey: "", webhookSecret: "", scriptUrl: "" },
    worker: false,
  });
  return billing.reconcile({ since, repairs: false }).finally(billing.stop);
}

interface ProviderContext {
  log: Logger;
  clock: () => Date;
  address: string;
}

/** The same choice as in `server/`: the real provider, a remote simulator, or the one in this database. */
function providerOf(config: Config, db: Database, { log, clock, address }: ProviderContext) {
  if (config.STRIPE_SECRET_KEY && !config.GATEWAY_URL) return { secretKey: config.STRIPE_SECRET_KEY };
  const secrets = secretsIn(resolve(projectDir, config.DATA_DIR ?? defaultDataDir(projectDir)));
  const secretKey = config.STRIPE_SECRET_KEY ?? secrets.gatewaySecretKey;
  const embedded = () =>
    createGateway({
      sql: db.$client,
      address: new URL("/gateway", address).href,
      clock,
      log,
      keys: { secret: secretKey, publishable: secrets.gatewayPublishableKey },
      account: "acct_hemline",
      webhook: { secret: secrets.gatewayWebhookSecret, deliver: async () => new Response(null, { status: 503 }) },
    });
  const simulator = config.GATEWAY_URL ? remoteService(config.GATEWAY_URL) : embedded().fetch;
  const fetch: typeof globalThis.fetch = async (input, init) => simulator(new Request(input, init));
  return { secretKey, account: "acct_hemline", fetch };
}
