import { randomInt } from "node:crypto";
import { rm } from "node:fs/promises";
import { type Hold, holdServer } from "../embedded/hold-server.ts";
import { clusterFolder, type ServerOptions } from "../embedded/server-options.ts";
import { errorsOnly } from "../log.ts";
import type { Migrations } from "../migrate.ts";
import { databasesLike, drop, dropLeftovers, runLock, templateLock } from "./leftover-databases.ts";
import { hashOf, makeTemplate } from "./template-database.ts";

/** What a test file needs to create its own database; passed to the workers in the environment. */
export interface TestCluster {
  socketFolder: string;
  template: string;
  run: number;
}

export { testDataDir } from "../data-dir.ts";

export const environmentName = "HEMLINE_TEST_CLUSTER";

/** Nothing here has to survive a power cut, and tables are so small that planning costs more than any plan. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "2GB",
  checkpoint_timeout: "1h",
  max_connections: "300",
  autovacuum: "off",
  plan_cache_mode: "force_generic_plan",
  update_process_title: "off",
};

/**
 * Holds the tests' own server and the template of all test databases. Any number of test runs may do so concurrently;
 * the last one stops the server.
 */
export async function startTestCluster(
  dataDir: string,
  schemas: readonly Migrations[],
): Promise<TestCluster & { stop(): Promise<void> }> {
  const hold = await holdOrRecreate({ dataDir, log: errorsOnly, settings, sync: false });
  try {
    const cluster = await prepare(hold, schemas);
    return {
      ...cluster,
      async stop() {
        for (const name of await databasesLike(hold.client(), `test_${cluster.run}_`)) await drop(hold.client(), name);
        await hold.release();
      },
    };
  } catch (error) {
    await hold.release();
    throw error;
  }
}

async function prepare(hold: Hold, schemas: readonly Migrations[]): Promise<TestCluster> {
  const client = hold.client();
  const { socketFolder } = hold;
  const run = randomInt(1, 2 ** 31 - 1);
  await client.query("select pg_advisory_lock($1, $2)", [runLock, run]);

  const hash = hashOf(schemas);
  const template = `template_${hash.toString(16)}`;
  await client.query("select pg_advisory_lock_shared($1, $2)", [templateLock, hash | 0]);
  // One run at a time, so that none drops what another has just found.
  await client.query("select pg_advisory_lock($1, 0)", [templateLock]);
  await dropLeftovers(client);
  await makeTemplate(client, socketFolder, template, schemas);
  await client.query("select pg_advisory_unlock($1, 0)", [templateLock]);
  return { socketFolder, template, run };
}

/** Without fsync a cluster may be corrupt after a power cut; it holds nothing worth keeping. */
async function holdOrRecreate(place: ServerOptions): Promise<Hold> {
  try {
    return await holdServer(place);
  } catch {
    await rm(clusterFolder(place.dataDir), { recursive: true, force: true });
    return holdServer(place);
  }
}
