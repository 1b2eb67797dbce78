import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "./testing.ts";

test("test databases do not see each other, and each has the job queue's tables", async () => {
  const [ada, bob] = await Promise.all([testDatabase(), testDatabase()]);
  await ada.db.execute(sql`create table only_adas (n int)`);
  const { rows } = await bob.db.execute(
    sql`select to_regclass('only_adas') as adas, to_regclass('jobs.job') is not null as has_jobs`,
  );
  expect(rows).toEqual([{ adas: null, has_jobs: true }]);
  await Promise.all([ada.close(), bob.close()]);
});

test("the server enforces the limits, and big numbers stay exact", async () => {
  const { db, close } = await testDatabase();
  const { rows } = await db.execute(
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
               current_setting('idle_in_transaction_session_timeout') as idle, 9007199254740993::bigint as micros`,
  );
  expect(rows).toEqual([{ statement: "15s", lock: "5s", idle: "30s", micros: "9007199254740993" }]);
  await close();
});

test("a frequent statement is prepared on the server, a rare one is not", async () => {
  const { db, close } = await testDatabase();
  const connection = await db.$client.connect();
  const ask = (often: number) => connection.query<{ doubled: number }>("select $1::int * 2 as doubled", [often]);
  const kept = async () => {
    const { rows } = await connection.query("select statement from pg_prepared_statements order by statement");
    return rows.map((it) => it.statement);
  };
  expect((await ask(21)).rows).toEqual([{ doubled: 42 }]);
  expect(await kept()).toEqual([]);
  for (let often = 0; often < 60; often += 1) expect((await ask(often)).rows).toEqual([{ doubled: 2 * often }]);
  expect(await kept()).toEqual(["select $1::int * 2 as doubled"]);
  expect((await db.execute(sql`select ${"unlike"}::text as word`)).rows).toEqual([{ word: "unlike" }]);
  connection.release();
  await close();
});

test("a closed pool says so at once", async () => {
  const { db, close } = await testDatabase();
  await close();
  await expect(db.$client.query("select 1")).rejects.toThrow("Cannot use a pool after calling end on the pool");
});
