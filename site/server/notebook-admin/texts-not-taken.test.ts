import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type {
  EntryRevision,
  EntryRevisionAnswer,
  EntrySavedAnswer,
  EntryText,
} from "../../shared/notebook-admin/notebook-admin.ts";
import { api, paths } from "../../shared/paths.ts";
import { entryPhotos } from "../notebook/tables.ts";
import type { Person } from "../testing/person.ts";
import { pruneEntries } from "./entries/prune-entries.ts";
import { notebookSite } from "./testing/notebook-site.ts";
import { documentOf, editsEntry, figure, publishes, savesText, writesEntry } from "./testing/write-entry.ts";

/** Noor has overtaken Ida, who takes Noor’s text. */
async function siteWithLostText(ofIda: Partial<EntryText> = {}) {
  const site = await notebookSite();
  const { ida, noor } = site;
  const { id } = await writesEntry(ida, { title: "Darning" });
  await savesText(noor, id, { document: documentOf("Noor’s") });
  const idas: EntryText = { title: "Darning socks", excerpt: "With wool.", document: documentOf("Ida’s"), ...ofIda };
  const late = await ida.sends("PUT", api.adminEntryText(id), { ...idas, version: 1 });
  expect(late.status).toBe(409);
  const keep = (text = idas) => ida.sends<EntrySavedAnswer>("POST", api.adminEntryRevisions(id), text);
  return { ...site, id, idas, keep };
}

const versionsOf = async (admin: Person, id: string) => {
  const { revisions } = (await (await admin.gets(api.adminEntryRevisions(id))).json()).data;
  return (revisions as EntryRevision[]).map(({ version, savedBy, isAside }) => [
    version,
    savedBy?.slug,
    ...(isAside ? ["not taken"] : []),
  ]);
};

const textOf = async (admin: Person, id: string, version: number): Promise<EntryText> =>
  ((await (await admin.gets(api.adminEntryRevision(id, version))).json()) as { data: EntryRevisionAnswer }).data.text;

test("a text that lost to another admin’s is a version with its title and introduction, and not the newest", async () => {
  const { ida, noor, id, idas, keep } = await siteWithLostText();
  expect(await keep()).toMatchObject({ status: 200, data: { id, version: 3 } });
  expect(await versionsOf(noor, id)).toEqual([
    [3, "ida", "not taken"],
    [2, "noor"],
    [1, "ida"],
  ]);
  expect(await textOf(noor, id, 3)).toEqual(idas);
  expect(await editsEntry(ida, id)).toMatchObject({
    ...{ version: 2, savedBy: { slug: "noor" } },
    text: { title: "Darning", document: documentOf("Noor’s") },
  });
});

test("is kept once, however often it is sent", async () => {
  const { ida, id, keep } = await siteWithLostText();
  const versions = await Promise.all([keep(), keep(), keep()]);
  expect(versions.map(({ data }) => data.version)).toEqual([3, 3, 3]);
  expect(await versionsOf(ida, id)).toHaveLength(3);
});

test("whoever writes on the text that won is not interrupted, and gets the next number", async () => {
  const { ida, noor, id, idas, keep } = await siteWithLostText();
  await keep();
  expect((await savesText(noor, id, { document: documentOf("Noor’s, and more"), version: 2 })).data.version).toBe(4);
  expect((await savesText(ida, id, { ...idas })).data.version).toBe(5);
  expect(await versionsOf(ida, id)).toEqual([
    [5, "ida"],
    [4, "noor"],
    [3, "ida", "not taken"],
    [1, "ida"],
  ]);
  expect(await textOf(ida, id, 3)).toEqual(idas);
});

test("is never published, and nobody but admins gets it", async () => {
  const { ida, noor, ada, visitor, id, idas, keep } = await siteWithLostText();
  await keep();
  expect((await publishes(noor, id)).data).toMatchObject({ publishedVersion: 2 });
  const { entry } = await visitor.sees("entry", paths.entry("darning"));
  expect(entry).toMatchObject({ title: "Darning", parts: [{ kind: "html", html: "<p>Noor’s</p>" }] });
  for (const [person, status] of [
    [ada, 403],
    [visitor, 401],
  ] as const) {
    expect((await person.gets(api.adminEntryRevision(id, 3))).status).toBe(status);
    expect((await person.sends("POST", api.adminEntryRevisions(id), idas)).status).toBe(status);
  }
  expect((await ida.sends("POST", api.adminEntryRevisions(id), { ...idas, title: "x".repeat(500) })).status).toBe(422);
});

test("its photos stay the entry’s own as long as the version shows them, closed to readers", async () => {
  const { ida, noor, id, idas, keep, db, context, passMinutes } = await siteWithLostText();
  const { id: photo } = await ida.hasPhoto();
  const text = { ...idas, document: documentOf("Ida’s", figure(photo)) };
  expect((await keep(text)).status).toBe(200);
  await publishes(noor, id);
  passMinutes(3 * 24 * 60);
  await pruneEntries(context);
  expect(await db.select({ place: entryPhotos.place }).from(entryPhotos).where(eq(entryPhotos.entryId, id))).toEqual([
    { place: "kept" },
  ]);
  const { photos } = (await (await noor.gets(api.adminEntryRevision(id, 3))).json()).data;
  expect(Object.keys(photos)).toEqual([photo]);
});

test("a deleted entry keeps none", async () => {
  const { noor, id, keep } = await siteWithLostText();
  await noor.sends("DELETE", api.adminEntry(id), { version: 2 });
  expect(await keep()).toMatchObject({ status: 409 });
  expect(await versionsOf(noor, id)).toHaveLength(2);
});
