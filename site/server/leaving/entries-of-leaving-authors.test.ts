import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { teaserEnd } from "../notebook/testing/document-of.ts";
import {
  documentOf,
  editsEntry,
  figure,
  publishes,
  savesText,
  writesEntry,
} from "../notebook-admin/testing/write-entry.ts";
import { finishLeavings } from "./finish-leaving.ts";
import { leavingSite } from "./testing/leaving-site.ts";
import { zipEntries } from "./testing/zip-entries.ts";

/** Ida and Root are admins. Bea is the author of a published entry and of a draft. */
async function beaWhoWrote() {
  const site = await leavingSite();
  const [ida, root, bea] = [
    await site.joins("Ida", "Falk", { role: "admin" }),
    await site.joins("Root", undefined, { role: "admin" }),
    await site.joins("Bea"),
  ];
  const document = documentOf("Everybody reads this.", teaserEnd, "Members read this.");
  const settings = { author: "bea", allowed: "members" } as const;
  const entry = await writesEntry(ida, { title: "Darning", excerpt: "By hand", document, settings, publish: true });
  await savesText(ida, entry.id, { document: documentOf("Nobody reads this yet.", teaserEnd, "Nor this.") });
  await writesEntry(ida, { title: "Felting", settings: { author: "bea" } });
  await writesEntry(ida, { title: "Of another", settings: { author: "ida" }, publish: true });
  /** After fourteen days. */
  const ends = async () => {
    site.passDays(14);
    await finishLeavings(site.context);
    expect(site.logLines).toEqual([]);
  };
  return { ...site, ida, root, bea, document, entry, ends };
}

test("a copy of an author’s data holds their entries, as readers see them", async () => {
  const { ida, bea, asksForCopy, drain, document, entry } = await beaWhoWrote();
  const deleted = await writesEntry(ida, { title: "Deleted", settings: { author: "bea" } });
  expect((await ida.sends("DELETE", api.adminEntry(deleted.id), { version: 1 })).status).toBe(200);
  const { id } = (await asksForCopy(bea)).data;
  await drain();
  const files = zipEntries(Buffer.from(await (await bea.gets(api.export(id))).arrayBuffer()));
  expect(JSON.parse(files.get("notebook-entries.json")?.toString() ?? "null")).toMatchObject([
    {
      ...{ title: "Darning", excerpt: "By hand", pageAddress: entry.slug, readers: "members", state: "live", document },
      ...{ text: "Everybody reads this.\n\nMembers read this.", publishedAt: expect.any(String), deletedAt: null },
    },
    { title: "Felting", readers: "everyone", state: "draft", text: "About Felting", publishedAt: null },
  ]);
  expect(files.get("index.html")?.toString()).toContain("Felting (draft)");
});

test.each(["erase", "anonymise"] as const)("entries stay when their author chooses to %s", async (choice) => {
  const { ada, bea, ida, visitor, leaves, ends, entry, db } = await beaWhoWrote();
  const authorSeen = async () => (await visitor.sees("entry", paths.entry(entry.slug))).entry.author;
  // Somebody else’s page keeps a comment of hers, so her row stays without a name.
  await bea.comments((await ada.posts("Camel coat")).slug, "Is it warm?");
  expect(await authorSeen()).toMatchObject({ slug: "bea" });
  await leaves(bea, choice);
  expect(await authorSeen()).toBeNull();
  await ends();
  expect(await authorSeen()).toBeNull();
  expect((await editsEntry(ida, entry.id)).settings.author).toBeNull();
  expect((await visitor.sees("notebook", paths.notebook)).count).toBe(2);
  expect(await db.$count(members, eq(members.slug, "bea"))).toBe(0);
});

test("an admin who leaves takes neither texts nor photos out of the notebook", async () => {
  const { ada, ida, root, visitor, leaves, ends } = await beaWhoWrote();
  const photo = await ida.hasPhoto();
  const { id, slug } = await writesEntry(ida, { title: "Wool", document: documentOf("Warm.", figure(photo.id)) });
  expect((await publishes(ida, id)).status).toBe(200);
  await ida.comments((await ada.posts("Camel coat")).slug, "Is it warm?");
  await leaves(ida, "anonymise");
  await ends();
  expect((await visitor.gets(paths.photo(photo.id, 1, defined(photo.widths[0]), "webp"))).status).toBe(200);
  expect((await visitor.sees("entry", paths.entry(slug))).entry).toMatchObject({ title: "Wool", author: null });
  expect(await editsEntry(root, id)).toMatchObject({ savedBy: null, settings: { author: null } });
});
