import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { startJobs } from "./jobs.ts";
import { type Log, silent } from "./log.ts";
import { type Database, openDatabase } from "./pool.ts";
import { type TestDatabase, testDatabase } from "./testing.ts";

let database: TestDatabase;
let db: Database;
let admin: pg.Client;

beforeEach(async () => {
  database = await testDatabase();
  db = openDatabase(database.url, { log: silent, max: 4, name: "ada" });
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query("create table looks (n int primary key)");
});

afterEach(async () => {
  await db.$client.end();
  await admin.end();
  await database.close();
});

/** As an administrator, a failover or a pooler does. @returns the number of ended sessions */
async function endSessions(of = "ada"): Promise<number> {
  const { rowCount } = await admin.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid()",
    [of],
  );
  return rowCount ?? 0;
}

const kept = async () => (await admin.query("select n from looks order by n")).rows.map(({ n }) => n);
const post = (n: number) => sql`insert into looks values (${n})`;

test("a transaction whose session ends between two statements fails as unavailable, and keeps nothing", async () => {
  const failure = await db
    .transaction(async (tx) => {
      await tx.execute(post(1));
      expect(await endSessions()).toBe(1);
      await tx.execute(post(2));
    })
    .catch((error: unknown) => error);
  expect(db.isAway(failure)).toBe(true);
  expect(await kept()).toEqual([]);
});

test("a connection in use whose session ends while it is idle does not end the process", async () => {
  const surprises: unknown[] = [];
  const note = (error: unknown) => surprises.push(error);
  process.on("uncaughtExceptionMonitor", note);
  onTestFinished(() => void process.off("uncaughtExceptionMonitor", note));
  const client = await db.$client.connect();
  const ended = new Promise((resolve) => client.once("end", resolve));
  await endSessions();
  await ended;
  await expect(client.query("select 1")).rejects.toSatisfy(db.isAway);
  client.release();
  expect(surprises).toEqual([]);
});

test("a transaction begins on another connection when the session of the first one has ended unnoticed", async () => {
  const client = await db.$client.connect();
  client.release();
  streamOf(client).pause();
  expect(await endSessions()).toBe(1);
  await db.transaction((tx) => tx.execute(post(1)));
  expect(await kept()).toEqual([1]);
});

test("a read is repeated, a write that may have happened is not", async () => {
  const read = db.$client.query("select pg_sleep(0.5), 'here' as answer");
  await expect.poll(() => endSessions()).toBe(1);
  expect((await read).rows[0]).toMatchObject({ answer: "here" });
  const write = db.$client.query("insert into looks select 1 from pg_sleep(30)");
  const outcome = write.catch((error: unknown) => error);
  await expect.poll(() => endSessions()).toBe(1);
  expect(db.isAway(await outcome)).toBe(true);
});

test("after many ended sessions the pool works, and everything acknowledged is there", async () => {
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

test("a transaction that ignored a failed statement does not report success", async () => {
  const outcome = db.transaction(async (tx) => {
    await tx.execute(post(1));
    await tx.execute(post(1)).catch(() => undefined);
  });
  await expect(outcome).rejects.toThrow("nothing of it was kept");
  expect(await kept()).toEqual([]);
});

test("the job queue survives the end of all its sessions", async () => {
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

/** A stream that is not read does not notice its end. */
const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: { pause(): void } } }).connection.stream;
