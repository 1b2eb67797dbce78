import { expect, test } from "vitest";
import { dropExhaustedJobs, exhaustedJobs, retryExhaustedJobs } from "./exhausted-jobs.ts";
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

test("a lasting job is retried for three days, and then kept until it is retried by hand or dropped", async () => {
  await using here = await bench();
  const names: string[] = [];
  let works = false;
  const send = async ({ to }: { to: string }, { id }: { id: string }) => {
    names.push(id);
    if (!works) throw new Error("connect ECONNREFUSED");
    delivered.push(to);
  };
  const delivered: string[] = [];
  await here.jobs.work("site.contact", send, { lasting: true });
  const { rows } = await here.db.$client.query(
    "select retry_limit, retry_delay, retry_delay_max, retry_backoff from jobs.queue where name = 'site.contact'",
  );
  const [{ retry_limit: tries, retry_delay: first, retry_delay_max: longest }] = rows;
  // The n-th pause is 2^n times the first one up to the longest, and at most doubled by jitter.
  const pauses = Array.from({ length: tries }, (_, n) => Math.min(first * 2 ** n, longest));
  const days = pauses.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
  expect(days).toBeGreaterThanOrEqual(3);
  expect(days).toBeLessThan(4);

  await here.jobs.enqueue("site.contact", { to: "ada" });
  await here.jobs.enqueue("site.contact", { to: "bob" });
  const inADay = new Date(Date.now() + 86_400_000);
  await expect(here.jobs.drain({ until: inADay })).rejects.toThrow("ECONNREFUSED");
  expect(names).toHaveLength(2 * (tries + 1));
  const [ada, bob] = await exhaustedJobs(here.db);
  expect([ada, bob]).toMatchObject([
    { queue: "site.contact", payload: { to: "ada" }, tries: tries + 1, fault: expect.stringContaining("ECONNREFUSED") },
    { payload: { to: "bob" } },
  ]);
  works = true;
  expect(await retryExhaustedJobs(here.db, [ada!.id])).toBe(1);
  await here.jobs.drain();
  expect(delivered).toEqual(["ada"]);
  // A retried job keeps its id.
  expect(new Set(names).size).toBe(2);
  expect(await dropExhaustedJobs(here.db, [bob!.id])).toBe(1);
  expect(await exhaustedJobs(here.db)).toEqual([]);
});
