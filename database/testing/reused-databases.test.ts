import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { type Fixture, queryPrepared, testDatabase } from "../testing.ts";

/** Its database is used by one test after another, like those of sites and billing services. */
const wardrobe = (name: string): Fixture => ({
  name,
  async prepare(db) {
    await db.$client.query(`
      create schema wardrobe;
      create table wardrobe.garment (id int generated always as identity primary key, name text unique);
      create table wardrobe.wear (garment_id int references wardrobe.garment, worn_on date);
      insert into wardrobe.garment (name) values ('Coat');
    `);
  },
});

const garments = "select id, name from wardrobe.garment order by id";

type Query = (sql: string) => Promise<unknown[]>;

/** @returns the database and the session that `act` had */
async function use(fixture: Fixture, act: (query: Query) => Promise<void>): Promise<{ name: string; pid: number }> {
  const { db, close } = await testDatabase(fixture);
  try {
    await act(async (sql) => (await db.$client.query(sql)).rows);
    return (await db.$client.query("select current_database() as name, pg_backend_pid() as pid")).rows[0];
  } finally {
    await close();
  }
}

test("the next test finds the fixture's rows, in the same database and session", async () => {
  const fixture = wardrobe("wardrobe_rows");
  const first = await use(fixture, async (query) => {
    await query("insert into wardrobe.garment (name) values ('Boots')");
    await query("insert into wardrobe.wear select id, '2026-01-31' from wardrobe.garment");
    await query("update wardrobe.garment set name = 'Cape' where name = 'Coat'");
  });
  const second = await use(fixture, async (query) => {
    expect(await query(garments)).toEqual([{ id: 1, name: "Coat" }]);
    expect(await query("select * from wardrobe.wear")).toEqual([]);
    await query("insert into wardrobe.garment (name) values ('Boots')");
    expect(await query(garments)).toContainEqual({ id: 2, name: "Boots" });
    await query("truncate wardrobe.garment cascade");
  });
  const third = await use(fixture, async (query) => {
    expect(await query(garments)).toEqual([{ id: 1, name: "Coat" }]);
  });
  expect([second, third]).toEqual([first, first]);
});

test("it writes the rows of a table in order", async () => {
  const fixture = { ...wardrobe("wardrobe_order"), inOrder: ["wardrobe.wear"] };
  const write = async (query: Query) => {
    await query("insert into wardrobe.wear select 1, date '2026-01-01' + n from generate_series(0, 8) n");
    await query("update wardrobe.wear set worn_on = worn_on + 31");
    await query("insert into wardrobe.wear select 1, date '2026-03-01' + n from generate_series(0, 8) n");
    const rows = await query("select worn_on::text from wardrobe.wear order by ctid");
    expect(rows).toEqual(await query("select worn_on::text from wardrobe.wear order by worn_on"));
  };
  const first = await use(fixture, write);
  expect(await use(fixture, write)).toEqual(first);
});

test("it finds no settings, locks and listeners of another's session", async () => {
  const fixture = wardrobe("wardrobe_sessions");
  const state = `select current_setting('timezone') as zone,
    (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
    (select count(*)::int from pg_listening_channels()) as channels`;
  const first = await use(fixture, async (query) => {
    await query("set timezone = 'Asia/Tokyo'");
    await query("select pg_advisory_lock(1)");
    await query("listen news");
    expect(await query(state)).toEqual([{ zone: "Asia/Tokyo", locks: 1, channels: 1 }]);
  });
  const second = await use(fixture, async (query) => {
    expect(await query(state)).toEqual([{ zone: "UTC", locks: 0, channels: 0 }]);
  });
  expect(second).toEqual(first);
});

test("a database whose schema was changed is not used again", async () => {
  const fixture = wardrobe("wardrobe_changes");
  const changed = await use(fixture, async (query) => {
    await query("alter table wardrobe.garment add column colour text");
  });
  const next = await use(fixture, async (query) => {
    expect(await query("select * from wardrobe.garment")).toEqual([{ id: 1, name: "Coat" }]);
  });
  expect(next.name).not.toBe(changed.name);
});

test("neither is one that somebody still uses", async () => {
  const fixture = wardrobe("wardrobe_in_use");
  const { db, url, close } = await testDatabase(fixture);
  const [{ name }] = (await db.$client.query("select current_database() as name")).rows;
  const other = new pg.Client({ connectionString: url });
  other.on("error", () => undefined);
  await other.connect();
  await close();
  const next = await use(fixture, async () => undefined);
  expect(next.name).not.toBe(name);
});

test("what an ended test still wants to write is refused", async () => {
  const { db, close } = await testDatabase(wardrobe("wardrobe_late"));
  await db.$client.query("select 1");
  await close();
  const late = db.$client.query("insert into wardrobe.garment (name) values ('Boots')");
  await expect(late).rejects.toThrow("after calling end");
});

test("prepared reads see every change, and each statement has its own result", async () => {
  const { db, close } = await testDatabase(wardrobe("wardrobe_reads"));
  onTestFinished(close);
  const count = "-- How many there are.\nselect count(*)::int as garments from wardrobe.garment";
  const read = async (...statements: string[]) => (await queryPrepared(db.$client, statements)).map(({ rows }) => rows);
  expect(await read(count)).toEqual([[{ garments: 1 }]]);
  await db.$client.query("insert into wardrobe.garment (name) values ('Boots')");
  const both = [
    { id: 1, name: "Coat" },
    { id: 2, name: "Boots" },
  ];
  expect(await read(garments, count)).toEqual([both, [{ garments: 2 }]]);
  await db.$client.query("delete from wardrobe.garment where name = 'Coat'");
  expect(await read(count, garments)).toEqual([[{ garments: 1 }], [both[1]]]);
});
