import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { CommentDraftBody, Draft, LookDraftBody, SavedDraft } from "../../shared/drafts/draft.ts";
import { commentPlace, newLookPlace } from "../../shared/drafts/draft-place.ts";
import { draftVersionHeader } from "../../shared/drafts/draft-version-header.ts";
import { draftLimits } from "../../shared/limits.ts";
import { api, paths } from "../../shared/paths.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { prunePhotos } from "../photos/prune-photos.ts";
import { photos } from "../photos/tables.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { isInDraft } from "./draft-of.ts";
import { pruneDrafts } from "./prune-drafts.ts";
import { drafts } from "./tables.ts";

const empty: LookDraftBody = {
  ...{ title: "", text: "", occasion: null, season: null, colours: null, audience: "everyone", photos: [], tags: [] },
};
const coat = { ...empty, title: "Camel co" };

const onLook = (slug: string) => commentPlace({ kind: "look", slug });

const saves = (person: Person, place: string, body: unknown, version = 0) =>
  person.sends<SavedDraft>("PUT", api.draft(place), { body, version });
const of = (version: number) => ({ [draftVersionHeader]: String(version) });
const discards = (person: Person, place: string) => person.sends("DELETE", api.draft(place));

async function finds<Body = unknown>(person: Person, place: string): Promise<Draft<Body> | null> {
  const { data }: { data: Draft<Body> | null } = await (await person.gets(api.draft(place))).json();
  return data;
}

