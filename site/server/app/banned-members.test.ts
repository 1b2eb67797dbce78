import { expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { editedLookPlace } from "../../shared/drafts/draft-place.ts";
import { api, paths } from "../../shared/paths.ts";
import type { Folder } from "../../shared/saves/folder.ts";
import { reads, replies, starts } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { setStanding } from "../members/set-standing.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import { areWaiting } from "../testing/are-waiting.ts";
import { changeStanding, memberId } from "../testing/cast/authors.ts";
import { hasCatalogue } from "../testing/has-catalogue.ts";
import type { ApiAnswer, Person } from "../testing/person.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { password, type TestSite, testSite } from "../testing/test-site.ts";

const sentence = "Your account is banned. You can read, but not post, comment, follow, like or save.";

/** Boris, who likes, saves and follows the same as Bea. */
async function banned() {
  const site = await testSite();
  const { ada } = site;
  const boris = await site.joins("Boris");
  const bea = await site.joins("Bea");
  const { brand, product } = await hasCatalogue(site);
  await hasGroup(site, { slug: "knitwear" });
  const look = await boris.posts("From before");
  const coat = await boris.adds("Coat");
  await ada.posts("Rain");
  await ada.posts("Sun");
  const review = (await hasReview(site, { by: "ada", of: { kind: "product", slug: product } })).id;
  const { slug: discussion } = (await starts(ada, "Wool")).data;
  const message = (await replies(ada, discussion, "Which one?")).data.id;
  for (const person of [boris, bea]) {
    await person.likes("rain");
    await person.follows("ada");
    await person.followsBrand(brand);
    await person.sends("PUT", api.lookSave("rain"));
    await person.sends("PUT", api.messageLike(message));
    await person.sends("PUT", api.reviewVote(review), { helpful: true });
  }
  const folder = (await boris.sends<Folder>("POST", api.folders, { name: "Rain" })).data;
  await boris.sends("PUT", api.folderLook(folder.id, "rain"));
  for (const person of [ada, bea]) await person.follows("boris");
  await boris.follows("bea");
  await boris.mutes("bea");
  await changeStanding(site, boris, "banned");
  return { ...site, boris, bea, brand, product, look, coat, review, discussion, message, folder };
}

type BannedSite = Awaited<ReturnType<typeof banned>>;

/** What others see of all that Bea and Boris have pressed. */
async function countsOf({ ada, brand, discussion }: BannedSite) {
  const { look } = await ada.sees("look", paths.look("rain"));
  const { member } = await ada.sees("member", paths.member("ada"));
  const { messages } = await reads(ada, discussion);
  const last = messages.items.at(-1);
  return {
    likes: look.likes,
    saves: look.saves,
    followers: member.counts?.followers,
    followersOfBrand: (await ada.sees("brand", paths.brand(brand))).brand.followers,
    likesOfMessage: last?.kind === "live" ? last.likes : null,
    helpful: (await ada.sees("reviews", paths.reviews)).reviews.items[0]?.helpful,
  };
}

const each = (count: number) => ({
  likes: count,
  saves: count,
  followers: count,
  followersOfBrand: count,
  likesOfMessage: count,
  helpful: count,
});

const refusals = (answers: Record<string, ApiAnswer>) => {
  for (const [what, { status, message }] of Object.entries(answers))
    expect([status, message], what).toEqual([403, sentence]);
};

test("a banned member cannot add what others would see, count or be notified of", async () => {
  const { boris, ada, joins, brand, product, look, coat, review, discussion, message, folder } = await banned();
  await joins("Cleo");
  const draft = { title: "New", photos: [{ id: look.photo.id }] };
  refusals({
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
  const { boris, brand, look, coat, review, message, folder } = await banned();
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
  const site = await banned();
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
  const site = await banned();
  await changeStanding(site, site.boris, "active");
  expect(await countsOf(site)).toEqual(each(2));
});

test("follows that end during a ban, either way, leave both members' counts", async () => {
  const site = await banned();
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

/** Makes each of `calls` before a ban, in time for every check, and has it wait until the ban is there. */
async function overtakenByBan(
  site: TestSite,
  person: Person,
  calls: Record<string, () => Promise<ApiAnswer>>,
): Promise<Record<string, ApiAnswer>> {
  const answers: Record<string, ApiAnswer> = {};
  const id = await memberId(site, person);
  for (const [what, call] of Object.entries(calls)) {
    await changeStanding(site, person, "active");
    const { answer } = await site.db.transaction(async (tx) => {
      await setStanding(tx, id, "banned");
      const answer = call();
      await areWaiting(site.db, 1);
      return { answer };
    });
    answers[what] = await answer;
  }
  return answers;
}

test("what a ban overtakes is refused like what comes after it, unless it takes something back", async () => {
  const site = await banned();
  const { boris, joins, brand, discussion, look, message, review } = site;
  await joins("Cleo");
  await changeStanding(site, boris, "active");
  await boris.sends("DELETE", api.look(look.slug));
  const deletedComment = (await boris.comments("sun", "Wool?")).data.comment.id;
  await boris.sends("DELETE", api.comment(deletedComment));
  const photo = await boris.hasPhoto();
  refusals(
    await overtakenByBan(site, boris, {
      like: () => boris.likes("sun"),
      save: () => boris.sends("PUT", api.lookSave("sun")),
      follow: () => boris.follows("cleo"),
      comment: () => boris.comments("sun", "Which wool?"),
      reply: () => replies(boris, discussion, "This one"),
      vote: () => boris.sends("PUT", api.reviewVote(review), { helpful: false }),
      "post a look": () => boris.sends("POST", api.looks, { title: "New", photos: [{ id: photo.id }] }),
      "restore a comment": () => boris.sends("DELETE", api.commentDeletion(deletedComment)),
      "restore a look": () => boris.sends("DELETE", api.lookDeletion(look.slug)),
    }),
  );
  const taken = await overtakenByBan(site, boris, {
    unlike: () => boris.unlikes("rain"),
    unsave: () => boris.sends("DELETE", api.lookSave("rain")),
    unfollow: () => boris.unfollows("ada"),
    "unfollow a brand": () => boris.unfollowsBrand(brand),
    "unlike a message": () => boris.sends("DELETE", api.messageLike(message)),
    "withdraw a vote": () => boris.sends("DELETE", api.reviewVote(review)),
    "become private": () => boris.setsPrivacy(true),
  });
  for (const [what, { status }] of Object.entries(taken)) expect(status, what).toBe(200);
  expect(await countsOf(site)).toEqual(each(1));
});
