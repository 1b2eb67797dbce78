import { expect, test } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import { deletedEntryDays } from "../../shared/lifetimes.ts";
import { api, paths } from "../../shared/paths.ts";
import { isInDraft } from "../drafts/draft-of.ts";
import { prunePhotos } from "../photos/prune-photos.ts";
import { pruneEntries } from "./entries/prune-entries.ts";
import { notebookSite } from "./testing/notebook-site.ts";
import {
  createsCategory,
  documentOf,
  editsEntry,
  figure,
  publishes,
  savesText,
  writesEntry,
} from "./testing/write-entry.ts";

test("a deleted entry is gone for its readers, and comes back as a draft", async () => {
  const { ida, noor, visitor } = await notebookSite();
  await createsCategory(ida, "Care");
  const { id, slug } = await writesEntry(ida, { title: "Wool", settings: { categories: ["care"] }, publish: true });
  expect(await ida.sends("DELETE", api.adminEntry(id), { version: 1 })).toMatchObject({
    ...{ status: 200, message: "Entry deleted" },
  });
  expect((await ida.sends("DELETE", api.adminEntry(id), { version: 1 })).status).toBe(200);
  expect((await visitor.opens(paths.entry(slug))).httpStatus).toBe(404);
  const { categories } = await ida.sees("adminNotebookCategories", paths.adminNotebookCategories);
  expect(categories).toMatchObject([{ entries: 0 }]);
  // Noor writes in a window that she opened before.
  const late = await savesText(noor, id, { document: documentOf("Noor’s") });
  expect(late).toMatchObject({ status: 409, data: { saved: { state: "deleted" } } });
  expect((await publishes(noor, id)).status).toBe(409);
  expect((await noor.sends("DELETE", api.adminEntryPublication(id))).status).toBe(409);
  expect((await noor.sends("POST", api.adminEntryPreviews(id))).status).toBe(409);
  expect(await ida.sends("POST", api.adminEntryRestoration(id))).toMatchObject({ message: "Entry restored" });
  expect((await ida.sends("POST", api.adminEntryRestoration(id))).status).toBe(200);
  expect(await editsEntry(ida, id)).toMatchObject({ state: "draft", version: 1, text: { title: "Wool" } });
  expect((await publishes(noor, id)).status).toBe(200);
  expect((await visitor.sees("notebookCategory", paths.notebookCategory("care"))).category.entries).toBe(1);
  const { entries } = await ida.sees("adminAudit", paths.adminAudit);
  expect(entries.items.map(({ act }) => act).slice(0, 3)).toEqual(["publish", "undo", "delete"]);
});

test("nobody deletes a text that they have not seen", async () => {
  const { ida, noor } = await notebookSite();
  const { id } = await writesEntry(ida, { title: "Wool" });
  await savesText(noor, id, { document: documentOf("Noor’s") });
  expect(await ida.sends("DELETE", api.adminEntry(id), { version: 1 })).toMatchObject({
    ...{ status: 409, data: { saved: { version: 2, savedBy: { slug: "noor" } } } },
  });
  expect((await editsEntry(ida, id)).state).toBe("draft");
});

test("after a month nobody restores it, and it is erased with its versions and photos", async () => {
  const { ida, db, context, passMinutes } = await notebookSite();
  const [photo, cover] = [await ida.hasPhoto("#111111"), await ida.hasPhoto("#222222")];
  const document = documentOf("Wool", figure(photo.id));
  const { id } = await writesEntry(ida, { title: "Wool", document, settings: { cover: cover.id } });
  const kept = await writesEntry(ida, { title: "Felt" });
  await ida.sends("POST", api.adminEntryPreviews(id));
  await ida.sends("DELETE", api.adminEntry(id), { version: 1 });
  passMinutes((deletedEntryDays - 1) * 24 * 60);
  await ida.sends("DELETE", api.adminEntry(kept.id), { version: 1 });
  await pruneEntries(context);
  expect((await editsEntry(ida, id)).state).toBe("deleted");
  passMinutes(25 * 60);
  expect((await ida.sends("POST", api.adminEntryRestoration(id))).status).toBe(404);
  await pruneEntries(context);
  await prunePhotos({ ...context, clock: () => new Date(context.clock().getTime() + 2 * dayMs) }, isInDraft);
  expect((await ida.opens(paths.adminEntry(id))).httpStatus).toBe(404);
  expect((await db.execute("select id from site.photos")).rows).toEqual([]);
  expect((await ida.sends("POST", api.adminEntryRestoration(kept.id))).status).toBe(200);
  const { entries } = await ida.sees("adminAudit", paths.adminAudit);
  expect(entries.items.find(({ act }) => act === "delete")?.subject).toMatchObject({ kind: "entry", name: "Felt" });
});
