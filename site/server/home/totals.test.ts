import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "../accounts/tables.ts";
import { brokenInvariants } from "../db/broken-invariants.ts";
import { setStanding } from "../members/set-standing.ts";
import { testSite } from "../testing/test-site.ts";
import { totals } from "./tables.ts";
import { currentTotals, recountTotals } from "./totals.ts";

test("the totals follow who joins, leaves and becomes private, and what is posted and deleted", async () => {
  const { ada, db, context, joins } = await testSite();
  const bea = await joins("Bea");
  await ada.posts("Coat");
  await ada.posts("For followers", { audience: "followers" });
  await ada.posts("For me", { audience: "me" });
  await bea.posts("Boots");
  expect(await currentTotals(context)).toEqual({ members: 2, looks: 3 });
  await bea.setsPrivacy(true);
  expect(await currentTotals(context)).toEqual({ members: 2, looks: 2 });
  await bea.setsPrivacy(false);
  await ada.sends("DELETE", "/api/looks/coat");
  expect(await currentTotals(context)).toEqual({ members: 2, looks: 2 });
  const [row] = await db.select().from(members).where(eq(members.slug, "bea"));
  for (const [standing, expected] of [
    ["suspended", { members: 2, looks: 2 }],
    ["leaving", { members: 1, looks: 1 }],
    ["active", { members: 2, looks: 2 }],
  ] as const) {
    await db.transaction((tx) => setStanding(tx, row!.id, standing));
    expect(await currentTotals(context)).toEqual(expected);
  }
});

test("a nightly recount corrects a wrong total and reports it", async () => {
  const { ada, db, context, logLines } = await testSite();
  await ada.posts("Coat");
  await recountTotals(context);
  expect(logLines).toEqual([]);
  await db.update(totals).set({ count: 7 }).where(eq(totals.name, "looks"));
  expect((await brokenInvariants(db.$client)).map(({ invariant }) => invariant)).toEqual(["25-totals"]);
  await recountTotals(context);
  expect(await currentTotals(context)).toEqual({ members: 1, looks: 1 });
  expect(logLines.join()).toContain("a total was wrong and is corrected");
});
