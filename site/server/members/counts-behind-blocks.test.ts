import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";
import { setStanding } from "./set-standing.ts";

/** Ada has blocked Cleo, and Dora has blocked Ada. */
async function withBlocks({ ada, joins }: TestSite) {
  const [bea, cleo, dora, eve] = [await joins("Bea"), await joins("Cleo"), await joins("Dora"), await joins("Eve")];
  await ada.blocks("cleo");
  await dora.blocks("ada");
  return { bea, cleo, dora, eve };
}

test("the counts of a member's page are true for each reader, and the lists have as many", async () => {
  const site = await testSite();
  const { ada, visitor } = site;
  const { bea, cleo, dora, eve } = await withBlocks(site);
  for (const fan of [cleo, dora, eve]) await fan.follows("bea");
  for (const slug of ["cleo", "dora"]) await bea.follows(slug);
  const seenBy = async (person: typeof ada) => {
    const { member, people } = await person.sees("memberFollowers", paths.memberFollowers("bea"));
    const following = await person.sees("memberFollowing", paths.memberFollowing("bea"));
    expect([people.items.length, following.people.items.length]).toEqual([
      member.counts?.followers,
      member.counts?.following,
    ]);
    return member.counts;
  };
  const all = { followers: 3, following: 2 };
  expect(await seenBy(visitor)).toMatchObject(all);
  expect(await seenBy(eve)).toMatchObject(all);
  expect(await seenBy(ada)).toMatchObject({ followers: 1, following: 0 });
  expect(await seenBy(cleo)).toMatchObject(all);
  expect(await seenBy(visitor)).toMatchObject(all);
});

test("the answer to a follow counts like the page with the button", async () => {
  const site = await testSite();
  const { bea, cleo } = await withBlocks(site);
  await cleo.follows("bea");
  expect((await site.ada.follows("bea")).data).toEqual({ follow: "following", followers: 1 });
  expect((await site.ada.unfollows("bea")).data).toEqual({ follow: "none", followers: 0 });
  expect((await bea.sees("member", paths.member("bea"))).member.counts?.followers).toBe(1);
});

test("who is blocked and leaves is taken off a count once", async () => {
  const site = await testSite();
  const { cleo, eve } = await withBlocks(site);
  for (const fan of [cleo, eve]) await fan.follows("bea");
  const [row] = await site.db.select().from(members).where(eq(members.slug, "cleo"));
  await site.db.transaction((tx) => setStanding(tx, row!.id, "banned"));
  expect((await site.ada.sees("member", paths.member("bea"))).member.counts?.followers).toBe(1);
});

test("a look’s comments leave out whom a block hides", async () => {
  const site = await testSite();
  const { ada, visitor } = site;
  await ada.posts("Coat");
  const [bea, cleo, eve] = [await site.joins("Bea"), await site.joins("Cleo"), await site.joins("Eve")];
  for (const fan of [cleo, bea, eve]) await fan.comments("coat", `${fan.slug} likes it.`);
  await ada.blocks("cleo");
  const commentsFor = async (person: typeof ada) => (await person.sees("look", paths.look("coat"))).look.comments;
  expect([await commentsFor(ada), await commentsFor(visitor), await commentsFor(bea)]).toEqual([2, 3, 3]);
});

test("likes and saves on a look’s own page leave out whom a block hides, and so do the answers of its buttons", async () => {
  const site = await testSite();
  const { ada, visitor } = site;
  const { bea, cleo, dora, eve } = await withBlocks(site);
  const save = (person: typeof ada) => person.sends("PUT", api.lookSave("coat"));
  await bea.posts("Coat");
  for (const fan of [cleo, dora, eve]) await fan.likes("coat");
  for (const fan of [cleo, eve]) await save(fan);
  const likesFor = async (person: typeof ada) => (await person.sees("look", paths.look("coat"))).look.likes;
  expect([await likesFor(ada), await likesFor(visitor), await likesFor(bea)]).toEqual([1, 3, 3]);
  for (const likes of [2, 2]) expect((await ada.likes("coat")).data).toEqual({ liked: true, likes });
  expect(await likesFor(ada)).toBe(2);
  for (const likes of [1, 1]) expect((await ada.unlikes("coat")).data).toEqual({ liked: false, likes });
  expect((await ada.sees("member", paths.member("bea"))).member.counts?.likes).toBe(1);
  expect((await visitor.sees("member", paths.member("bea"))).member.counts?.likes).toBe(3);
  await bea.blocks("cleo");
  const ownCounts = async () => {
    const { look } = await bea.sees("look", paths.look("coat"));
    return [look.likes, look.saves, (await bea.sees("member", paths.member("bea"))).member.counts?.likes];
  };
  expect(await ownCounts()).toEqual([2, 1, 2]);
  expect((await save(bea)).data).toEqual({ saved: true, saves: 2 });
  expect(await ownCounts()).toEqual([2, 2, 2]);
  expect((await bea.sends<object>("DELETE", api.lookSave("coat"))).data).toMatchObject({ saved: false, saves: 1 });
});
