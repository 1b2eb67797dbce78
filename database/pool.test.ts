import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "./testing.ts";

test("a test database answers and has the job queue's schema", async () => {
  const { db, close } = await testDatabase();
  const { rows } = await db.execute(sql`select count(*)::int as n from pg_tables where schemaname = 'jobs'`);
  expect(rows[0]?.n).toBeGreaterThan(3);
  await close();
});
