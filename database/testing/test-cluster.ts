import { createHash, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import type pg from "pg";
import { type Hold, holdServer } from "../embedded/hold-server.ts";
import { clusterFolder, type ServerOptions } from "../embedded/server.ts";
import { urlOf } from "../embedded/socket.ts";
import { errorsOnly, silent } from "../log.ts";
import { type Migrations, migrate } from "../migrate.ts";
import { openDatabase } from "../pool.ts";
import { openBoss } from "../queues.ts";

/** What a test file needs to create its own database; passed to the workers in the environment. */
export interface TestCluster {
  socketFolder: string;
  template: string;
  run: number;
}

export { testDataDir } from "../data-dir.ts";

export const environmentName = "HEMLINE_TEST_CLUSTER";

/** Shared locks that mark what is in use: a template by its hash, a run's databases by its number. */
const templateLock = 4_843;
const runLock = 4_844;

/** Nothing here has to survive a power cut. */
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
};

/**
 * Holds the tests' own server and the template of all test databases. Any number of test runs may do so concurrently;
 * the last one stops the server.
 */
export async function startTestCluster(
  dataDir: string,
  schemas: readonly Migrations[],
): Promise<TestCluster & { stop(): Promise<void> }> {
  const log = errorsOnly;
  const place = { dataDir, log, settings, sync: false };
  const hold = await holdOrRecreate(place);
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

/** Everything that a template depends on: the migrations' text and the versions of this package's dependencies. */
function hashOf(schemas: readonly Migrations[]): number {
  const hash = createHash("sha256").update("1");
  hash.update(readFileSync(new URL("../package.json", import.meta.url)));
  for (const { schema, folder } of schemas) {
    const journal = readFileSync(new URL("meta/_journal.json", folder), "utf8");
    hash.update(schema).update(journal);
    for (const { tag } of (JSON.parse(journal) as { entries: { tag: string }[] }).entries)
      hash.update(readFileSync(new URL(`${tag}.sql`, folder)));
  }
  return hash.digest().readUInt32BE();
}

async function makeTemplate(client: pg.Client, socketFolder: string, name: string, schemas: readonly Migrations[]) {
  if ((await databasesLike(client, name)).includes(name)) return;
  const draft = `draft_${name}`;
  await client.query(`create database ${draft}`);
  const url = urlOf(socketFolder, draft);
  const log = silent;
  await migrate(url, schemas, log);
  const db = openDatabase(url, { log, max: 1 });
  const boss = openBoss(db, { log, isRunning: false });
  await boss.start();
  await boss.stop({ graceful: false });
  await db.$client.end();
  await client.query(`alter database ${draft} allow_connections false`);
  await client.query(`alter database ${draft} rename to ${name}`);
}

/** Drops unused templates and the databases of killed runs. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  for (const name of await databasesLike(client, "draft_")) await drop(client, name);
  for (const name of await databasesLike(client, "te")) {
    const template = /^template_([0-9a-f]{2,8})$/.exec(name)?.[1];
    const run = /^test_(\d+)_/.exec(name)?.[1];
    if (template) await dropUnlessUsed(client, name, templateLock, Number.parseInt(template, 16) | 0);
    else if (run) await dropUnlessUsed(client, name, runLock, Number(run));
  }
}

async function dropUnlessUsed(client: pg.Client, name: string, lock: number, key: number): Promise<void> {
  // A session does not block itself, so this run's own locks are looked up in pg_locks.
  const { rows } = await client.query<{ used: boolean }>(
    "select exists (select from pg_locks where locktype = 'advisory' and classid = $1 and objid::int8 = $2::int4::int8 & 4294967295) as used",
    [lock, key],
  );
  if (!rows[0]?.used) await drop(client, name);
}

async function databasesLike(client: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [prefix],
  );
  return rows.map(({ datname }) => datname);
}

const drop = (client: pg.Client, name: string) => client.query(`drop database if exists ${name} with (force)`);
