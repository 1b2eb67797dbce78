import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyCatalogue, type Billing, type Catalogue, createBilling } from "@hemline/billing";
import { type Database, migrate, openDatabase, startJobs, startPostgres } from "@hemline/database";
import { createGateway, type Gateway } from "@hemline/gateway";
import { pino } from "pino";
import { catalogueIn } from "../../server/catalogue-file.ts";
import { schemas } from "../../server/schemas.ts";

const log = pino({ level: "warn" });
const keys = { secret: "sk_test_bench_1", publishable: "pk_test_bench_1" };
export const publicKey = "rcb_sb_bench";

/** A billing service with the demo's catalogue and the card simulator, in this process, on its own database. */
export interface BenchBilling {
  billing: Billing;
  gateway: Gateway;
  db: Database;
  dataDir: string;
  publishableKey: string;
  now(): Date;
  /** The clock goes on from there. */
  travelTo(instant: Date): void;
  stop(): Promise<void>;
}

export async function startBilling(project: Partial<Catalogue["project"]> = {}): Promise<BenchBilling> {
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
  const catalogue = document as Catalogue;
  await applyCatalogue(
    db,
    { ...catalogue, project: { ...catalogue.project, ...project } },
    { clock, file, keys: [{ kind: "sandbox", key: publicKey }] },
  );
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
  return {
    billing,
    gateway,
    db,
    dataDir,
    publishableKey: keys.publishable,
    now: clock,
    travelTo: (instant) => {
      aheadMs = instant.getTime() - Date.now();
    },
    async stop() {
      await billing.stop();
      await gateway.stop();
      await jobs.stop();
      await db.$client.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
