import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { brokenInvariants } from "../db/broken-invariants.ts";
import { setStanding } from "../members/set-standing.ts";
import { setLookState } from "../testing/cast/set-look-state.ts";
import { testSite } from "../testing/test-site.ts";

/** Ada's only look, which moderation has hidden. */
async function siteWithHiddenLook() {
  const site = await testSite();
  const { photo } = await site.ada.posts("Hidden");
  await setLookState(site.db, "hidden", "hidden");
  const root = await site.joins("Root", undefined, { role: "admin" });
  const file = paths.photo(photo.id, 1, 40, "webp");
  const draft = { title: "Hidden", photos: [{ id: photo.id }] };
  const readers = async () =>
    Promise.all([site.visitor, site.ada, root].map(async (person) => (await person.gets(file)).status));
  return { ...site, root, draft, readers };
}

const closed = [404, 200, 200];

test("the photos of a hidden look are closed, and stay so when its author becomes private and public again", async () => {
  const { ada, readers } = await siteWithHiddenLook();
  expect(await readers()).toEqual(closed);
  for (const isPrivate of [true, false]) expect((await ada.setsPrivacy(isPrivate)).status).toBe(200);
  expect(await readers()).toEqual(closed);
});

test("they stay closed, and the look uncounted, when its author or an admin edits it", async () => {
  const { ada, root, draft, readers, visitor } = await siteWithHiddenLook();
  for (const audience of ["followers", "me", "everyone"])
    expect((await ada.sends("PUT", api.look("hidden"), { ...draft, audience })).status, audience).toBe(200);
  expect((await root.sends("PUT", api.look("hidden"), draft)).status).toBe(200);
  expect(await readers()).toEqual(closed);
  expect((await visitor.sees("member", paths.member("ada"))).member.counts?.looks).toBe(0);
});

test("they stay closed when its author was banned and comes back", async () => {
  const { db, readers } = await siteWithHiddenLook();
  const [ada] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "ada"));
  for (const standing of ["banned", "active"] as const)
    await db.transaction((tx) => setStanding(tx, ada?.id ?? "", standing));
  expect(await readers()).toEqual(closed);
});

test("an invariant finds a hidden look whose photos are open", async () => {
  const { ada, db } = await testSite({ isConsistent: false });
  await ada.posts("Hidden");
  await db.execute("update site.looks set state = 'hidden'");
  const broken = (await brokenInvariants(db.$client)).map(({ invariant }) => invariant);
  expect(broken).toContain("05-photos-are-open-like-their-looks");
});
