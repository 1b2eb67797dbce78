import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startJobs } from "./jobs.ts";
import { type Log, silent } from "./log.ts";
import { testDatabase, testJobs } from "./testing.ts";

async function bench() {
  const database = await testDatabase();
  const jobs = await testJobs(database.db);
  return {
    db: database.db,
    jobs,
    async [Symbol.asyncDispose]() {
      await jobs.stop();
      await database.close();
    },
  };
}

test("a job runs with its payload", async () => {
  await using here = await bench();
  const seen: unknown[] = [];
  await here.jobs.work<{ photo: string }>("site.photo", async ({ photo }) => void seen.push(photo));
  await here.jobs.enqueue("site.photo", { photo: "a" });
  await here.jobs.enqueue("site.photo", { photo: "b" });
  await here.jobs.drain();
  expect(seen).toEqual(["a", "b"]);
});

test("a transaction that rolls back leaves no job, and its job cannot be seen before it commits", async () => {
  await using here = await bench();
  const seen: unknown[] = [];
  await here.jobs.work<{ n: number }>("site.digest", async ({ n }) => void seen.push(n));
  const failing = here.db.transaction(async (tx) => {
    await here.jobs.enqueue("site.digest", { n: 1 }, { tx });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await here.db.transaction(async (tx) => {
    await here.jobs.enqueue("site.digest", { n: 2 }, { tx });
    await here.jobs.drain();
    expect(seen).toEqual([]);
  });
  await here.jobs.drain();
  expect(seen).toEqual([2]);
});

test("many jobs are enqueued together, or none of them", async () => {
  await using here = await bench();
  const seen: number[] = [];
  await here.jobs.work<{ n: number }>("site.digest", async ({ n }) => void seen.push(n));
  await here.db.transaction((tx) => here.jobs.enqueueAll("site.digest", [{ n: 1 }, { n: 1 }, { n: 2 }], { tx }));
  const failing = here.db.transaction(async (tx) => {
    await here.jobs.enqueueAll("site.digest", [{ n: 3 }, { n: 4 }], { tx });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await here.jobs.drain();
  expect(seen.sort()).toEqual([1, 1, 2]);
});

test("only one job per key waits; another may wait while it runs", async () => {
  await using here = await bench();
  const seen: unknown[] = [];
  await here.jobs.work<{ n: number }>("site.counts", async ({ n }) => {
    seen.push(n);
    if (n === 1) await here.jobs.enqueue("site.counts", { n: 4 }, { singletonKey: "look" });
  });
  await here.jobs.enqueue("site.counts", { n: 1 }, { singletonKey: "look" });
  await here.jobs.enqueue("site.counts", { n: 2 }, { singletonKey: "look" });
  await here.jobs.enqueue("site.counts", { n: 3 }, { singletonKey: "other" });
  await here.jobs.drain();
  expect(seen.sort()).toEqual([1, 3, 4]);
});

test("a job with a later start is not due before", async () => {
  await using here = await bench();
  const seen: unknown[] = [];
  const tomorrow = new Date(Date.now() + 86_400_000);
  await here.jobs.work("site.reminder", async (payload) => void seen.push(payload));
  await here.jobs.enqueue("site.reminder", {}, { startAfter: tomorrow });
  await here.jobs.drain();
  expect(seen).toEqual([]);
  await here.jobs.drain({ until: tomorrow });
  expect(seen).toHaveLength(1);
});

test("a handler that throws is retried after a pause, up to its limit", async () => {
  await using here = await bench();
  let calls = 0;
  const fail = async () => {
    calls++;
    throw new Error("no answer");
  };
  await here.jobs.work("billing.webhook", fail, { retries: 2 });
  await here.jobs.enqueue("billing.webhook", {});
  await expect(here.jobs.drain()).rejects.toThrow("no answer");
  expect(calls).toBe(1);
  await expect(here.jobs.drain({ until: new Date(Date.now() + 86_400_000) })).rejects.toThrow("no answer");
  expect(calls).toBe(3);
  const { rows } = await here.db.execute(
    sql`select source_name, source_output ->> 'message' as said from jobs.job where name = 'jobs.dead'`,
  );
  expect(rows).toEqual([{ source_name: "billing.webhook", said: "Error: no answer" }]);
});

test("a queue without a service is refused", async () => {
  await using here = await bench();
  await expect(here.jobs.enqueue("photo", {})).rejects.toThrow("does not name a service");
});

test("a worker runs waiting jobs without a pause between them", async () => {
  await using here = await bench();
  const jobs = await startJobs(here.db, { log: silent });
  let ended = 0;
  await jobs.work("site.many", async () => void ended++, { concurrency: 2 });
  // One commit wakes the workers once; by polling every ten seconds they would take minutes.
  await here.db.transaction(async (tx) => {
    for (let n = 0; n < 40; n++) await jobs.enqueue("site.many", { n }, { tx });
  });
  await expect.poll(() => ended).toBe(40);
  await jobs.stop();
});

test("workers take jobs as soon as they are committed, report final failures, and finish running jobs before they stop", async () => {
  await using here = await bench();
  const lines: { message: string; fields: object }[] = [];
  const log: Log = { ...silent, error: (fields, message) => void lines.push({ message, fields }) };
  const jobs = await startJobs(here.db, { log });
  let beginTransaction = 0;
  let ended = 0;
  const slow = Promise.withResolvers<void>();
  await jobs.work("site.slow", async () => {
    beginTransaction++;
    await slow.promise;
    ended++;
  });
  await jobs.work("site.broken", () => Promise.reject(new Error("broken")), { retries: 0 });
  await jobs.every("site.nightly", "0 3 * * *", async () => undefined);
  await here.db.transaction((tx) => jobs.enqueue("site.slow", {}, { tx }));
  await jobs.enqueue("site.broken", { look: "1" });

  await expect.poll(() => beginTransaction).toBe(1);
  await expect
    .poll(() => lines, { timeout: 15_000 })
    .toMatchObject([
      { message: "a job failed for good", fields: { queue: "site.broken", output: { message: "broken" } } },
    ]);
  const { rows } = await here.db.execute(sql`select name, cron, timezone from jobs.schedule`);
  expect(rows).toEqual([{ name: "site.nightly", cron: "0 3 * * *", timezone: "UTC" }]);
  const stopped = jobs.stop();
  slow.resolve();
  await stopped;
  expect(ended).toBe(1);
});
