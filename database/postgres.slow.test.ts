import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { clusterFolder } from "./embedded/server-options.ts";
import { testServers } from "./embedded/testing/test-servers.ts";
import { silent } from "./log.ts";
import { openDatabase } from "./pool.ts";
import { startPostgres } from "./postgres.ts";

test("without an address the embedded server starts, with a database of its own for the application", async () => {
  await using here = testServers();
  const dataDir = here.dataDir();
  const [first, second] = await Promise.all([1, 2].map(() => startPostgres({ dataDir, log: silent })));
  expect(first).toMatchObject({ embedded: true, url: second!.url, directUrl: second!.url });
  const db = openDatabase(second!.url, { log: silent });
  await first!.stop();
  const { rows } = await db.execute(sql`select current_database() as name`);
  expect(rows).toEqual([{ name: "hemline" }]);
  await db.$client.end();
  await second!.stop();
  expect(existsSync(join(clusterFolder(dataDir), "postmaster.pid"))).toBe(false);
});
