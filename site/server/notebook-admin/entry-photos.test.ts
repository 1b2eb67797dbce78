import { describe, expect, test } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import { api, paths } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { isInDraft } from "../drafts/draft-of.ts";
import { teaserEnd } from "../notebook/testing/document-of.ts";
import { prunePhotos } from "../photos/prune-photos.ts";
import type { Person } from "../testing/person.ts";
import { pruneEntries } from "./entries/prune-entries.ts";
import { notebookSite } from "./testing/notebook-site.ts";
import {
  documentOf,
  editsEntry,
  figure,
  publishes,
  savesSettings,
  savesText,
  writesEntry,
} from "./testing/write-entry.ts";

const fileOf = ({ id, version, widths }: PhotoCard) => paths.photo(id, version, widths[0] ?? 40, "webp");

/** An entry with one photo before and one behind the end of its teaser, and a cover. */
async function siteWithPhotos() {
  const site = await notebookSite();
  const { ida, visitor, ada } = site;
  const [teaser, body, cover] = [
    await ida.hasPhoto("#111111"),
    await ida.hasPhoto("#222222"),
    await ida.hasPhoto("#333333"),
  ];
  const document = documentOf("Before", figure(teaser.id), teaserEnd, "After", figure(body.id));
  const entry = await writesEntry(ida, { title: "Wool", document, settings: { cover: cover.id, coverAlt: "Wool" } });
  const statusesFor = (person: Person) =>
    Promise.all([teaser, body, cover].map(async (photo) => (await person.gets(fileOf(photo))).status));
  /** Of the teaser’s, the body’s and the cover, for a visitor and for a member. */
  const seen = async () => [await statusesFor(visitor), await statusesFor(ada)];
  return { ...site, ...entry, teaser, body, cover, document, seen };
}

