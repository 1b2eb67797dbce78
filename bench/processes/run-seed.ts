import { readFileSync } from "node:fs";
import type { Database } from "@hemline/database";

/** How much a seed makes, which its SQL reads as `bench.{name}`. */
export interface Amounts {
  members: number;
  /** So many times smaller than the whole. */
  part?: number;
  looks?: number;
  likes?: number;
  comments?: number;
}

const members = new URL("../community/members.sql", import.meta.url);

/** Fills the tables by a file of SQL after the one of the members, however long that takes. */
export async function runSeed(db: Database, file: URL, amounts: Amounts): Promise<void> {
  const start = performance.now();
  const client = await db.$client.connect();
  try {
    await client.query("set statement_timeout = 0");
    for (const [name, amount] of Object.entries({ part: 1, ...amounts }))
      await client.query("select set_config($1, $2, false)", [`bench.${name}`, String(amount)]);
    for (const each of [members, file]) await client.query(readFileSync(each, "utf8"));
    await client.query("vacuum analyze");
  } finally {
    // Closed, for the timeout's sake.
    client.release(true);
  }
  process.stdout.write(`seeded in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
}
