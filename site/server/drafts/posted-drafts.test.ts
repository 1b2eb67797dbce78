import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { commentsCall } from "../../shared/comments/paths.ts";
import type { Draft, SavedDraft } from "../../shared/drafts/draft.ts";
import {
  commentPlace,
  editedLookPlace,
  messagePlace,
  newDiscussionPlace,
  newLookPlace,
  reviewPlace,
} from "../../shared/drafts/draft-place.ts";
import { draftVersionHeader } from "../../shared/drafts/draft-version-header.ts";
import { api, paths } from "../../shared/paths.ts";
import { commentsFor } from "../comments/testing/site-with-subjects.ts";
import { hasStarted } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { aboutProduct, type ReviewedSite, reviewedSite } from "../reviews/testing/reviewed-site.ts";
import type { Person } from "../testing/person.ts";

/** What a member has begun at a place, and the call that posts it. */
interface Begun {
  place: string;
  body: { text: string; [field: string]: unknown };
  method: "POST" | "PUT";
  call: string;
  post: object;
}

const photosOf = async (person: Person) => [{ id: (await person.hasPhoto()).id, alt: "" }];

async function beginsLook(person: Person): Promise<Begun> {
  const post = { title: "Camel coat", text: "Wool", photos: await photosOf(person) };
  const body = { ...post, occasion: null, season: null, colours: null, audience: "everyone", tags: [] };
  return { place: newLookPlace, body, method: "POST", call: api.looks, post };
}

async function editsLook(person: Person): Promise<Begun> {
  const { slug } = await person.posts("Rain");
  const { look, ownId } = await person.sees("editLook", paths.editLook(slug));
  const { text, photos } = { text: "Wool", photos: look.photos.map(({ id, alt }) => ({ id, alt })) };
  const body = {
    title: "Rain",
    text,
    photos,
    occasion: null,
    season: null,
    colours: null,
    audience: "everyone",
    tags: [],
  };
  const post = { title: "Rain", text, photos };
  return { place: editedLookPlace(defined(ownId)), body, method: "PUT", call: api.look(slug), post };
}

const beginsComment = (kind: "look" | "entry") => async (person: Person, site: ReviewedSite) => {
  if (kind === "look") await person.posts("Rain");
  else await hasEntry(site, { slug: "rain" });
  const on = { kind, slug: "rain" };
  const body = { text: "Wool" };
  return { place: commentPlace(on), body, method: "POST", call: commentsCall(on), post: body } satisfies Begun;
};

async function beginsDiscussion(_: Person, site: ReviewedSite): Promise<Begun> {
  await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
  const post = { group: "knitwear", title: "Which wool?", text: "Wool", photos: [] };
  return { place: newDiscussionPlace, body: { ...post, tags: "" }, method: "POST", call: api.discussions, post };
}

async function beginsReply(person: Person, site: ReviewedSite): Promise<Begun> {
  await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
  const slug = await hasStarted(person, "White shirts");
  const body = { text: "Wool", quote: null, cards: [], photos: [] };
  return { place: messagePlace(slug), body, method: "POST", call: api.messages(slug), post: body };
}

async function beginsReview(): Promise<Begun> {
  const post = aboutProduct("shirt");
  const body = { halves: 8, fit: null, sizeBought: "", quality: null, text: post.text, photos: [], item: null };
  return { place: reviewPlace(post.subject), body, method: "POST", call: api.newReviews, post };
}

async function begun(begins: (person: Person, site: ReviewedSite) => Promise<Begun>) {
  const site = await reviewedSite();
  const bea = await site.longMember("Bea");
  const { place, body, method, call, post } = await begins(bea, site);
  return {
    bea,
    saves: async (text: string, version: number) =>
      (await bea.sends<SavedDraft>("PUT", api.draft(place), { body: { ...body, text }, version })).data.version,
    posts: (headers: Record<string, string>) => bea.sends(method, call, post, headers),
    finds: async () => {
      const { data }: { data: Draft<{ text: string }> | null } = await (await bea.gets(api.draft(place))).json();
      return data?.body.text ?? null;
    },
  };
}

const of = (version: number) => ({ [draftVersionHeader]: String(version) });

describe.each([
  ["a look", beginsLook],
  ["changes to a look", editsLook],
  ["a comment on a look", beginsComment("look")],
  ["a comment on an entry", beginsComment("entry")],
  ["a discussion", beginsDiscussion],
  ["a reply", beginsReply],
  ["a review", beginsReview],
])("posting %s", (_, begins) => {
  test("deletes the draft of its version", async () => {
    const { saves, posts, finds } = await begun(begins);
    const version = await saves("Wool", 0);
    expect((await posts(of(version))).status).toBe(200);
    expect(await finds()).toBeNull();
  });

  test("keeps a newer draft, which another window saved", async () => {
    const { saves, posts, finds } = await begun(begins);
    const version = await saves("Wool", 0);
    await saves("Wool, or linen", version);
    expect((await posts(of(version))).status).toBe(200);
    expect(await finds()).toBe("Wool, or linen");
  });

  test("keeps the draft of another window without a version, as a form without script", async () => {
    const { saves, posts, finds } = await begun(begins);
    await saves("Wool", 0);
    expect((await posts({})).status).toBe(200);
    expect(await finds()).toBe("Wool");
  });
});

test("a retry with the same Idempotency-Key may name another version, and deletes nothing more", async () => {
  const { saves, posts, finds } = await begun(beginsComment("look"));
  const key = { "Idempotency-Key": "one-comment-by-bea" };
  const first = await posts({ ...key, ...of(await saves("Wool", 0)) });
  const next = await saves("Linen", 0);
  const again = await posts({ ...key, ...of(next) });
  expect([again.status, again.data]).toEqual([200, first.data]);
  expect(await finds()).toBe("Linen");
});

test("a version that is no number is refused, and nothing is posted", async () => {
  const { bea, saves, posts, finds } = await begun(beginsComment("look"));
  await saves("Wool", 0);
  for (const none of ["x", "-1", "", "9999999999"])
    expect((await posts({ [draftVersionHeader]: none })).status, none).toBe(400);
  expect(await finds()).toBe("Wool");
  expect((await commentsFor(bea, { kind: "look", slug: "rain" })).threads.items).toEqual([]);
});
