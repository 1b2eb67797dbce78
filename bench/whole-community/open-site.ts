import { join } from "node:path";
import { type Database, listen, migrate, openDatabase, startJobs, startPostgres } from "@hemline/database";
import type { Email } from "@hemline/mail";
import { createSite, loadRenderPage, type Site } from "@hemline/site/server";
import { pino } from "pino";
import { schemas } from "../../server/schemas.ts";
import { readStaticFiles } from "../../server/static-files.ts";
import { familyCpu, postmasterOf } from "../processes/process-cpu.ts";

const dist = new URL("../../site/dist/", import.meta.url);
const clientDir = new URL("client/", dist);

/** The site in this process, on a seeded data folder. */
export interface OpenSite {
  db: Database;
  context: Site["context"];
  /** What the site does again and again, by the names of the queues. */
  recurring: ReadonlyMap<string, () => Promise<void>>;
  /** Answers a request without HTTP in between. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** How often a connection was taken from the pool: for a query or for a transaction. */
  queries(): number;
  /** CPU time in ms of this process and of the database server. */
  cpuMs(): { app: number; database: number };
  stop(): Promise<void>;
}

/**
 * Visitors' pages are cached for a millisecond, so that each one is made anew; and nobody is asked to wait, since a few
 * readers ask for everything.
 * @param o.send gets all emails; with it, jobs run in this process
 */
export async function openSite(dataDir: string, { send }: { send?: (email: Email) => void } = {}): Promise<OpenSite> {
  const log = pino({ level: "error" });
  const postgres = await startPostgres({ dataDir: join(dataDir, "postgres"), log });
  // It may have been seeded by an earlier version.
  await migrate(postgres.directUrl, schemas, log);
  const db = openDatabase(postgres.url, { log });
  const jobs = await startJobs(db, { log, isWorker: send !== undefined });
  const recurring = new Map<string, () => Promise<void>>();
  const every: typeof jobs.every = (queue, cron, run) => {
    recurring.set(queue, run);
    return jobs.every(queue, cron, run);
  };
  const site = await createSite({
    ...{ db, jobs: { ...jobs, every }, log, clientDir, photosDir: join(dataDir, "photos"), clock: () => new Date() },
    listen: (channel, o) => listen(postgres.directUrl, channel, { log, ...o }),
    mail: { send: async (email) => send?.(email), close: async () => undefined },
    billing: {
      fetch: async () => Response.json({ subscriber: { entitlements: {}, subscriptions: {} } }),
      ...{ address: "http://bench.example/pay", browserAddress: "/pay", publicKey: "rcb_sb_bench" },
      ...{ secretKey: "sk_bench", webhookSecret: "whsec_bench" },
    },
    renderPage: await loadRenderPage(dist),
    clientFiles: readStaticFiles(clientDir.pathname, { log, isRebuilt: false }),
    ...{ publicUrl: "http://bench.example", contactAddress: "post@bench.example", trustProxy: false },
    pageLifetimeMs: 1,
  });
  Object.assign(site.context.limits, { take: () => undefined, tryTake: () => true });
  let queries = 0;
  db.$client.on("acquire", () => {
    queries += 1;
  });
  const ownCpuMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  return {
    db,
    context: site.context,
    recurring,
    fetch: async (path, init) => site.fetch(new Request(new URL(path, "http://bench.example"), init)),
    queries: () => queries,
    cpuMs: () => ({ app: ownCpuMs(), database: familyCpu(postmasterOf(dataDir)) }),
    async stop() {
      await jobs.stop();
      await site.stop();
      await db.$client.end();
      await postgres.stop();
    },
  };
}
