import { describe, expect, test } from "vitest";
import { commentPlace } from "../../shared/drafts/draft-place.ts";
import type { EntrySavedAnswer } from "../../shared/notebook-admin/notebook-admin.ts";
import { api, paths } from "../../shared/paths.ts";
import { changeStanding } from "../testing/cast/authors.ts";
import { notebookSite } from "./testing/notebook-site.ts";
import {
  createsCategory,
  documentOf,
  editsEntry,
  figure,
  publishes,
  savesSettings,
  savesText,
  writesEntry,
} from "./testing/write-entry.ts";

const blank = { title: "", excerpt: "", document: documentOf() };

describe("a new entry", () => {
  test("is a draft by the admin, created once for a key, also without a title", async () => {
    const { ida, visitor } = await notebookSite();
    const key = { "Idempotency-Key": "entry-0123456789abcdef" };
    const create = () => ida.sends<EntrySavedAnswer>("POST", api.adminEntries, blank, key);
    const [made, again] = [await create(), await create()];
    expect(made).toMatchObject({ status: 200, message: "Entry created", data: { version: 1 } });
    expect(again.data).toEqual(made.data);
    const entry = await editsEntry(ida, made.data.id);
    expect(entry).toMatchObject({
      state: "draft",
      version: 1,
      settingsVersion: 1,
      text: blank,
      publishedVersion: null,
    });
    expect(entry.settings).toMatchObject({
      ...{ slug: expect.stringMatching(/^untitled-[0-9a-f]{6}$/), allowed: "everyone", categories: [] },
      author: { slug: "ida" },
    });
    expect((await visitor.opens(paths.entry(entry.settings.slug))).httpStatus).toBe(404);
    const { entries } = await ida.sees("adminNotebook", paths.adminNotebook);
    expect(entries.items).toMatchObject([{ id: made.data.id, title: "", state: "draft", hasChanges: false }]);
  });

  test("is for admins alone to write, at every call", async () => {
    const { ida, ada, visitor } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning" });
    for (const [person, status] of [
      [ada, 403],
      [visitor, 401],
    ] as const) {
      expect((await person.sends("POST", api.adminEntries, blank)).status).toBe(status);
      expect((await person.sends("PUT", api.adminEntryText(id), { ...blank, version: 1 })).status).toBe(status);
      expect((await person.sends("PUT", api.adminEntryPublication(id), { version: 1 })).status).toBe(status);
      expect((await person.sends("DELETE", api.adminEntry(id), { version: 1 })).status).toBe(status);
      expect((await person.gets(api.adminEntryRevisions(id))).status).toBe(status);
      expect((await person.opens(paths.adminEntry(id))).httpStatus).toBe(status);
    }
  });
});

