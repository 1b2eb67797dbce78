import { urlOf } from "../embedded/socket.ts";
import { errorsOnly } from "../log.ts";
import { openDatabase } from "../pool.ts";
import { type KeptSessions, keepSessions } from "./kept-sessions.ts";
import { resetDatabase } from "./reset-database.ts";
import type { TestCluster } from "./test-cluster.ts";
import { copyTemplate, dropTestDatabase, type Fixture, openTestDatabase, type TestDatabase } from "./test-database.ts";

/** The next database without a fixture, copied while a test still uses the last one. */
let spare: Promise<string> | undefined;

/** Databases of ended tests, dropped one after the other. What is left at the end goes with the run. */
let dropping = Promise.resolve();

function dropLater(cluster: TestCluster, name: string): void {
  dropping = dropping.then(() => dropTestDatabase(cluster, name)).catch(() => undefined);
}

/** As `createTestDatabase`, but the test waits neither for the drop nor, mostly, for the copy. */
export async function takeTestDatabase(cluster: TestCluster, fixture?: Fixture): Promise<TestDatabase> {
  if (fixture) return takeReusable(cluster, fixture);
  const copy = spare ?? copyTemplate(cluster);
  spare = copyTemplate(cluster);
  spare.catch(() => undefined);
  const name = await copy;
  const { db, url } = openTestDatabase(cluster, name);
  return {
    db,
    url,
    async close() {
      await db.$client.end();
      dropLater(cluster, name);
    },
  };
}

interface Reusable {
  name: string;
  url: string;
  sessions: KeptSessions;
  uses: number;
}

/** What tests have left behind, by fixture; null where it cannot be used again. */
const left = new Map<string, Promise<Reusable | null>[]>();

/** Deleted rows stay on their pages, because nothing vacuums here. */
const maxUses = 60;

/** A database that an earlier test of this process used is reset, which takes a tenth of the work of a new one. */
async function takeReusable(cluster: TestCluster, fixture: Fixture): Promise<TestDatabase> {
  const waiting = left.get(fixture.name) ?? [];
  left.set(fixture.name, waiting);
  const database = (await waiting.pop()) ?? (await copyReusable(cluster, fixture));
  const { name, url, sessions } = database;
  const db = openDatabase(url, { log: errorsOnly, max: 5, name: "hemline tests", Client: sessions.Client });
  return {
    db,
    url,
    async close() {
      await db.$client.end();
      database.uses += 1;
      waiting.push(giveBack().catch(() => null));
    },
  };

  async function giveBack(): Promise<Reusable | null> {
    if (database.uses < maxUses && (await resetDatabase(sessions, fixture.inOrder).catch(() => false))) return database;
    await sessions.end();
    dropLater(cluster, name);
    return null;
  }
}

async function copyReusable(cluster: TestCluster, fixture: Fixture): Promise<Reusable> {
  const name = await copyTemplate(cluster, fixture);
  const url = urlOf(cluster.socketFolder, name);
  return { name, url, sessions: keepSessions(url), uses: 0 };
}
