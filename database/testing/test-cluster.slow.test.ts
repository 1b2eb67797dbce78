import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import pg from "pg";
import { expect, test } from "vitest";
import { pidFileOf } from "../embedded/pid-file.ts";
import { clusterFolder } from "../embedded/server-options.ts";
import { urlOf } from "../embedded/socket.ts";
import { testServers } from "../embedded/testing/test-servers.ts";
import type { Database } from "../pool.ts";
import { startTestCluster } from "./test-cluster.ts";
import { createTestDatabase } from "./test-database.ts";

async function databases(socketFolder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: urlOf(socketFolder, "postgres") });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where not datname in ('postgres', 'template0', 'template1') order by datname",
  );
  await client.end();
  return rows.map(({ datname }) => datname);
}

function roomIn(folder: string) {
  mkdirSync(join(folder, "meta"), { recursive: true });
  const entries = [{ idx: 0, version: "7", when: 1, tag: "0000_ground", breakpoints: true }];
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ version: "7", dialect: "postgresql", entries }));
  writeFileSync(join(folder, "0000_ground.sql"), "create table public.shelf (n int)");
  return { schema: "wardrobe", folder: pathToFileURL(`${folder}/`) };
}

test("runs share the server and their template, clean up after a run that was killed, and the last one stops it", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const ada = await startTestCluster(dataDir, []);
  const adas = await createTestDatabase(ada);

  const program = fileURLToPath(new URL("../embedded/testing/test-run-process.ts", import.meta.url));
  const killed = spawn(process.execPath, [program, dataDir], { stdio: ["pipe", "pipe", "inherit"] });
  const [line] = (await once(killed.stdout, "data")) as [Buffer];
  killed.kill("SIGKILL");
  await once(killed, "exit");
  const left = line.toString().trim();
  const adasName = new URL(adas.url).pathname.slice(1);
  expect(await databases(ada.socketFolder)).toEqual([ada.template, adasName, left].sort());

  const bob = await startTestCluster(dataDir, [roomIn(join(here.folder, "migrations"))]);
  expect(bob.socketFolder).toBe(ada.socketFolder);
  expect(bob.template).not.toBe(ada.template);
  expect(await databases(ada.socketFolder)).toEqual([ada.template, bob.template, adasName].sort());
  const bobs = await createTestDatabase(bob);
  await bobs.db.$client.query("insert into shelf values (1)");

  await adas.close();
  await ada.stop();
  const cleo = await startTestCluster(dataDir, []);
  await bobs.close();
  await bob.stop();
  expect(cleo.template).toBe(ada.template);
  expect(await databases(cleo.socketFolder)).toEqual([ada.template, bob.template].sort());
  const { pid } = pidFileOf(clusterFolder(dataDir))!;
  await cleo.stop();
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");

  const dora = await startTestCluster(dataDir, []);
  expect(await databases(dora.socketFolder)).toEqual([ada.template]);
  await dora.stop();
});

function countingFixture() {
  const fixture = {
    name: "dressed",
    preparations: 0,
    prepare: async (db: Database) => {
      fixture.preparations += 1;
      await db.$client.query("create table public.shelf as select 3 as n");
    },
  };
  return fixture;
}

test("a fixture is prepared once for concurrent tests, and dropped with its run", async () => {
  await using here = testServers();
  const ada = await startTestCluster(here.dataDir(), []);
  const fixture = countingFixture();
  const copies = await Promise.all([1, 2, 3].map(() => createTestDatabase(ada, fixture)));
  await copies[0]!.db.$client.query("delete from shelf");
  const shelves = await Promise.all(copies.map((it) => it.db.$client.query("select n from shelf")));
  expect(shelves.map((it) => it.rowCount)).toEqual([0, 1, 1]);
  expect(fixture.preparations).toBe(1);
  for (const it of copies) await it.close();
  const bob = await startTestCluster(here.dataDir(), []);
  await ada.stop();
  expect(await databases(bob.socketFolder)).toEqual([bob.template]);
  await bob.stop();
});