describe("a draft", () => {
  test("is there on every device of its member, and nobody else’s", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const admin = await joins("Root", undefined, { role: "admin" });
    expect(await finds(ada, newLookPlace)).toBeNull();
    const { status, data } = await saves(ada, newLookPlace, coat);
    expect(status).toBe(200);
    expect(await finds(ada, newLookPlace)).toEqual({ body: coat, photos: [], ...data });
    const next = await saves(ada, newLookPlace, { ...coat, title: "Camel coat" }, data.version);
    expect(next.data.version).toBe(data.version + 1);
    for (const other of [grace, admin]) expect(await finds(other, newLookPlace)).toBeNull();
    for (const answer of [await visitor.gets(api.draft("look")), await saves(visitor, newLookPlace, coat)])
      expect(answer.status).toBe(401);
  });

  test("of an older version replaces nothing, and is answered with the newer text", async () => {
    const { ada } = await testSite();
    const { version } = (await saves(ada, newLookPlace, coat)).data;
    await saves(ada, newLookPlace, { ...coat, title: "From the phone" }, version);
    for (const older of [version, 0]) {
      const refused = await saves(ada, newLookPlace, { ...coat, title: "From the laptop" }, older);
      expect(refused).toMatchObject({
        status: 409,
        data: { body: { title: "From the phone" }, version: version + 1, photos: [] },
      });
    }
    expect((await ada.sends("DELETE", `${api.draft("look")}?version=${version}`)).status).toBe(409);
    expect(await finds(ada, newLookPlace)).toMatchObject({ body: { title: "From the phone" } });
    expect((await ada.sends("DELETE", `${api.draft("look")}?version=${version + 1}`)).status).toBe(200);
    const late = await saves(ada, newLookPlace, coat, version + 1);
    expect([late.status, late.data]).toEqual([409, null]);
    for (const none of ["x", "-1", "9999999999"])
      expect((await ada.sends("DELETE", `${api.draft("look")}?version=${none}`)).status, none).toBe(400);
  });

  test("sent twice, because its answer was lost, is saved once", async () => {
    const { ada } = await testSite();
    const first = await saves(ada, newLookPlace, coat);
    expect(await saves(ada, newLookPlace, coat)).toMatchObject({ status: 200, data: first.data });
    const at = first.data.version;
    const both = [0, 1].map(() => saves(ada, newLookPlace, { ...coat, text: "Hemmed" }, at));
    for (const { data } of await Promise.all(both)) expect(data.version).toBe(at + 1);
  });

  test("of fifty that begin at once is one, and forty-nine hear of it", async () => {
    const { ada } = await testSite();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => saves(ada, newLookPlace, { ...coat, title: `Coat ${at}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  test("belongs to a place that exists, has its shape and its size", async () => {
    const { ada, logLines } = await testSite();
    for (const place of [
      "looks",
      "comment",
      "comment:",
      "comment:a:b",
      "comment:entry:",
      "comment:entry:a:b",
      "comment:A%20b",
      "look:",
      "look:rain",
      `look:${randomUUID()}`,
      `look:${randomUUID()}:1`,
      "messages:1",
      "%00",
      "__proto__",
    ])
      for (const status of [
        (await saves(ada, place, coat)).status,
        (await ada.gets(api.draft(place))).status,
        (await discards(ada, place)).status,
      ])
        expect(status, place).toBe(404);
    const photo = randomUUID();
    const foreign: [string, unknown][] = [
      ["look", { text: "A comment" }],
      ["look", { ...coat, more: 1 }],
      ["look", { ...coat, title: "a".repeat(121) }],
      ["look", { ...coat, photos: [{ id: "x", alt: "" }] }],
      ["look", { ...coat, tags: [{ photo, x: 2, y: 0, name: "" }] }],
      ["look", { ...coat, title: "\0" }],
      ["look", null],
      [onLook("rain"), coat],
      [onLook("rain"), { text: 5 }],
      [onLook("rain"), { text: "a".repeat(draftLimits.commentLength + 1) }],
    ];
    for (const [place, body] of foreign) expect((await saves(ada, place, body)).status, JSON.stringify(body)).toBe(422);
    for (const version of [-1, 0.5, "1", null, 2 ** 40])
      expect((await ada.sends("PUT", api.draft("look"), { body: coat, version })).status, `${version}`).toBe(422);
    expect((await saves(ada, "look", { ...coat, text: "a".repeat(draftLimits.bodyBytes) })).status).toBe(413);
    expect(logLines).toEqual([]);
  });

  test("is one of fifty: the oldest goes", async () => {
    let now = Date.parse("2026-03-01T12:00:00Z");
    const { ada, db } = await testSite({ clock: () => new Date(now) });
    for (let at = 0; at <= draftLimits.drafts; at++) {
      now += 1_000;
      await saves(ada, onLook(`look-${at}`), { text: `Text ${at}` });
    }
    expect(await db.select().from(drafts)).toHaveLength(draftLimits.drafts);
    expect(await finds(ada, onLook("look-0"))).toBeNull();
    expect(await finds<CommentDraftBody>(ada, onLook("look-1"))).toMatchObject({ body: { text: "Text 1" } });
  });

  test("is deleted after 180 days without a change", async () => {
    const { ada, context, db } = await testSite();
    await saves(ada, newLookPlace, coat);
    await saves(ada, onLook("rain"), { text: "Lovely" });
    await db.execute("update site.drafts set updated_at = now() - interval '179 days' where place = 'look'");
    await db.execute("update site.drafts set updated_at = now() - interval '181 days' where place <> 'look'");
    await pruneDrafts(context);
    expect(await db.select({ place: drafts.place }).from(drafts)).toEqual([{ place: newLookPlace }]);
  });

  test("leaves visitors’ pages in the cache", async () => {
    const { ada, context, visitor } = await testSite();
    await ada.posts("Rain");
    const before = (await visitor.gets(paths.looks)).headers.get("etag");
    const changed: unknown[] = [];
    context.changed = (names) => void changed.push(names);
    await saves(ada, onLook("rain"), { text: "Lovely" });
    await discards(ada, onLook("rain"));
    expect(changed).toEqual([]);
    expect((await visitor.gets(paths.looks)).headers.get("etag")).toBe(before);
  });
});

describe("posting", () => {
  test("a look deletes its draft, and a failed one keeps it", async () => {
    const { ada } = await testSite();
    const { version } = (await saves(ada, newLookPlace, coat)).data;
    await saves(ada, onLook("rain"), { text: "Lovely" });
    expect(
      (await ada.sends("POST", api.looks, { title: "Camel coat", photos: [{ id: randomUUID() }] }, of(version))).status,
    ).toBe(422);
    expect(await finds(ada, newLookPlace)).not.toBeNull();
    await ada.posts("Camel coat", {}, of(version));
    expect(await finds(ada, newLookPlace)).toBeNull();
    expect(await finds(ada, onLook("rain"))).not.toBeNull();
  });

  test.each(["look", "entry"] as const)(
    "a comment deletes the draft under its %s, a reply and one elsewhere do not",
    async (kind) => {
      const site = await testSite();
      const { ada } = site;
      await ada.posts("Rain");
      await hasEntry(site, { slug: "rain" });
      const on = { kind, slug: "rain" };
      const first = await ada.comments(on, "First");
      const ends = of((await saves(ada, commentPlace(on), { text: "Second" })).data.version);
      await ada.comments(on, "A reply", first.data.comment.id, ends);
      await ada.comments({ ...on, kind: kind === "look" ? "entry" : "look" }, "Elsewhere", undefined, ends);
      expect(await finds(ada, commentPlace(on))).not.toBeNull();
      await ada.comments(on, "Second", undefined, ends);
      expect(await finds(ada, commentPlace(on))).toBeNull();
    },
  );
});

describe("a photo in a draft", () => {
  test("is not swept while its owner’s draft names it", async () => {
    let now = Date.now();
    const { ada, joins, context, db } = await testSite({ clock: () => new Date(now) });
    const eve = await joins("Eve");
    const [kept, dropped] = [await ada.hasPhoto(), await ada.hasPhoto("#223344")];
    const body = { ...coat, photos: [{ id: kept.id.toUpperCase(), alt: "A coat" }] };
    const { version } = (await saves(ada, newLookPlace, body)).data;
    // Naming another member's photo keeps nothing.
    await saves(eve, newLookPlace, { ...coat, photos: [{ id: dropped.id, alt: "" }] });
    expect(await finds<LookDraftBody>(eve, newLookPlace)).toMatchObject({ photos: [] });
    const sweep = async () => {
      now += 25 * 60 * 60_000;
      await prunePhotos(context, isInDraft);
      return (await db.select({ id: photos.id }).from(photos)).map(({ id }) => id);
    };
    expect(await sweep()).toEqual([kept.id]);
    expect(await finds(ada, newLookPlace)).toMatchObject({ photos: [{ id: kept.id, width: kept.width }] });
    await saves(ada, newLookPlace, coat, version);
    expect(await sweep()).toEqual([]);
  });
});