describe("the text", () => {
  test("is saved as the next version, under its id in any spelling; the same text again is none", async () => {
    const { ida, noor } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning" });
    const text = { title: "  Darning \n wool ", excerpt: "", document: documentOf("A thread") };
    const save = (version: number, person = ida) =>
      person.sends<EntrySavedAnswer>("PUT", api.adminEntryText(id.toUpperCase()), { ...text, version });
    expect(await save(1)).toMatchObject({ status: 200, data: { id, version: 2 } });
    expect(await save(2, noor)).toMatchObject({ status: 200, data: { version: 2 } });
    // Sent again, because the answer was lost.
    expect(await save(1)).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await editsEntry(noor, id)).toMatchObject({
      ...{ version: 2, savedBy: { slug: "ida" }, settings: { slug: "darning-wool" } },
      text: { title: "Darning wool", document: documentOf("A thread") },
    });
  });

  test("of an admin whom another overtook is refused with what is there, and nothing is lost", async () => {
    const { ida, noor } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning" });
    expect((await savesText(noor, id, { document: documentOf("Noor’s") })).status).toBe(200);
    const late = await savesText(ida, id, { document: documentOf("Ida’s"), version: 1 });
    expect(late).toMatchObject({
      ...{ status: 409, message: expect.stringContaining("Noor") },
      data: { saved: { id, version: 2, savedBy: { slug: "noor" }, text: { document: documentOf("Noor’s") } } },
    });
    const { saved } = late.data;
    const both = documentOf("Noor’s", "Ida’s");
    expect((await savesText(ida, id, { document: both, version: saved.version })).data.version).toBe(3);
    const { revisions } = (await (await ida.gets(api.adminEntryRevisions(id))).json()).data;
    expect(
      revisions.map(({ version, savedBy }: { version: number; savedBy: { slug: string } }) => [version, savedBy.slug]),
    ).toEqual([
      [3, "ida"],
      [2, "noor"],
      [1, "ida"],
    ]);
  });

  test("of one admin in two windows: the one who keeps the later text finds the other among the revisions", async () => {
    const { ida, passMinutes, context } = await notebookSite();
    // The start of ten minutes of the clock.
    passMinutes(10 - (Math.floor(context.clock().getTime() / 60_000) % 10));
    const { id } = await writesEntry(ida, { title: "Darning" });
    await savesText(ida, id, { document: documentOf("On the phone") });
    const late = await savesText(ida, id, { document: documentOf("At the desk"), version: 1 });
    expect([late.status, late.data.saved.version]).toEqual([409, 2]);
    const kept = await savesText(ida, id, { document: documentOf("At the desk"), version: 2, keepsBefore: true });
    expect(kept.data.version).toBe(3);
    await savesText(ida, id, { document: documentOf("At the desk, and more") });
    const texts = await Promise.all(
      [4, 2].map(async (version) => (await (await ida.gets(api.adminEntryRevision(id, version))).json()).data.text),
    );
    expect(texts).toMatchObject([
      { document: documentOf("At the desk, and more") },
      { document: documentOf("On the phone") },
    ]);
  });

  test("saved twenty times at once is saved once for each version", async () => {
    const { ida, noor } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning" });
    const save = (n: number) =>
      (n % 2 ? ida : noor).sends("PUT", api.adminEntryText(id), {
        ...{ title: `Darning ${n}`, excerpt: "", document: documentOf(`Save ${n}`), version: 1 },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => save(n)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const { version, text } = await editsEntry(ida, id);
    expect([version, text.document.blocks.length]).toEqual([2, 1]);
  });

  test("that one admin saves within a few minutes is one revision, until it is published or another writes", async () => {
    const { ida, noor, passMinutes, context } = await notebookSite();
    // The start of ten minutes of the clock.
    passMinutes(10 - (Math.floor(context.clock().getTime() / 60_000) % 10));
    const { id } = await writesEntry(ida, { title: "Darning" });
    const versions = async () => {
      const { revisions } = (await (await ida.gets(api.adminEntryRevisions(id))).json()).data;
      return revisions.map((one: { version: number }) => one.version);
    };
    for (const text of ["a", "b", "c"]) await savesText(ida, id, { document: documentOf(text) });
    expect(await versions()).toEqual([4]);
    await savesText(noor, id, { document: documentOf("d") });
    expect(await versions()).toEqual([5, 4]);
    await publishes(noor, id);
    await savesText(noor, id, { document: documentOf("e") });
    await savesText(noor, id, { document: documentOf("f") });
    expect(await versions()).toEqual([7, 5, 4]);
    passMinutes(11);
    await savesText(noor, id, { document: documentOf("g") });
    // Back to an earlier text: what was written since stays.
    await savesText(noor, id, { document: documentOf("f") });
    expect(await versions()).toEqual([9, 8, 7, 5, 4]);
    const old = await ida.gets(api.adminEntryRevision(id, 5));
    expect((await old.json()).data).toMatchObject({ isPublished: true, text: { document: documentOf("d") } });
    expect((await ida.gets(api.adminEntryRevision(id, 6))).status).toBe(404);
    expect((await ida.gets(api.adminEntryRevision(id, "six"))).status).toBe(404);
    expect((await ida.gets(api.adminEntryRevision(id, 99999999999))).status).toBe(404);
  });
});

describe("hostile texts", () => {
  const paragraphOf = (run: object) => ({ version: 1, blocks: [{ kind: "paragraph", text: [run] }] });
  const nested = (depth: number): unknown => (depth ? { kind: "quote", paragraphs: [nested(depth - 1)] } : "x");

  test("are refused, and the entry stays as it was", async () => {
    const { ida } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning" });
    const save = (document: unknown, more: object = {}) =>
      ida.sends<Record<string, string[]>>("PUT", api.adminEntryText(id), {
        ...{ title: "Darning", excerpt: "", document, version: 1, ...more },
      });
    const refused = [
      { version: 2, blocks: [] },
      { version: 1, blocks: [], onload: "x" },
      paragraphOf({ text: "x", style: "color:red" }),
      paragraphOf({ text: "x", href: "javascript:alert(1)" }),
      paragraphOf({ text: "x", href: " javascript:alert(1)" }),
      paragraphOf({ text: "x", href: "//evil.example" }),
      paragraphOf({ text: "x", marks: ["bold", "bold"] }),
      { version: 1, blocks: [{ kind: "script", text: "x" }] },
      { version: 1, blocks: [{ kind: "teaserEnd" }, { kind: "teaserEnd" }] },
      { version: 1, blocks: Array.from({ length: 501 }, () => ({ kind: "divider" })) },
      { version: 1, blocks: [{ kind: "figure", layout: "pair", photos: [{ id, alt: "" }], caption: [] }] },
      { version: 1, blocks: [{ kind: "card", subject: "member", id }] },
      paragraphOf({ text: "a\0b" }),
      paragraphOf({ text: "a\ud800b" }),
      paragraphOf({ text: "a".repeat(10_001) }),
      { version: 1, blocks: [nested(8)] },
    ];
    for (const document of refused) expect([document, (await save(document)).status]).toEqual([document, 422]);
    expect((await save({ version: 1, blocks: [nested(40)] })).status).toBe(400);
    expect((await save(documentOf(), { title: "a".repeat(121) })).data).toEqual({ title: [expect.any(String)] });
    expect((await save(documentOf(), { version: 0 })).status).toBe(422);
    expect((await editsEntry(ida, id)).version).toBe(1);
  });

  test("may be long, but not without end", async () => {
    const { ida } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning" });
    const long = documentOf(...Array.from({ length: 500 }, (_, n) => `${n} ${"wool ".repeat(300)}`));
    expect((await savesText(ida, id, { document: long })).status).toBe(200);
    const longer = documentOf(...Array.from({ length: 500 }, () => "wool ".repeat(1_900)));
    expect((await savesText(ida, id, { document: longer })).status).toBe(413);
  });
});

describe("the settings", () => {
  test("are saved beside the text, with a version of their own", async () => {
    const { ida, noor } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning" });
    for (const name of ["Care", "Mending"]) await createsCategory(ida, name);
    const cover = (await noor.hasPhoto()).id;
    const words = { allowed: "members", coverAlt: "Wool", author: "noor" } as const;
    expect(await savesSettings(noor, id, { ...words, cover, categories: ["mending", "care"] })).toMatchObject({
      ...{ status: 200, message: "Settings saved", data: { slug: "darning", version: 2 } },
    });
    expect((await savesText(ida, id, { document: documentOf("More"), version: 1 })).status).toBe(200);
    const entry = await editsEntry(ida, id);
    expect(entry).toMatchObject({
      ...{ version: 2, settingsVersion: 2 },
      settings: { allowed: "members", cover: { id: cover, alt: "Wool" }, coverAlt: "Wool", author: { slug: "noor" } },
    });
    expect(entry.settings.categories.map(({ slug }) => slug)).toEqual(["care", "mending"]);
    expect(await savesSettings(ida, id, {})).toMatchObject({ status: 200, data: { version: 2 } });
    const late = await savesSettings(ida, id, { version: 1, coverAlt: "Yarn" });
    expect(late).toMatchObject({
      ...{ status: 409, message: expect.stringContaining("Noor") },
      data: { saved: { settingsVersion: 2, settings: { coverAlt: "Wool" } }, by: { slug: "noor" } },
    });
  });

  test("say at each field what is wrong", async () => {
    const { ida, ada } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning" });
    await writesEntry(ida, { title: "Taken" });
    const others = (await ada.hasPhoto()).id;
    const save = (settings: object) => savesSettings(ida, id, settings);
    const field = (name: string) => ({ status: 422, data: { [name]: [expect.any(String)] } });
    expect(await save({ slug: "taken" })).toMatchObject(field("slug"));
    expect(await save({ slug: "categories" })).toMatchObject(field("slug"));
    expect(await save({ allowed: "nobody" })).toMatchObject(field("allowed"));
    expect(await save({ cover: others })).toMatchObject(field("cover"));
    expect(await save({ categories: ["nothing"] })).toMatchObject(field("categories"));
    expect(await save({ categories: Array.from({ length: 6 }, (_, n) => `c${n}`) })).toMatchObject(field("categories"));
    expect(await save({ author: "nobody" })).toMatchObject(field("author"));
    expect((await editsEntry(ida, id)).settingsVersion).toBe(1);
  });

  test("name a member who wrote as a guest", async () => {
    const { ida, visitor } = await notebookSite();
    const { id, slug } = await writesEntry(ida, { title: "Darning", publish: true });
    expect((await savesSettings(ida, id, { author: "ada" })).status).toBe(200);
    expect((await visitor.sees("entry", paths.entry(slug))).entry.author?.slug).toBe("ada");
  });

  test("follow a category that was renamed since they were opened", async () => {
    const { ida } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning" });
    await createsCategory(ida, "Mending");
    await ida.sends("PUT", api.adminNotebookCategory("mending"), { name: "Repair", slug: "repair", version: 1 });
    expect((await savesSettings(ida, id, { categories: ["mending"] })).status).toBe(200);
    expect((await editsEntry(ida, id)).settings.categories).toEqual([{ slug: "repair", name: "Repair" }]);
  });
});

describe("the slug", () => {
  test("follows the title until the first publication, unless an admin chose it", async () => {
    const { ida } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "" });
    await writesEntry(ida, { title: "Darning" });
    const slugAfter = async (title: string) => {
      await savesText(ida, id, { title });
      return (await editsEntry(ida, id)).settings.slug;
    };
    expect(await slugAfter("Wool")).toBe("wool");
    expect(await slugAfter("Darning")).toMatch(/^darning-[0-9a-f]{6}$/);
    expect(await slugAfter("Categories")).toMatch(/^categories-[0-9a-f]{6}$/);
    expect(await slugAfter("Wool again")).toBe("wool-again");
    await savesSettings(ida, id, { slug: "chosen" });
    expect(await slugAfter("Another")).toBe("chosen");
  });

  test("stays when the title of a published entry changes, and redirects when it is changed", async () => {
    const { ida, visitor } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning", publish: true });
    await savesText(ida, id, { title: "Darning wool" });
    await publishes(ida, id);
    expect((await visitor.sees("entry", paths.entry("darning"))).entry.title).toBe("Darning wool");
    expect((await savesSettings(ida, id, { slug: "wool" })).data.slug).toBe("wool");
    expect(await visitor.opens(paths.entry("darning"))).toMatchObject({ kind: "redirect", to: paths.entry("wool") });
    const other = await writesEntry(ida, { title: "Darning" });
    expect(other.slug).toMatch(/^darning-[0-9a-f]{6}$/);
    expect((await savesSettings(ida, other.id, { slug: "darning" })).status).toBe(422);
    expect((await savesSettings(ida, id, { slug: "darning" })).status).toBe(200);
    expect(await visitor.opens(paths.entry("wool"))).toMatchObject({ kind: "redirect", to: paths.entry("darning") });
  });

  test("takes along what members have typed under the entry, unless they began again at the new one", async () => {
    const { ida, noor } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Darning", publish: true });
    const at = (slug: string) => api.draft(commentPlace({ kind: "entry", slug }));
    const typed = (text: string) => ({ body: { text }, version: 0 });
    await noor.sends("PUT", at("darning"), typed("Which wool?"));
    await ida.sends("PUT", at("darning"), typed("At the old address"));
    await ida.sends("PUT", at("wool"), typed("At the new address"));
    await savesSettings(ida, id, { slug: "wool" });
    expect(await (await noor.gets(at("wool"))).json()).toMatchObject({ data: { body: { text: "Which wool?" } } });
    expect(await (await noor.gets(at("darning"))).json()).toMatchObject({ data: null });
    expect(await (await ida.gets(at("wool"))).json()).toMatchObject({ data: { body: { text: "At the new address" } } });
  });

  test("is another for each of many entries that are created at once", async () => {
    const { ida, noor } = await notebookSite();
    const made = await Promise.all([ida, noor, ida, noor].map((admin) => writesEntry(admin, { title: "Darning" })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(4);
  });
});

describe("an admin who leaves", () => {
  test("leaves their entries, texts and photos to the others", async () => {
    const site = await notebookSite();
    const { ida, noor, visitor } = site;
    const photo = await ida.hasPhoto();
    const document = documentOf("Wool", figure(photo.id));
    const { id, slug } = await writesEntry(ida, { title: "Wool", document, publish: true });
    await changeStanding(site, ida, "erased");
    expect(await editsEntry(noor, id)).toMatchObject({
      ...{ savedBy: null, settings: { author: null }, photos: { [photo.id]: { id: photo.id } } },
    });
    expect((await savesSettings(noor, id, { author: "noor" })).status).toBe(200);
    expect((await savesText(noor, id, { document: documentOf(...document.blocks, "Felt") })).data.version).toBe(2);
    expect((await visitor.sees("entry", paths.entry(slug))).entry.author?.slug).toBe("noor");
  });
});
