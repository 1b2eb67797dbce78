import { expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { editedLookPlace } from "../../shared/drafts/draft-place.ts";
import { api, paths } from "../../shared/paths.ts";
import { replies, starts } from "../discussions/testing/talk.ts";
import { changeStanding } from "../testing/cast/authors.ts";
import type { Person } from "../testing/person.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { password } from "../testing/test-site.ts";
import { bannedSite, countsOf, each, expectRefusals } from "./testing/banned-site.ts";

test("a banned member cannot add what others would see, count or be notified of", async () => {
  const { boris, ada, joins, brand, product, look, coat, review, discussion, message, folder } = await bannedSite();
  await joins("Cleo");
  const draft = { title: "New", photos: [{ id: look.photo.id }] };
  expectRefusals({
    "post a look": await boris.sends("POST", api.looks, draft),
    "edit a look": await boris.sends("PUT", api.look(look.slug), draft),
    "order looks": await boris.sends("PUT", api.lookOrder, { slugs: [look.slug] }),
    like: await boris.likes("sun"),
    save: await boris.sends("PUT", api.lookSave("sun")),
    "put into a folder": await boris.sends("PUT", api.folderLook(folder.id, "sun")),
    follow: await boris.follows("cleo"),
    "accept a follower": await boris.accepts("cleo"),
    "follow a brand": await boris.followsBrand(brand),
    comment: await boris.comments("sun", "Which wool?"),
    review: await boris.sends("POST", api.newReviews, {
      ...{ subject: { kind: "product", slug: product }, halves: 6, text: "The hem is still straight after a year." },
    }),
    vote: await boris.sends("PUT", api.reviewVote(review), { helpful: false }),
    discuss: await starts(boris, "Loafers"),
    reply: await replies(boris, discussion, "This one"),
    "like a message": await boris.sends("PUT", api.messageLike(message)),
    report: await boris.sends("POST", api.reports, { kind: "look", slug: "sun", reason: "spam" }),
    upload: await boris.uploads(await jpeg({ colour: "#335577" })),
    "change an item": await boris.sends("PUT", api.item(coat.id), { name: "New" }),
  });
  expect((await ada.sees("look", paths.look("sun"))).look).toMatchObject({ likes: 0, saves: 0 });
});

test("a banned member reads, keeps the account in order, takes back and logs out", async () => {
  const { boris, brand, look, coat, review, message, folder } = await bannedSite();
  for (const path of [paths.home, paths.looks, paths.look(look.slug), paths.member("ada"), paths.settingsAccount])
    expect((await boris.gets(path)).status, path).toBe(200);
  expect((await boris.user()).slug).toBe("boris");
  const ownId = defined((await boris.sees("editLook", paths.editLook(look.slug))).ownId);
  const calls = {
    profile: await boris.sends("PUT", api.profile, { first_name: "Boris" }),
    privacy: await boris.setsPrivacy(true),
    unlike: await boris.unlikes("rain"),
    "rename a folder": await boris.sends("PUT", api.folder(folder.id), { name: "Wet" }),
    "take out of a folder": await boris.sends("DELETE", api.folderLook(folder.id, "rain")),
    "delete a folder": await boris.sends("DELETE", api.folder(folder.id)),
    "create a folder": await boris.sends("POST", api.folders, { name: "Sun" }),
    unsave: await boris.sends("DELETE", api.lookSave("rain")),
    unfollow: await boris.unfollows("ada"),
    "unfollow a brand": await boris.unfollowsBrand(brand),
    "remove a follower": await boris.sends("DELETE", api.follower("ada")),
    "unlike a message": await boris.sends("DELETE", api.messageLike(message)),
    "withdraw a vote": await boris.sends("DELETE", api.reviewVote(review)),
    unmute: await boris.sends("DELETE", api.mute("bea")),
    "unmute nobody": await boris.sends("DELETE", api.mute("bea")),
    mute: await boris.mutes("bea"),
    block: await boris.blocks("bea"),
    unblock: await boris.sends("DELETE", api.block("bea")),
    "unblock nobody": await boris.sends("DELETE", api.block("bea")),
    "delete a draft": await boris.sends("DELETE", api.draft(editedLookPlace(ownId))),
    email: await boris.sends("PUT", api.email, { email: "boris@example.org", current_password: password }),
    "delete a look": await boris.sends("DELETE", api.look(look.slug)),
    "delete an item": await boris.sends("POST", api.itemDeletions, { ids: [coat.id] }),
    logout: await boris.sends("POST", api.logout),
  };
  for (const [what, { status }] of Object.entries(calls)) expect(status, what).toBe(200);
});

test("what a banned member takes back was no longer counted, and is not counted when the ban ends", async () => {
  const site = await bannedSite();
  const { boris, brand, message, review } = site;
  expect(await countsOf(site)).toEqual(each(1));
  const answers = [
    await boris.unlikes("rain"),
    await boris.sends("DELETE", api.lookSave("rain")),
    await boris.unfollows("ada"),
    await boris.unfollowsBrand(brand),
    await boris.sends("DELETE", api.messageLike(message)),
    await boris.sends("DELETE", api.reviewVote(review)),
  ];
  expect(answers.map(({ data }) => data)).toMatchObject([
    { liked: false, likes: 1 },
    { saved: false },
    { follow: "none", followers: 1 },
    { isFollowed: false, followers: 1 },
    { liked: false, likes: 1 },
    { helpful: 1, vote: null },
  ]);
  expect(await countsOf(site)).toEqual(each(1));
  await changeStanding(site, boris, "active");
  expect(await countsOf(site)).toEqual(each(1));
});

test("what a banned member leaves as it is counts again when the ban ends", async () => {
  const site = await bannedSite();
  await changeStanding(site, site.boris, "active");
  expect(await countsOf(site)).toEqual(each(2));
});

test("follows that end during a ban, either way, leave both members' counts", async () => {
  const site = await bannedSite();
  const { boris, ada, bea } = site;
  const countsFor = async (person: Person) =>
    (await person.sees("member", paths.member(person.slug))).member.counts ?? {};
  expect(await countsFor(boris)).toMatchObject({ followers: 2, following: 2 });
  expect((await boris.unfollows("ada")).status).toBe(200);
  expect((await boris.sends("DELETE", api.follower("ada"))).status).toBe(200);
  expect((await boris.blocks("bea")).status).toBe(200);
  const seen = async () => [await countsFor(boris), await countsFor(ada), await countsFor(bea)];
  const expected = [
    { followers: 0, following: 0 },
    { followers: 1, following: 0 },
    { followers: 0, following: 1 },
  ];
  expect(await seen()).toMatchObject(expected);
  await changeStanding(site, boris, "active");
  expect(await seen()).toMatchObject(expected);
});
