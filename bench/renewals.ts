import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { applyCatalogue, createBilling } from "@hemline/billing";
import { migrate, openDatabase, startJobs, startPostgres } from "@hemline/database";
import { subscribe } from "@hemline/demo";
import { createGateway } from "@hemline/gateway";
import { pino } from "pino";
import { plantSubscriptions } from "../billing/testing/plant.ts";
import { catalogueIn } from "../catalogue-file.ts";
import { schemas } from "../schemas.ts";
import { databaseCpu } from "./cpu.ts";

const count = Number(process.env.BENCH_RENEWALS ?? 10_000);
const log = pino({ level: "warn" });
const keys = { secret: "sk_test_bench_1", publishable: "pk_test_bench_1" };
const publicKey = "rcb_sb_bench";
const weekMs = 7 * 86_400_000;

/** Subscriptions whose trial ends at the same moment: how long until each is charged by the simulator, in one process. */
export async function measure(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "hemline-bench-"));
  const postgres = await startPostgres({ dataDir: join(dataDir, "postgres"), log });
  await migrate(postgres.directUrl, schemas, log);
  const db = openDatabase(postgres.url, { log });
  const jobs = await startJobs(db, { log });
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const gateway = createGateway({
    sql: db.$client,
    address: "http://bench.example/gateway",
    clock,
    log,
    keys,
    account: "acct_bench",
    webhook: { secret: "whsec_bench", deliver: async () => new Response("{}") },
  });
  const { document, file } = catalogueIn("demo/catalogue.json");
  await applyCatalogue(db, document, {
    clock,
    file,
    keys: [{ kind: "sandbox", key: publicKey }],
  });
  const billing = await createBilling({
    db,
    jobs,
    mail: { send: async () => undefined, close: async () => undefined },
    clock,
    log,
    address: "http://bench.example/pay",
    provider: {
      secretKey: keys.secret,
      publishableKey: keys.publishable,
      webhookSecret: "whsec_bench",
      account: "acct_bench",
      fetch: async (input, init) => gateway.fetch(new Request(input, init)),
      scriptUrl: "/gateway/stripe.js",
    },
  });
  try {
    await subscribe(
      { billing: billing.fetch, gateway: gateway.fetch, publicKey, publishableKey: keys.publishable },
      { billingId: "bench", email: "bench@mail.example" },
    );
    const { rows } = await db.$client.query("select id from billing.subscriptions");
    await plantSubscriptions(db.$client, { model: rows[0].id, count: count - 1 });
    await db.$client.query("analyze");
    const renewed = async () =>
      (await db.$client.query("select count(*)::int as n from billing.transactions where renewal_number = 1")).rows[0]
        .n;
    aheadMs = weekMs + 60_000;
    const startedAt = performance.now();
    const usage = process.cpuUsage();
    const databaseBefore = databaseCpu(dataDir);
    let done = 0;
    while (done < count) {
      await billing.tick();
      const now = await renewed();
      if (now === done) throw new Error(`The renewals stopped at ${done} of ${count}.`);
      done = now;
    }
    const took = (performance.now() - startedAt) / 1000;
    const { user, system } = process.cpuUsage(usage);
    const own = (user + system) / 1000 / count;
    const database = (databaseCpu(dataDir) - databaseBefore) / count;
    process.stdout.write(
      `${count} renewals in ${took.toFixed(1)} s: ${(count / took).toFixed(0)}/s; CPU each: process ${own.toFixed(2)} ms, database ${database.toFixed(2)} ms; load ${loadavg()[0]!.toFixed(1)}\n`,
    );
  } finally {
    await billing.stop();
    await gateway.stop();
    await jobs.stop();
    await db.$client.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
