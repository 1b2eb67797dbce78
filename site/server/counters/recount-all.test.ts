import { queryPrepared } from "@hemline/database/testing";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { brokenInvariants } from "../db/broken-invariants.ts";
import { openCast } from "../testing/cast/cast.ts";
import { testSite } from "../testing/test-site.ts";
import { counters } from "./counters.ts";
import { recountAll } from "./recount-all.ts";

const ratings =
  "rating_count = rating_count + 3, rating_halves = rating_halves + 15, fits_small = fits_small + 1, " +
  "fits_true = fits_true + 1, fits_large = fits_large + 1, stars = '{1,1,1,1,1,1,1,1,1,1}'";

/** Wrong values that no check refuses; of the others, one more. */
const wrongValues: Partial<Record<keyof typeof counters, string>> = {
  wears: "wear_count = wear_count + 1, last_worn_on = '2001-02-03'",
  ratingsOfProducts: ratings,
  ratingsOfCollections: ratings,
  ratingsOfBrands: ratings,
  votes: "helpful_count = helpful_count + 1, unhelpful_count = unhelpful_count + 1, helpful_rank = helpful_rank + 0.1",
  messages: "message_count = message_count - 1 where message_count > 0",
};

const entriesOf = <Key extends string, Value>(table: Record<Key, Value>) => Object.entries(table) as [Key, Value][];

/** But for words, which `renewKnownWords` counts. */
test("every number that the site keeps has its truth in the table of counters", async () => {
  const { db } = await testSite();
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'site' and table_name <> 'known_words' and column_name ~ '_count$|_rank$|^last_worn_on$|^rating_|^fits_|^stars$'`);
  const counted = Object.values(counters).flatMap(({ table, columns }) =>
    columns.map((column) => `${table}.${column}`),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(counted.sort());
});

test("each wrong counter breaks an invariant until the recount corrects it and reports how many rows were wrong", async () => {
  const { site } = await openCast();
  const { db, context, logLines } = site;
  const broken = () => brokenInvariants(db.$client, queryPrepared);
  await recountAll(context);
  expect([await broken(), logLines]).toEqual([[], []]);
  const reports: object[] = [];
  for (const [name, { table, columns }] of entriesOf(counters)) {
    const before = await broken();
    const { rowCount: rows } = await db.transaction(async (tx) => {
      // A trigger would keep the wears of reviews.
      if (name === "wearsOfReviews") await tx.execute(sql`set local session_replication_role = replica`);
      return tx.execute(
        sql.raw(`update site.${table} set ${wrongValues[name] ?? `${columns[0]} = ${columns[0]} + 1`}`),
      );
    });
    expect([name, await broken()]).not.toEqual([name, before]);
    reports.push({ level: 40, counter: `${table}.${columns.join("+")}`, rows });
  }
  await recountAll(context);
  expect(await broken()).toEqual([]);
  expect(logLines.map((line) => JSON.parse(line))).toMatchObject(reports);
});

test("visitors see a corrected number", async () => {
  const { ada, visitor, db, context } = await testSite();
  await ada.posts("Coat");
  const likes = async () => (await visitor.sees("look", paths.look("coat"))).look.likes;
  await db.execute(sql`update site.looks set like_count = 7`);
  expect(await likes()).toBe(7);
  await recountAll(context);
  expect(await likes()).toBe(0);
});

test("corrections of more rows than a chunk leave none out", async () => {
  const { joins, db, context } = await testSite();
  for (const name of ["Bea", "Cleo", "Dora"]) await joins(name);
  await db.execute(sql`update site.members set item_count = 2`);
  await recountAll(context, { chunkSize: 2 });
  expect((await db.execute(sql`select from site.members where item_count > 0`)).rows).toEqual([]);
});
