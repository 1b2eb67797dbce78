import { describe, expect, test } from "vitest";
import type { LiveMessage } from "../../../shared/discussions/message.ts";
import type { Draft, SavedDraft } from "../../../shared/drafts/draft.ts";
import { messagePlace } from "../../../shared/drafts/draft-place.ts";
import { draftVersionHeader } from "../../../shared/drafts/draft-version-header.ts";
import { api, paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { isInDraft } from "../../drafts/draft-of.ts";
import { hasGroup } from "../../groups/testing/has-group.ts";
import { exportedMessages } from "../../leaving/export/exported-messages.ts";
import { prunePhotos } from "../../photos/prune-photos.ts";
import { fileOf } from "../../photos/testing/photo-bytes.ts";
import { changeStanding, memberId } from "../../testing/cast/authors.ts";
import type { ApiAnswer, Person } from "../../testing/person.ts";
import { hasStarted, reads, replies, talkingSite } from "../testing/talk.ts";

type Photo = Pick<PhotoCard, "id"> & { alt?: string };

const shows = (person: Person, slug: string, photos: Photo[], text = "See"): Promise<ApiAnswer<LiveMessage>> =>
  person.sends("POST", api.messages(slug), { text, photos });

/** A reply by Bea with one photo in a discussion that Ada started. */
async function siteWithPhoto() {
  const site = await talkingSite();
  const { ada, bea } = site;
  const slug = await hasStarted(ada, "White shirts");
  const photo = await bea.hasPhoto();
  const message = (await shows(bea, slug, [{ id: photo.id, alt: "A white shirt." }])).data;
  const statusFor = async (person: Person) => (await person.gets(fileOf(photo, "jpg"))).status;
  return { ...site, slug, photo, message, statusFor };
}

const photosIn = async (person: Person, slug: string, at = -1) => {
  const message = (await reads(person, slug)).messages.items.at(at);
  return message?.kind === "live" ? message.photos : null;
};

describe("a message", () => {
  test("shows photos with what they show, to everybody who reads it", async () => {
    const { slug, photo, message, visitor, statusFor } = await siteWithPhoto();
    expect(message).toMatchObject({ html: "<p>See</p>", photos: [{ id: photo.id, alt: "A white shirt." }] });
    expect(await photosIn(visitor, slug)).toMatchObject([{ id: photo.id, alt: "A white shirt.", width: photo.width }]);
    expect(await statusFor(visitor)).toBe(200);
  });

  test("that begins a discussion may show some, too", async () => {
    const { ada, visitor } = await talkingSite();
    const photos = [
      { id: (await ada.hasPhoto()).id, alt: "" },
      { id: (await ada.hasPhoto("#223344")).id, alt: "Navy" },
    ];
    const draft = { group: "knitwear", title: "Navy or black?", text: "Both", photos };
    const { data } = await ada.sends<{ slug: string }>("POST", api.discussions, draft);
    expect(await photosIn(visitor, data.slug)).toMatchObject(photos);
  });

  test("shows four at most, each once, of its author’s own unused ones, and says something", async () => {
    const { ada, bea, slug, photo, passMinutes } = await siteWithPhoto();
    const [own, foreign] = [await bea.hasPhoto(), await ada.hasPhoto()];
    const many = await Promise.all(["#111111", "#222222", "#333333", "#444444"].map((one) => bea.hasPhoto(one)));
    for (const [photos, message] of [
      [[{ id: foreign.id }], /can’t use one of the photos/],
      [[{ id: photo.id }], /can’t use one of the photos/],
      [[{ id: own.id }, { id: own.id.toUpperCase() }], /twice/],
      [[own, ...many].map(({ id }) => ({ id })), /up to 4 photos/],
    ] as const) {
      const answer = await bea.sends<{ photos: string[] }>("POST", api.messages(slug), { text: "More", photos });
      expect(answer.status).toBe(422);
      expect(answer.data.photos[0]).toMatch(message);
    }
    passMinutes(2);
    expect((await shows(bea, slug, [{ id: own.id }], " ")).status).toBe(422);
    expect((await shows(bea, slug, [{ id: own.id, alt: "a".repeat(501) }])).status).toBe(422);
    expect((await shows(bea, slug, [{ id: own.id }], "Mine")).status).toBe(200);
  });

  test("is edited with its photos; those that are taken out are gone, and a form without photos keeps them", async () => {
    const { bea, slug, photo, message, visitor, statusFor, passMinutes } = await siteWithPhoto();
    const other = await bea.hasPhoto("#223344");
    const edit = (photos?: Photo[], text = "See") => bea.sends("PUT", api.message(message.id), { text, photos });
    expect((await edit(undefined, "See here")).status).toBe(200);
    expect(await photosIn(visitor, slug)).toHaveLength(1);
    const both = [
      { id: other.id, alt: "" },
      { id: photo.id, alt: "White" },
    ];
    expect(await edit(both)).toMatchObject({ status: 200, data: { photos: both, isEdited: true } });
    expect(await edit([{ id: other.id }])).toMatchObject({ status: 200, data: { photos: [{ id: other.id }] } });
    expect([await statusFor(visitor), await statusFor(bea)]).toEqual([404, 200]);
    passMinutes(24 * 60 + 1);
    expect((await edit([{ id: other.id }])).status).toBe(200);
    expect((await edit([])).status).toBe(409);
    expect(await photosIn(visitor, slug)).toHaveLength(1);
  });

  test("whose photos alone were edited has no earlier versions, until its words are", async () => {
    const { bea, slug, message, visitor } = await siteWithPhoto();
    const edited = async (edit: object) => {
      await bea.sends("PUT", api.message(message.id), { text: "See", ...edit });
      return (await reads(visitor, slug)).messages.items.at(-1);
    };
    expect(await edited({})).toMatchObject({ isEdited: false, hasHistory: false });
    expect(await edited({ photos: [] })).toMatchObject({ isEdited: true, hasHistory: false });
    expect(await edited({ text: "See here" })).toMatchObject({ isEdited: true, hasHistory: true });
  });

  test("that is deleted shows none, and neither does a deleted discussion", async () => {
    const { ada, bea, root, slug, message, visitor, statusFor, context, db } = await siteWithPhoto();
    await bea.sends("DELETE", api.message(message.id));
    expect([await statusFor(visitor), await statusFor(ada), await statusFor(root)]).toEqual([404, 404, 404]);
    const second = await bea.hasPhoto("#223344");
    await shows(bea, slug, [{ id: second.id }]);
    await root.sends("DELETE", api.discussion(slug));
    expect((await visitor.gets(fileOf(second, "jpg"))).status).toBe(404);
    await prunePhotos({ ...context, clock: () => new Date(Date.now() + 25 * 60 * 60_000) }, isInDraft);
    expect((await db.execute("select id from site.photos")).rows).toEqual([]);
  });

  test("is reported with its photos", async () => {
    const { ada, root, photo, message } = await siteWithPhoto();
    await ada.sends("POST", api.reports, { kind: "message", id: message.id, reason: "spam" });
    const { cases } = await root.sees("adminReports", paths.adminReports);
    expect(cases.items).toMatchObject([{ snapshot: { photos: [photo.id] }, photo: { id: photo.id } }]);
  });

  test("is in its author’s copy of their data with its photos", async () => {
    const site = await siteWithPhoto();
    const id = await memberId(site, site.bea);
    let text = "";
    for await (const part of exportedMessages(site.context, { id, role: "member" }).json()) text += part;
    expect(text).toContain(`photos/${site.photo.id}.jpg`);
    expect(text).toContain("A white shirt.");
  });

  test("is drafted with its photos, which are kept until it is posted", async () => {
    const { ada, slug, context } = await siteWithPhoto();
    const photo = await ada.hasPhoto();
    const place = api.draft(messagePlace(slug));
    const body = { text: "", quote: null, cards: [], photos: [{ id: photo.id, alt: "Mine" }] };
    const saved = await ada.sends<SavedDraft>("PUT", place, { body, version: 0 });
    expect(saved.status).toBe(200);
    await prunePhotos({ ...context, clock: () => new Date(Date.now() + 25 * 60 * 60_000) }, isInDraft);
    const draft = async (): Promise<Draft | null> => ((await (await ada.gets(place)).json()) as { data: Draft }).data;
    expect(await draft()).toMatchObject({ body, photos: [{ id: photo.id }] });
    const ends = { [draftVersionHeader]: `${saved.data.version}` };
    const reply = { text: "See", photos: body.photos };
    expect((await ada.sends("POST", api.messages(slug), reply, ends)).status).toBe(200);
    expect(await draft()).toBeNull();
    const old = { text: "From before", quote: null, cards: [] };
    expect((await ada.sends("PUT", place, { body: old, version: 0 })).status).toBe(200);
    expect(await draft()).toMatchObject({ body: { ...old, photos: [] } });
  });
});

describe("a photo of a message", () => {
  test("is closed while the message is hidden, or its author’s account or the starter’s is private", async () => {
    const { ada, bea, root, visitor, message, statusFor } = await siteWithPhoto();
    const decide = (decision: string) => root.sends("POST", api.messageApproval(message.id), { decision });
    const seen = async () => [await statusFor(visitor), await statusFor(bea), await statusFor(root)];
    const closed = [404, 200, 200];
    await decide("hide");
    expect(await seen()).toEqual(closed);
    await decide("show");
    expect(await seen()).toEqual([200, 200, 200]);
    await bea.setsPrivacy(true);
    expect(await seen()).toEqual(closed);
    await bea.setsPrivacy(false);
    await ada.setsPrivacy(true);
    // Bea may not read the discussion any more.
    expect(await seen()).toEqual([404, 404, 200]);
    await ada.setsPrivacy(false);
    expect(await seen()).toEqual([200, 200, 200]);
  });

  test("of a first message that waits opens once an admin shows it", async () => {
    const { bea, root, visitor } = await talkingSite();
    const photo = await bea.hasPhoto();
    const text = "Cheap watches at https://watches.example/sale";
    const draft = { group: "knitwear", title: "Watches", text, photos: [{ id: photo.id, alt: "A watch" }] };
    expect((await bea.sends("POST", api.discussions, draft)).status).toBe(200);
    expect((await visitor.gets(fileOf(photo, "jpg"))).status).toBe(404);
    const [waiting] = (await root.sees("adminReports", paths.adminReports)).cases.items;
    const decision = { version: waiting?.version, decision: "dismissed", reason: "spam" };
    expect((await root.sends("POST", api.caseDecision(waiting?.id ?? ""), decision)).status).toBe(200);
    const file = await visitor.gets(fileOf(photo, "jpg"));
    expect([file.status, file.headers.get("cache-control")]).toEqual([200, expect.stringContaining("public")]);
  });

  test("is closed while its author or the starter is banned", async () => {
    const site = await siteWithPhoto();
    const { ada, bea, visitor, statusFor } = site;
    for (const person of [bea, ada]) {
      await changeStanding(site, person, "banned");
      expect(await statusFor(visitor)).toBe(404);
      await changeStanding(site, person, "active");
      expect(await statusFor(visitor)).toBe(200);
    }
  });

  test("is open only in groups for everybody, however it comes or goes", async () => {
    const site = await siteWithPhoto();
    const { root, ada, visitor, slug, photo, statusFor, joins } = site;
    await hasGroup(site, { slug: "inside", name: "Inside", mayRead: "members" });
    await hasGroup(site, { slug: "atelier", name: "Atelier", mayRead: "subscribers" });
    const sub = await joins("Sub", undefined, { subscribedUntil: new Date("2999-01-01") });
    const seen = async () => [await statusFor(visitor), await statusFor(ada), await statusFor(sub)];
    const moves = (group: string) => root.sends("PUT", api.discussionGroup(slug), { group });
    await moves("inside");
    expect(await seen()).toEqual([404, 200, 200]);
    expect((await ada.gets(fileOf(photo, "jpg"))).headers.get("cache-control")).toBe("private, no-store");
    await moves("atelier");
    expect(await seen()).toEqual([404, 404, 200]);
    await moves("knitwear");
    expect(await seen()).toEqual([200, 200, 200]);
    const group = { name: "Knitwear", colour: "red", mayPost: "members" };
    const saves = (mayRead: string, version: number) =>
      root.sends("PUT", api.adminGroup("knitwear"), { ...group, mayRead, version });
    expect((await saves("members", 1)).status).toBe(200);
    expect(await seen()).toEqual([404, 200, 200]);
    expect((await saves("everyone", 2)).status).toBe(200);
    expect(await seen()).toEqual([200, 200, 200]);
    await root.sends("POST", api.adminGroupMerge("knitwear"), { into: "atelier" });
    expect(await seen()).toEqual([404, 404, 200]);
  });

  test("goes with a member who leaves, also where their words stay", async () => {
    const site = await siteWithPhoto();
    const { bea, visitor, slug, statusFor } = site;
    await changeStanding(site, bea, "erased");
    expect(await statusFor(visitor)).toBe(404);
    const { messages } = await reads(visitor, slug);
    expect(messages.items.at(-1)).toMatchObject({ html: "<p>See</p>", photos: [], isFormer: true });
  });

  test("of a member who becomes private while they post or edit is closed", async () => {
    const { ada, bea, slug } = await siteWithPhoto();
    const quiet = await replies(bea, slug, "In a moment");
    const [one, other] = [await bea.hasPhoto("#111111"), await bea.hasPhoto("#222222")];
    await Promise.all([
      shows(bea, slug, [{ id: one.id }], "At this moment"),
      bea.sends("PUT", api.message(quiet.data.id), { text: "In a moment", photos: [{ id: other.id }] }),
      bea.setsPrivacy(true),
      ada.setsPrivacy(true),
    ]);
    // The invariants, which run when the site closes, say whether they are.
    expect((await bea.user()).slug).toBe("bea");
  });
});
