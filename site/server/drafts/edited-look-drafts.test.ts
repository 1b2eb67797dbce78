import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import type { Draft, SavedDraft } from "../../shared/drafts/draft.ts";
import { editedLookPlace } from "../../shared/drafts/draft-place.ts";
import { draftVersionHeader } from "../../shared/drafts/draft-version-header.ts";
import { draftLimits } from "../../shared/limits.ts";
import type { LookCard } from "../../shared/looks/look.ts";
import { api, paths } from "../../shared/paths.ts";
import { pruneDeletedLooks } from "../looks/deletion/prune-deleted-looks.ts";
import { prunePhotos } from "../photos/prune-photos.ts";
import { photos } from "../photos/tables.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { isInDraft } from "./draft-of.ts";
import { drafts } from "./tables.ts";

const dayMs = 24 * 60 * 60_000;

/** What the editor of a member's own look begins with. */
async function editorOf(person: Person, slug: string) {
  const { look, ownId, changedAt } = await person.sees("editLook", paths.editLook(slug));
  const { title, text, occasion, season, colours, audience, tags } = look;
  const photos = look.photos.map(({ id, alt }) => ({ id, alt }));
  const body = { title, text, occasion, season, colours, audience, photos, tags, basedOn: changedAt };
  return { ownId, body, place: editedLookPlace(defined(ownId)) };
}

const saves = (person: Person, place: string, body: unknown, version = 0) =>
  person.sends<SavedDraft>("PUT", api.draft(place), { body, version });

async function finds(person: Person, place: string): Promise<Draft | null> {
  const { data }: { data: Draft | null } = await (await person.gets(api.draft(place))).json();
  return data;
}

const photosOf = (look: LookCard) => [{ id: look.photo.id }];

