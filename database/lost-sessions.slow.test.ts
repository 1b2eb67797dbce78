import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startJobs } from "./jobs.ts";
import { type Log, silent } from "./log.ts";
import { looksDatabase, post } from "./testing/looks-database.ts";

test("after many ended sessions the pool works, and everything acknowledged is there", async () => {
  await using database = await looksDatabase();
  const { db, endSessions, kept } = database;
  let isOver = false;
  const acknowledged: number[] = [];
  const strange: unknown[] = [];
  let next = 0;
  const member = async () => {
    while (!isOver) {
      const n = next++;
      try {
        await db.transaction(async (tx) => {
          await tx.execute(post(n));
          await tx.execute(sql`select pg_sleep(0.002)`);
        });
        acknowledged.push(n);
      } catch (error) {
        if (!db.isAway(error)) strange.push(error);
      }
    }
  };
  const members = Promise.all(Array.from({ length: 8 }, member));
  for (let round = 0; round < 12; round++) {
    await endSessions();
    await db.execute(sql`select 1`);
  }
  isOver = true;
  await members;
  expect(strange).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(await kept()).toEqual(expect.arrayContaining(acknowledged));
  const { totalCount, idleCount, waitingCount } = db.$client;
  expect({ inUse: totalCount - idleCount, waitingCount }).toEqual({ inUse: 0, waitingCount: 0 });
});

test("the job queue survives the end of all its sessions", async () => {
  await using database = await looksDatabase();
  const { db, endSessions } = database;
  const errors: string[] = [];
  const log: Log = { ...silent, error: (_, message) => void errors.push(message) };
  const jobs = await startJobs(db, { log, name: "the queue" });
  const done: number[] = [];
  await jobs.work<{ n: number }>("site.photo", async ({ n }) => void done.push(n));
  await jobs.enqueue("site.photo", { n: 1 });
  await expect.poll(() => done, { timeout: 15_000 }).toEqual([1]);
  for (let round = 0; round < 3; round++) await expect.poll(() => endSessions("the queue%")).toBeGreaterThan(0);
  await jobs.enqueue("site.photo", { n: 2 });
  await expect.poll(() => done, { timeout: 15_000 }).toEqual([1, 2]);
  expect(errors).toEqual([]);
  await jobs.stop();
}, 40_000);
