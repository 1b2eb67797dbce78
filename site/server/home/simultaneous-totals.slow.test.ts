import { expect, test } from "vitest";
import { members } from "../accounts/tables.ts";
import { brokenInvariants } from "../db/broken-invariants.ts";
import { setStanding } from "../members/set-standing.ts";
import { testSite } from "../testing/test-site.ts";
import { currentTotals, recountTotals } from "./totals.ts";

test("fifty changes at once end in true totals, also where one transaction changes both", async () => {
  const { db, context, joins, logLines } = await testSite();
  const people = await Promise.all(Array.from({ length: 25 }, (_, count) => joins(`Fan${count}`)));
  const rows = await db.select({ id: members.id }).from(members);
  await Promise.all(people.map((person) => person.posts(`By ${person.slug}`)));
  expect(await currentTotals(context)).toEqual({ members: 26, looks: 25 });
  await Promise.all([
    ...rows.map(({ id }, at) => db.transaction((tx) => setStanding(tx, id, at % 2 ? "banned" : "active"))),
    ...people.map((person) => person.setsPrivacy(true)),
  ]);
  expect([await brokenInvariants(db.$client), logLines]).toEqual([[], []]);
  expect((await currentTotals(context)).members).toBe(13);
});

test("who changes a member while all rows are counted is counted once", async () => {
  const { context, joins } = await testSite();
  await Promise.all([...Array.from({ length: 20 }, (_, at) => joins(`Fan${at}`)), recountTotals(context)]);
  expect((await currentTotals(context)).members).toBe(21);
});