describe("a draft of changes to a look", () => {
  test("is kept for its author, and changes nothing that others see", async () => {
    const { ada, visitor } = await testSite();
    await ada.posts("Rain");
    const { place, body } = await editorOf(ada, "rain");
    const saved = await saves(ada, place, { ...body, title: "Rain at eleven" });
    expect(saved.status).toBe(200);
    expect(await finds(ada, place)).toEqual({ body: { ...body, title: "Rain at eleven" }, photos: [], ...saved.data });
    expect((await saves(ada, place, { ...body, title: "Rain at eleven" })).data).toEqual(saved.data);
    expect((await saves(ada, place, { ...body, title: "Older" })).status).toBe(409);
    expect((await visitor.sees("look", paths.look("rain"))).look.title).toBe("Rain");
    expect((await ada.sees("editLook", paths.editLook("rain"))).look.title).toBe("Rain");
  });

  test("is there for nobody else: the look’s id is not found", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const admin = await joins("Root", undefined, { role: "admin" });
    await ada.posts("Rain");
    const { place, body } = await editorOf(ada, "rain");
    await saves(ada, place, { ...body, title: "Private words" });
    for (const [person, status] of [
      [visitor, 401],
      [grace, 404],
      [admin, 404],
    ] as const) {
      const answers = [
        await person.gets(api.draft(place)),
        await saves(person, place, body),
        await person.sends("DELETE", api.draft(place)),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    }
    expect((await admin.sees("editLook", paths.editLook("rain"))).ownId).toBeNull();
    expect(await finds(ada, place)).toMatchObject({ body: { title: "Private words" } });
  });

  test("has the shape and the size of a look", async () => {
    const { ada } = await testSite();
    await ada.posts("Rain");
    const { place, body } = await editorOf(ada, "rain");
    for (const wrong of [
      { text: "A comment" },
      { ...body, basedOn: "yesterday" },
      { ...body, more: 1 },
      { ...body, title: "a".repeat(121) },
    ])
      expect((await saves(ada, place, wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect((await saves(ada, place, { ...body, text: "a".repeat(draftLimits.bodyBytes) })).status).toBe(413);
    expect((await saves(ada, "look", body)).status).toBe(422);
  });

  test("ends when the changes are saved, not when saving fails or an admin saves others", async () => {
    const { ada, joins } = await testSite();
    const admin = await joins("Root", undefined, { role: "admin" });
    const look = await ada.posts("Rain");
    const { place, body } = await editorOf(ada, "rain");
    const { version } = (await saves(ada, place, { ...body, title: "Rain at eleven" })).data;
    const changes = (person: Person, title: string) =>
      person.sends("PUT", api.look("rain"), { title, photos: photosOf(look) }, { [draftVersionHeader]: `${version}` });
    expect((await changes(ada, "")).status).toBe(422);
    expect((await changes(admin, "Tidied")).status).toBe(200);
    expect(await finds(ada, place)).toMatchObject({ body: { basedOn: body.basedOn } });
    expect((await changes(ada, "Saved")).status).toBe(200);
    expect(await finds(ada, place)).toBeNull();
  });

  test("cannot be reached while its look is deleted, comes back with it, and ends with it", async () => {
    let now = Date.now();
    const { ada, context, db } = await testSite({ clock: () => new Date(now) });
    await ada.posts("Rain");
    const { place, body } = await editorOf(ada, "rain");
    await saves(ada, place, { ...body, title: "Rain at eleven" });
    await ada.sends("DELETE", api.look("rain"));
    expect((await saves(ada, place, body)).status).toBe(404);
    expect((await ada.gets(api.draft(place))).status).toBe(404);
    await ada.sends("DELETE", api.lookDeletion("rain"));
    expect(await finds(ada, place)).toMatchObject({ body: { title: "Rain at eleven" } });
    await ada.sends("DELETE", api.look("rain"));
    now += 8 * dayMs;
    await pruneDeletedLooks(context);
    expect([await db.$count(drafts), (await saves(ada, place, body)).status]).toEqual([0, 404]);
  });

  test("saved while the look is saved or deleted leaves no draft behind, and no deadlock", async () => {
    let now = Date.now();
    const { ada, context, db, logLines } = await testSite({ clock: () => new Date(now) });
    for (let round = 0; round < 5; round++) {
      const look = await ada.posts(`Round ${round}`);
      const { place, body } = await editorOf(ada, look.slug);
      await Promise.all([
        ...[1, 2, 3].map((at) => saves(ada, place, { ...body, title: `Version ${at}` })),
        ada.sends("PUT", api.look(look.slug), { title: "Changed", photos: photosOf(look) }),
        ada.sends("DELETE", api.look(look.slug)),
      ]);
      now += 8 * dayMs;
      await pruneDeletedLooks(context);
      expect(await db.select().from(drafts).where(eq(drafts.place, place))).toEqual([]);
    }
    expect(logLines).toEqual([]);
  });

  test("keeps its new photos from the sweep until it is discarded", async () => {
    let now = Date.now();
    const { ada, context, db } = await testSite({ clock: () => new Date(now) });
    const look = await ada.posts("Rain");
    const added = await ada.hasPhoto("#223344");
    const { place, body } = await editorOf(ada, "rain");
    const { version } = (
      await saves(ada, place, { ...body, photos: [...body.photos, { id: added.id, alt: "The back" }] })
    ).data;
    const sweep = async () => {
      now += dayMs + 60_000;
      await prunePhotos(context, isInDraft);
      return (await db.select({ id: photos.id }).from(photos).orderBy(sql`id`)).map(({ id }) => id);
    };
    expect(await sweep()).toEqual([look.photo.id, added.id].sort());
    expect((await finds(ada, place))?.photos).toMatchObject([{ id: added.id }]);
    expect((await ada.sends("DELETE", `${api.draft(place)}?version=${version}`)).status).toBe(200);
    expect(await sweep()).toEqual([look.photo.id]);
  });
});

describe("saving changes", () => {
  test("to a look that was changed since replaces nothing", async () => {
    const { ada, visitor } = await testSite();
    const look = await ada.posts("Rain");
    const { body } = await editorOf(ada, "rain");
    const from = (title: string, basedOn: string) =>
      ada.sends("PUT", api.look("rain"), { title, photos: photosOf(look), basedOn });
    expect((await from("From the phone", body.basedOn)).status).toBe(200);
    expect(await from("From the laptop", body.basedOn)).toMatchObject({
      status: 409,
      message: "This look was changed somewhere else. Choose which version to keep.",
    });
    expect((await visitor.sees("look", paths.look("rain"))).look.title).toBe("From the phone");
    const { body: next } = await editorOf(ada, "rain");
    expect((await from("From the laptop", next.basedOn)).status).toBe(200);
    expect((await from("Without a date", "yesterday")).status).toBe(422);
  });

  test("sent twice at once saves one of them", async () => {
    const { ada } = await testSite();
    const look = await ada.posts("Rain");
    const { body } = await editorOf(ada, "rain");
    const draft = { title: "Rain at eleven", photos: photosOf(look), basedOn: body.basedOn };
    const answers = await Promise.all([1, 2].map(() => ada.sends("PUT", api.look("rain"), draft)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
