import { readFileSync } from "node:fs";
import type { Database } from "@hemline/database";
import { tokenOf } from "../community/seed-community.ts";
import { openSessions } from "../processes/open-sessions.ts";

export const sessions = 400;

/**
 * Seeds the catalogue once, and opens sessions for the first of its members.
 * @param part so many times smaller than the whole
 * @param beforeSeeding awaits what the products copy of the demo
 */
export async function seedCatalogue(db: Database, part: number, beforeSeeding: () => Promise<void>): Promise<void> {
  const { rowCount } = await db.$client.query("select from site.brands where slug = 'bench-brand-1'");
  if (rowCount === 0) {
    await beforeSeeding();
    await seed(db, part);
  }
  await openSessions(
    db,
    Array.from({ length: sessions }, (_, at) => ({ slug: `bench-${at + 1}`, token: tokenOf(at + 1) })),
  );
}

async function seed(db: Database, part: number): Promise<void> {
  const start = performance.now();
  const client = await db.$client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select set_config('bench.part', $1, false)", [String(part)]);
    await client.query(readFileSync(new URL("seed.sql", import.meta.url), "utf8"));
    await client.query("vacuum analyze");
  } finally {
    // Closed, for the timeout's sake.
    client.release(true);
  }
  process.stdout.write(`seeded in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
}
