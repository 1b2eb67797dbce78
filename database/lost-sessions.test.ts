import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { looksDatabase, post } from "./testing/looks-database.ts";

test("a transaction whose session ends between two statements fails as unavailable, and keeps nothing", async () => {
  await using database = await looksDatabase();
  const { db, endSessions, kept } = database;
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
  await using database = await looksDatabase();
  const { db, endSessions } = database;
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
  await using database = await looksDatabase();
  const { db, endSessions, kept } = database;
  const client = await db.$client.connect();
  client.release();
  streamOf(client).pause();
  expect(await endSessions()).toBe(1);
  await db.transaction((tx) => tx.execute(post(1)));
  expect(await kept()).toEqual([1]);
});

test("a read is repeated, a write that may have happened is not", async () => {
  await using database = await looksDatabase();
  const { db, endSessions } = database;
  const read = db.$client.query("select pg_sleep(0.5), 'here' as answer");
  await expect.poll(() => endSessions()).toBe(1);
  expect((await read).rows[0]).toMatchObject({ answer: "here" });
  const write = db.$client.query("insert into looks select 1 from pg_sleep(30)");
  const outcome = write.catch((error: unknown) => error);
  await expect.poll(() => endSessions()).toBe(1);
  expect(db.isAway(await outcome)).toBe(true);
});

test("a transaction that ignored a failed statement does not report success", async () => {
  await using database = await looksDatabase();
  const { db, kept } = database;
  const outcome = db.transaction(async (tx) => {
    await tx.execute(post(1));
    await tx.execute(post(1)).catch(() => undefined);
  });
  await expect(outcome).rejects.toThrow("nothing of it was kept");
  expect(await kept()).toEqual([]);
});

/** A stream that is not read does not notice its end. */
const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: { pause(): void } } }).connection.stream;
