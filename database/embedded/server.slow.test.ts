import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { isRoot } from "../data-dir.ts";
import { silent } from "../log.ts";
import { holdServer } from "./hold-server.ts";
import { isAlive, pidFileOf } from "./pid-file.ts";
import { clusterFolder } from "./server-options.ts";
import { urlOf } from "./socket.ts";
import { appears, gone, testServers, unsafeSettings } from "./testing/test-servers.ts";

// Each test creates a cluster or two, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const hold = (dataDir: string) => holdServer({ dataDir, log: silent, ...unsafeSettings });

async function rowsOf(socketFolder: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: urlOf(socketFolder, "postgres") });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test("the server listens on a socket in a closed folder and on no port, sorts by code point and stops with its user", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const taken = createServer().listen(5432, "127.0.0.1");
  taken.on("error", () => undefined);
  const server = await holdServer({ dataDir, log: silent });

  expect(server.how).toBe("started");
  const [row] = await rowsOf(
    server.socketFolder,
    `select current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone, datlocprovider as provider,
            datlocale as locale, 'Z' < 'a' as by_code_point, lower('ÄÉ') as folded, current_setting('fsync') as fsync
     from pg_database where datname = 'postgres'`,
  );
  expect(row).toEqual({
    addresses: "",
    zone: "UTC",
    provider: "b",
    locale: "C.UTF-8",
    by_code_point: true,
    folded: "äé",
    fsync: "on",
  });
  const cluster = clusterFolder(dataDir);
  expect(statSync(cluster).mode & 0o777).toBe(0o700);
  // PostgreSQL runs as the owner of its cluster: never root, and an ordinary user's own account.
  expect(statSync(cluster).uid === process.getuid?.()).toBe(!isRoot());
  const { pid } = pidFileOf(cluster)!;
  await server.release();
  expect(isAlive(pid)).toBe(false);
  expect(existsSync(join(cluster, "postmaster.pid"))).toBe(false);
  taken.close();
});

test("a server whose application was killed is adopted, and stopped by the one who adopted it", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const first = here.holder({ dataDir });
  const { pid } = await first.held;
  await first.isKilled();
  expect(isAlive(pid)).toBe(true);

  const second = await hold(dataDir);
  expect(second.how).toBe("adopted");
  expect(pidFileOf(clusterFolder(dataDir))?.pid).toBe(pid);
  await second.release();
  expect(isAlive(pid)).toBe(false);
});

test("of two first starts at the same moment one starts and both use the same server until the last one leaves", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const [ada, bob] = [here.holder({ dataDir }), here.holder({ dataDir })];
  const [adas, bobs] = await Promise.all([ada.held, bob.held]);

  expect([adas.how, bobs.how].sort()).toEqual(["adopted", "started"]);
  expect(adas.pid).toBe(bobs.pid);
  await (adas.how === "started" ? ada : bob).leaves();
  expect(await rowsOf(adas.socketFolder, "select 1 as one")).toEqual([{ one: 1 }]);
  await (adas.how === "started" ? bob : ada).leaves();
  expect(isAlive(adas.pid)).toBe(false);
  expect(readdirSync(dirname(clusterFolder(dataDir))).filter((name) => name.endsWith(".new"))).toEqual([]);
});

test("a start that begins while the last user stops the server ends with a server", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const leaving = await hold(dataDir);
  const [, coming] = await Promise.all([leaving.release(), hold(dataDir)]);
  expect(await rowsOf(coming.socketFolder, "select 1 as one")).toEqual([{ one: 1 }]);
  await coming.release();
  expect(existsSync(join(clusterFolder(dataDir), "postmaster.pid"))).toBe(false);
});

test("a server that is killed comes back with every acknowledged row", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const server = await hold(dataDir);
  await rowsOf(server.socketFolder, "create table kept (n int primary key)");
  await rowsOf(server.socketFolder, "insert into kept select generate_series(1, 100)");
  const { pid } = pidFileOf(clusterFolder(dataDir))!;
  process.kill(pid, "SIGKILL");
  await gone(pid);

  const again = await here.holder({ dataDir }).held;
  expect(again.pid).not.toBe(pid);
  expect(await rowsOf(again.socketFolder, "select count(*)::int as n from kept")).toEqual([{ n: 100 }]);
  await expect
    .poll(() =>
      server
        .client()
        .query("select 1")
        .then(
          () => "back",
          () => "away",
        ),
    )
    .toBe("back");
  await server.release();
});

test("a first start that is killed half-way leaves nothing in the way of the next", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const folder = dirname(clusterFolder(dataDir));
  const first = here.holder({ dataDir });
  await appears(() => {
    const draft = existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith(".new")) : undefined;
    return draft && join(folder, draft, "PG_VERSION");
  });
  await first.isKilled();
  expect(existsSync(clusterFolder(dataDir))).toBe(false);

  const second = await hold(dataDir);
  expect(second.how).toBe("started");
  await second.release();
  expect(readdirSync(folder).sort()).toEqual(["cluster", "postgres.log"]);
});

test("a cluster of another major version is refused in one sentence and left as it is", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  mkdirSync(clusterFolder(dataDir), { recursive: true });
  writeFileSync(join(clusterFolder(dataDir), "PG_VERSION"), "17\n");
  await expect(hold(dataDir)).rejects.toThrow(/made by PostgreSQL 17, and this Hemline brings 18/);
  expect(readFileSync(join(clusterFolder(dataDir), "PG_VERSION"), "utf8")).toBe("17\n");
});

test("a folder with something else in it is refused and left as it is", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  mkdirSync(clusterFolder(dataDir), { recursive: true });
  writeFileSync(join(clusterFolder(dataDir), "letters.txt"), "mine");
  await expect(hold(dataDir)).rejects.toThrow(/neither empty nor a PostgreSQL cluster/);
  expect(readdirSync(clusterFolder(dataDir))).toEqual(["letters.txt"]);
});

test("a broken cluster is reported with the end of the server's log", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const first = await hold(dataDir);
  await first.release();
  writeFileSync(join(clusterFolder(dataDir), "postgresql.conf"), "nonsense = on\n");
  const began = hold(dataDir);
  await expect(began).rejects.toThrow(/does not start .* Its log ends: .*nonsense/);
});

test.each([
  ["after it has come back", true],
  ["at once", false],
])("a user whose session was ended is still the last one to stop the server: %s", async (_when, waits) => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const server = await hold(dataDir);
  const { pid } = pidFileOf(clusterFolder(dataDir))!;
  const users = () =>
    rowsOf(
      server.socketFolder,
      "select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted",
    );
  const ended = new Promise((resolve) => server.client().once("end", resolve));
  const [user] = await users();
  await rowsOf(server.socketFolder, `select pg_terminate_backend(${user!.pid}, 5000)`);
  await ended;
  if (waits) await expect.poll(users).toHaveLength(1);
  await server.release();
  expect(isAlive(pid)).toBe(false);
});
