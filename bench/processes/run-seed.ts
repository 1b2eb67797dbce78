import { readFileSync } from "node:fs";
import type { Database } from "@hemline/database";

/**
 * Fills the tables by a file of SQL, however long that takes.
 * @param part so many times smaller than the whole: the file reads it as `bench.part`
 */
export async function runSeed(db: Database, file: URL, part = 1): Promise<void> {
  const start = performance.now();
  const client = await db.$client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select set_config('bench.part', $1, false)", [String(part)]);
    await client.query(readFileSync(file, "utf8"));
    await client.query("vacuum analyze");
  } finally {
    // Closed, for the timeout's sake.
    client.release(true);
  }
  process.stdout.write(`seeded in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
}
