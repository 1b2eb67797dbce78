import { expect } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import type { Folder } from "../../../shared/saves/folder.ts";
import { reads, replies, starts } from "../../discussions/testing/talk.ts";
import { hasGroup } from "../../groups/testing/has-group.ts";
import { hasReview } from "../../reviews/testing/has-review.ts";
import { changeStanding } from "../../testing/cast/authors.ts";
import { hasCatalogue } from "../../testing/has-catalogue.ts";
import type { ApiAnswer } from "../../testing/person.ts";
import { testSite } from "../../testing/test-site.ts";

const sentence = "Your account is banned. You can read, but not post, comment, follow, like or save.";

/** Boris, who likes, saves and follows the same as Bea. */
export async function bannedSite() {
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

type BannedSite = Awaited<ReturnType<typeof bannedSite>>;

/** What others see of all that Bea and Boris have pressed. */
export async function countsOf({ ada, brand, discussion }: BannedSite) {
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

/** What `countsOf` says where so many press everything. */
export const each = (count: number) => ({
  likes: count,
  saves: count,
  followers: count,
  followersOfBrand: count,
  likesOfMessage: count,
  helpful: count,
});

/** All of them say that the account is banned. */
export const expectRefusals = (answers: Record<string, ApiAnswer>) => {
  for (const [what, { status, message }] of Object.entries(answers))
    expect([status, message], what).toEqual([403, sentence]);
};