describe("a photo of an entry", () => {
  test("is closed until the entry is published, and open to its readers from then on", async () => {
    const { ida, id, seen } = await siteWithPhotos();
    const [closed, open] = [
      [404, 404, 404],
      [200, 200, 200],
    ];
    expect(await seen()).toEqual([closed, closed]);
    await publishes(ida, id);
    expect(await seen()).toEqual([open, open]);
    expect((await savesSettings(ida, id, { allowed: "members" })).status).toBe(200);
    expect(await seen()).toEqual([[200, 404, 200], open]);
    await savesSettings(ida, id, { allowed: "subscribers" });
    expect(await seen()).toEqual([
      [200, 404, 200],
      [200, 404, 200],
    ]);
    await ida.sends("DELETE", api.adminEntryPublication(id));
    expect(await seen()).toEqual([closed, closed]);
    await publishes(ida, id);
    await ida.sends("DELETE", api.adminEntry(id), { version: 1 });
    expect(await seen()).toEqual([closed, closed]);
  });

  test("that only a newer text shows is closed until that is published", async () => {
    const { ida, visitor, id, teaser } = await siteWithPhotos();
    await publishes(ida, id);
    const added = await ida.hasPhoto("#444444");
    expect((await savesText(ida, id, { document: documentOf("New", figure(added.id)) })).status).toBe(200);
    const status = async (photo: PhotoCard) => (await visitor.gets(fileOf(photo))).status;
    expect([await status(added), await status(teaser)]).toEqual([404, 200]);
    await publishes(ida, id);
    expect([await status(added), await status(teaser)]).toEqual([200, 404]);
  });

  test("is not opened by a crop, which any admin may make without a new version of the text", async () => {
    const { ida, noor, ada, visitor, id, body, cover, document } = await siteWithPhotos();
    await savesSettings(ida, id, { allowed: "members" });
    await publishes(ida, id);
    await visitor.opens(paths.notebook);
    const half = { x: 0, y: 0, width: 0.5, height: 1 };
    const crop = (person: Person, photo: PhotoCard) => person.sends<PhotoCard>("PUT", api.photoCrop(photo.id), half);
    expect((await crop(ada, body)).status).toBe(404);
    const cropped = (await crop(noor, body)).data;
    expect([
      cropped.version,
      (await visitor.gets(fileOf(cropped))).status,
      (await ada.gets(fileOf(cropped))).status,
    ]).toEqual([2, 404, 200]);
    expect((await savesText(ida, id, { document: documentOf(...document.blocks, "More"), version: 1 })).status).toBe(
      200,
    );
    expect((await editsEntry(ida, id)).photos[body.id]).toMatchObject({ version: 2, crop: half });
    expect((await crop(noor, cover)).status).toBe(200);
    const { entries } = await visitor.sees("notebook", paths.notebook);
    expect(entries.items[0]?.cover).toMatchObject({ id: cover.id, version: 2 });
    const log = await ida.sees("adminAudit", paths.adminAudit);
    expect(log.entries.items.filter(({ why }) => why === "Cropped")).toMatchObject([
      { actor: { slug: "noor" }, subject: { kind: "entry", name: "Wool" } },
      { actor: { slug: "noor" }, subject: { kind: "entry", name: "Wool" } },
    ]);
  });

  test("is the admin’s own upload, and belongs to one entry", async () => {
    const { ida, noor, ada, id, body, cover } = await siteWithPhotos();
    const [of, unknown] = [await ada.hasPhoto("#555555"), "01890000-0000-7000-8000-000000000001"];
    const refused = { status: 422, data: { document: [expect.any(String)] } };
    for (const one of [of.id, unknown]) {
      const draft = { title: "Felt", excerpt: "", document: documentOf(figure(one)) };
      expect(await ida.sends("POST", api.adminEntries, draft)).toMatchObject(refused);
      expect(await savesText(noor, id, { document: documentOf(figure(one)) })).toMatchObject(refused);
    }
    const other = await writesEntry(noor, { title: "Felt" });
    expect(await savesText(noor, other.id, { document: documentOf(figure(body.id)) })).toMatchObject({
      ...{ status: 422, data: { document: ["A photo in this text belongs to another entry. Upload it again here."] } },
    });
    expect(await savesText(noor, other.id, { document: documentOf(figure(cover.id)) })).toMatchObject(refused);
    expect(await savesSettings(noor, other.id, { cover: body.id })).toMatchObject({ status: 422 });
    const { entries } = await ida.sees("adminNotebook", paths.adminNotebook);
    expect(entries.items.map(({ title }) => title)).toEqual(["Felt", "Wool"]);
  });

  test("is claimed by one of two entries that want it at once", async () => {
    const { ida } = await notebookSite();
    const photos = [await ida.hasPhoto("#111111"), await ida.hasPhoto("#222222")].map(({ id }) => id);
    const made = [await writesEntry(ida, { title: "One" }), await writesEntry(ida, { title: "Two" })];
    const answers = await Promise.all([
      savesText(ida, made[0]?.id ?? "", { document: documentOf(figure(...photos)) }),
      savesText(ida, made[1]?.id ?? "", { document: documentOf(figure(...photos.toReversed())) }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("may be the cover too", async () => {
    const { ida, visitor, id, body, cover } = await siteWithPhotos();
    await savesSettings(ida, id, { allowed: "members" });
    await publishes(ida, id);
    expect((await savesSettings(ida, id, { cover: body.id })).status).toBe(200);
    const status = async (photo: PhotoCard) => (await visitor.gets(fileOf(photo))).status;
    expect([await status(body), await status(cover)]).toEqual([200, 404]);
    expect((await savesSettings(ida, id, { cover: null })).status).toBe(200);
    expect([await status(body), (await editsEntry(ida, id)).photos[body.id]?.id]).toEqual([404, body.id]);
    expect((await savesSettings(ida, id, { cover: cover.id })).status).toBe(422);
  });

  test("of no version any more is deleted, once its editor has been quiet for a day", async () => {
    const { ida, id, body, teaser, context } = await siteWithPhotos();
    await publishes(ida, id);
    const [gone, back] = [await ida.hasPhoto("#444444"), await ida.hasPhoto("#555555")];
    await savesText(ida, id, { document: documentOf("New", figure(gone.id, back.id)) });
    await savesText(ida, id, { document: documentOf("New", figure(back.id)) });
    const inDays = (days: number) => ({ ...context, clock: () => new Date(Date.now() + days * dayMs) });
    await pruneEntries(inDays(0));
    expect((await savesText(ida, id, { document: documentOf("New", figure(gone.id, back.id)) })).status).toBe(200);
    await savesText(ida, id, { document: documentOf("New", figure(back.id)) });
    await pruneEntries(inDays(1.1));
    await prunePhotos(inDays(3), isInDraft);
    const statuses = await Promise.all(
      [gone, back, body, teaser].map(async (photo) => (await ida.gets(fileOf(photo))).status),
    );
    expect(statuses).toEqual([404, 200, 200, 200]);
  });
});
