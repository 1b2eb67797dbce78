import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Log, silent } from "../log.ts";
import { openDatabase } from "../pool.ts";
import { holdServer } from "./hold-server.ts";
import { pidFileOf } from "./pid-file.ts";
import { clusterFolder } from "./server-options.ts";
import { urlOf } from "./socket.ts";
import { gone, testServers, unsafeSettings } from "./testing/test-servers.ts";

test("a pool survives a server that is killed and comes back", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const server = await holdServer({ dataDir, log: silent, ...unsafeSettings });
  const warnings: string[] = [];
  const log: Log = { ...silent, warn: (_, message) => void warnings.push(message) };
  const db = openDatabase(urlOf(server.socketFolder, "postgres"), { log });
  const now = () => db.execute(sql`select 1 as one`).then(({ rows }) => rows);
  await Promise.all([now(), now(), now()]);

  const { pid } = pidFileOf(clusterFolder(dataDir))!;
  process.kill(pid, "SIGKILL");
  await gone(pid);
  await expect.poll(() => warnings).toEqual(Array(3).fill("an idle database connection was lost"));
  expect(await Promise.all([now(), now(), now()])).toEqual(Array(3).fill([{ one: 1 }]));
  await db.$client.end();
  await server.release();
});
