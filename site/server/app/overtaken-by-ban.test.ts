import { expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { replies, starts } from "../discussions/testing/talk.ts";
import { setStanding } from "../members/set-standing.ts";
import { areWaiting } from "../testing/are-waiting.ts";
import { changeStanding, memberId } from "../testing/cast/authors.ts";
import type { ApiAnswer, Person } from "../testing/person.ts";
import type { TestSite } from "../testing/test-site.ts";
import { bannedSite, countsOf, each, expectRefusals } from "./testing/banned-site.ts";

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
  const site = await bannedSite();
  const { boris, joins, brand, coat, discussion, look, message, review } = site;
  await joins("Cleo");
  await changeStanding(site, boris, "active");
  await boris.sends("DELETE", api.look(look.slug));
  const [photo, itemPhoto] = [await boris.hasPhoto(), await boris.hasPhoto()];
  const kept = await boris.posts("Kept");
  await boris.posts("Also kept");
  const { comment } = (await boris.comments("sun", "Which wool?")).data;
  const deletedComment = (await boris.comments("sun", "Wool?")).data.comment.id;
  await boris.sends("DELETE", api.comment(deletedComment));
  const reply = (await replies(boris, discussion, "This one")).data.id;
  const own = (await starts(boris, "Loafers")).data.slug;
  const outfit = await boris.combines("Coat alone", [coat.id]);
  const hat = await boris.adds("Hat");
  await boris.sends("POST", api.itemDeletions, { ids: [hat.id] });
  expectRefusals(
    await overtakenByBan(site, boris, {
      like: () => boris.likes("sun"),
      save: () => boris.sends("PUT", api.lookSave("sun")),
      follow: () => boris.follows("cleo"),
      comment: () => boris.comments("sun", "Which silk?"),
      "restore a comment": () => boris.sends("DELETE", api.commentDeletion(deletedComment)),
      "edit a comment": () => boris.sends("PUT", api.comment(comment.id), { text: "Which linen?" }),
      reply: () => replies(boris, discussion, "That one"),
      "edit a reply": () => boris.sends("PUT", api.message(reply), { text: "The other one" }),
      "edit a discussion": () => boris.sends("PUT", api.discussion(own), { title: "Boots", tags: [] }),
      vote: () => boris.sends("PUT", api.reviewVote(review), { helpful: false }),
      "post a look": () => boris.sends("POST", api.looks, { title: "New", photos: [{ id: photo.id }] }),
      "edit a look": () => boris.sends("PUT", api.look(kept.slug), { title: "New", photos: [{ id: kept.photo.id }] }),
      "order looks": () => boris.sends("PUT", api.lookOrder, { slugs: [kept.slug] }),
      "add an item": () => boris.sends("POST", api.items, { name: "Scarf", photo: itemPhoto.id }),
      "change an item": () => boris.sends("PUT", api.item(coat.id), { name: "Overcoat" }),
      "restore an item": () => boris.sends("POST", api.itemRestorations, { ids: [hat.id] }),
      wear: () => boris.sends("POST", api.wears, { items: [coat.id], on: "2026-01-31" }),
      "combine items": () => boris.sends("POST", api.outfits, { name: "Coat again", items: [coat.id] }),
      "plan an outfit": () => boris.sends("POST", api.plans, { outfit, on: "2026-01-31" }),
      "propose a brand": () => boris.sends("POST", api.brandNames, { name: "Norr" }),
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
    "delete an outfit": () => boris.sends("DELETE", api.outfit(outfit)),
    "delete an item": () => boris.sends("POST", api.itemDeletions, { ids: [coat.id] }),
    "close the wardrobe": () => boris.sends("PUT", api.wardrobe, { audience: "me" }),
    "become private": () => boris.setsPrivacy(true),
  });
  for (const [what, { status }] of Object.entries(taken)) expect(status, what).toBe(200);
  expect(await countsOf(site)).toEqual(each(1));
});
