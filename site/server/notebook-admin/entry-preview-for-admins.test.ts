import { expect, test } from "vitest";
import type { EntryCardChoices } from "../../shared/notebook-admin/notebook-admin.ts";
import { api, paths } from "../../shared/paths.ts";
import { entryPreviews } from "../notebook/tables.ts";
import { teaserEnd } from "../notebook/testing/document-of.ts";
import { fileOf } from "../photos/testing/photo-bytes.ts";
import { notebookSite } from "./testing/notebook-site.ts";
import { documentOf, editsEntry, figure, publishes, savesText, writesEntry } from "./testing/write-entry.ts";

test("an admin sees the newest text whole, with its photos, as readers will see it, and no link is made", async () => {
  const { ida, noor, visitor, db } = await notebookSite();
  const photo = await ida.hasPhoto();
  const { id } = await writesEntry(ida, { title: "Wool", settings: { allowed: "subscribers" } });
  await savesText(ida, id, {
    ...{ title: "Wool and felt", excerpt: "Washed too hot." },
    document: documentOf("Before", teaserEnd, "Behind", figure(photo.id)),
  });
  const { entry } = await noor.sees("adminEntryPreview", paths.adminEntryPreview(id));
  expect(entry).toMatchObject({
    ...{ id, title: "Wool and felt", excerpt: "Washed too hot.", access: "open", allowed: "subscribers" },
    parts: [{ kind: "html", html: "<p>Before</p><p>Behind</p>" }, { kind: "figure" }],
  });
  expect((await noor.gets(fileOf(photo, "jpg"))).status).toBe(200);
  expect((await visitor.gets(fileOf(photo, "jpg"))).status).toBe(404);
  expect(await db.$count(entryPreviews)).toBe(0);

  const page = await noor.gets(paths.adminEntryPreview(id));
  expect(page.headers.get("cache-control")).toBe("private, no-store");
});

test("of a published entry, the text that readers don’t see yet", async () => {
  const { ida, visitor } = await notebookSite();
  const { id, slug } = await writesEntry(ida, { title: "Wool", publish: true });
  await savesText(ida, id, { document: documentOf("Rewritten") });
  const newest = [{ kind: "html", html: "<p>Rewritten</p>" }];
  expect((await ida.sees("adminEntryPreview", paths.adminEntryPreview(id))).entry.parts).toEqual(newest);
  expect((await visitor.sees("entry", paths.entry(slug))).entry.parts).not.toEqual(newest);
  await publishes(ida, id);
  expect((await visitor.sees("entry", paths.entry(slug))).entry.parts).toEqual(newest);
});

test("a card that visitors don’t see any more is not there", async () => {
  const { ida, ada } = await notebookSite();
  await ada.posts("Rain at eleven");
  const found = await (await ida.gets(`${api.adminEntryCards}?subject=look&search=rain`)).json();
  const [look] = (found as { data: EntryCardChoices }).data.cards;
  const card = { kind: "card", subject: "look", id: look?.id ?? "" } as const;
  const { id } = await writesEntry(ida, { title: "Rain", document: documentOf("Look", card) });
  const kinds = async () =>
    (await ida.sees("adminEntryPreview", paths.adminEntryPreview(id))).entry.parts.map(({ kind }) => kind);
  expect(await kinds()).toEqual(["html", "card"]);
  await ada.setsPrivacy(true);
  expect(await kinds()).toEqual(["html"]);
});

test("there is none of an entry that is deleted or doesn’t exist", async () => {
  const { ida } = await notebookSite();
  const { id } = await writesEntry(ida, { title: "Wool" });
  const { version } = await editsEntry(ida, id);
  await ida.sends("DELETE", api.adminEntry(id), { version });
  for (const one of [id, "no-id", "01890000-0000-7000-8000-000000000001"])
    expect((await ida.opens(paths.adminEntryPreview(one))).httpStatus).toBe(404);
});
