import { randomBytes } from "node:crypto";
import pg from "pg";
import { urlOf } from "../embedded/socket.ts";
import { errorsOnly } from "../log.ts";
import { type Database, openDatabase } from "../pool.ts";
import { rememberRows } from "./reset-database.ts";
import type { TestCluster } from "./test-cluster.ts";

/** A database of the caller's own: empty tables of every schema and the job queue's. */
export interface TestDatabase {
  db: Database;
  /** A direct connection string, for another process or pool. */
  url: string;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** A state that many tests start from: prepared once per run, then copied. */
export interface Fixture {
  /** Lowercase letters and underscores, unique among the fixtures. */
  name: string;
  /** Tables of which tests read the rows in the order in which they were inserted. */
  inOrder?: readonly string[];
  prepare(db: Database): Promise<void>;
}

export async function createTestDatabase(cluster: TestCluster, fixture?: Fixture): Promise<TestDatabase> {
  return openTestDatabase(cluster, await copyTemplate(cluster, fixture));
}

/** @returns the name of a new database */
export async function copyTemplate(cluster: TestCluster, fixture?: Fixture): Promise<string> {
  const template = fixture ? await fixtureOnce(cluster, fixture) : cluster.template;
  const name = `test_${cluster.run}_${randomBytes(6).toString("hex")}`;
  await statement(cluster, `create database ${name} template ${template} strategy file_copy`);
  return name;
}

export function openTestDatabase(cluster: TestCluster, name: string): TestDatabase {
  const url = urlOf(cluster.socketFolder, name);
  // Tables of tests hardly grow, so that planning anew finds nothing new.
  const db = openDatabase(url, { log: errorsOnly, max: 5, name: "hemline tests", prepareAfter: 2 });
  return {
    db,
    url,
    async close() {
      await db.$client.end();
      await dropTestDatabase(cluster, name);
    },
  };
}

export const dropTestDatabase = (cluster: TestCluster, name: string): Promise<void> =>
  statement(cluster, `drop database if exists ${name} with (force)`);

const made = new Map<string, Promise<string>>();

/** @returns the name of the fixture's database, which lives as long as its run */
function fixtureOnce(cluster: TestCluster, fixture: Fixture): Promise<string> {
  const name = `test_${cluster.run}_${fixture.name}`;
  const making = made.get(name) ?? make(cluster, fixture, name);
  made.set(name, making);
  return making;
}

/** One process prepares it, the others wait. */
async function make({ socketFolder, template }: TestCluster, { prepare }: Fixture, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: urlOf(socketFolder, "postgres") });
  await admin.connect();
  try {
    await admin.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
    const { rows } = await admin.query("select from pg_database where datname = $1", [name]);
    if (rows.length > 0) return name;
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft} template ${template} strategy file_copy`);
    const db = openDatabase(urlOf(socketFolder, draft), { log: errorsOnly, max: 5, name: "hemline tests" });
    await prepare(db)
      .then(() => rememberRows(db))
      .finally(() => db.$client.end());
    await admin.query(`alter database ${draft} allow_connections false`);
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}

/** Connections for copying and dropping, by server: opening one takes as long as a copy. */
const administrators = new Map<string, pg.Pool>();

async function statement({ socketFolder }: TestCluster, text: string): Promise<void> {
  const pool = administrators.get(socketFolder) ?? openAdministrator(socketFolder);
  administrators.set(socketFolder, pool);
  await pool.query(text);
}

function openAdministrator(socketFolder: string): pg.Pool {
  const connectionString = urlOf(socketFolder, "postgres");
  const pool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  // A server that stops ends what is idle.
  pool.on("error", () => undefined);
  return pool;
}
