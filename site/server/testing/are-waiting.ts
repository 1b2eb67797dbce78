import type { Database } from "@hemline/database";
import { sql } from "drizzle-orm";
import { expect } from "vitest";

/** Until so many calls wait for locks of others. */
export const areWaiting = (db: Database, count: number) =>
  expect
    .poll(
      async () =>
        (
          await db.execute(sql`select pid from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`)
        ).rows.length,
      { interval: 10, timeout: 5_000 },
    )
    .toBe(count);
