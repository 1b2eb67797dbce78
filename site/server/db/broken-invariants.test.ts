import { queryPrepared } from "@hemline/database/testing";
import { expect, test } from "vitest";
import { testSite } from "../testing/test-site.ts";
import { brokenInvariants } from "./broken-invariants.ts";

// The tests of a file share a database and its sessions, in which the invariants are prepared once.
for (const [counter, invariant] of [
  ["like_count", "03-like-counts"],
  ["comment_count", "08-comment-counts"],
  ["save_count", "11-save-counts"],
])
  test(`a look with a wrong ${counter} breaks an invariant until it is corrected`, async () => {
    const { ada, db } = await testSite();
    const broken = async () => (await brokenInvariants(db.$client, queryPrepared)).map((it) => it.invariant);
    await ada.posts("Coat");
    expect(await broken()).toEqual([]);
    await db.execute(`update site.looks set ${counter} = 1`);
    expect(await broken()).toEqual([invariant]);
    expect((await brokenInvariants(db.$client)).map((it) => it.invariant)).toEqual([invariant]);
    await db.execute(`update site.looks set ${counter} = 0`);
    expect(await broken()).toEqual([]);
  });

test.fails("a test that leaves a wrong number fails when it is over", async () => {
  const { db } = await testSite();
  await db.execute("update site.members set look_count = 1");
});
