import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import type { EntryCardChoices, EntryPreviewAnswer } from "../../shared/notebook-admin/notebook-admin.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { entryPreviews } from "../notebook/tables.ts";
import { hasCatalogue } from "../testing/has-catalogue.ts";
import type { Person } from "../testing/person.ts";
import { pruneEntries } from "./entries/prune-entries.ts";
import { notebookSite } from "./testing/notebook-site.ts";
import { documentOf, editsEntry, savesText, writesEntry } from "./testing/write-entry.ts";

test("everybody who has a link reads the newest text of a draft, for a week or until the links are ended", async () => {
  const { ida, noor, visitor, db, context, passMinutes } = await notebookSite();
  const { id } = await writesEntry(ida, { title: "Wool" });
  const link = async (admin: Person) => {
    const { data } = await admin.sends<EntryPreviewAnswer>("POST", api.adminEntryPreviews(id));
    return { ...data, path: data.url.replace(context.publicUrl, "") };
  };
  const [first, second] = [await link(ida), await link(noor)];
  expect(first.url).toMatch(new RegExp(`^${context.publicUrl}/notebook/preview\\?token=[\\w-]{43}$`));
  expect(new Date(first.expiresAt).getTime() - context.clock().getTime()).toBeGreaterThan(6.9 * dayMs);
  await savesText(ida, id, { title: "Wool and felt" });
  expect((await visitor.sees("entryPreview", second.path)).entry.title).toBe("Wool and felt");
  const { rows } = await db.execute("select token_hash from site.entry_previews");
  expect(JSON.stringify(rows)).not.toContain(first.path.split("=")[1]);
  passMinutes(7 * 24 * 60 + 1);
  expect((await visitor.opens(first.path)).httpStatus).toBe(404);
  const third = await link(ida);
  await pruneEntries(context);
  expect(await db.$count(entryPreviews)).toBe(1);
  expect((await visitor.opens(third.path)).httpStatus).toBe(200);
  expect((await ida.sends("DELETE", api.adminEntryPreviews(id))).message).toBe("Links ended");
  expect((await visitor.opens(third.path)).httpStatus).toBe(404);
});

test("links stand in the audit log, and end with the entry and with the role of who made them", async () => {
  const { ida, noor, visitor, context, db } = await notebookSite();
  const { id } = await writesEntry(ida, { title: "Wool" });
  const link = async (admin: Person) => {
    const { data } = await admin.sends<EntryPreviewAnswer>("POST", api.adminEntryPreviews(id));
    return data.url.replace(context.publicUrl, "");
  };
  const [first, second] = [await link(ida), await link(noor)];
  await db.update(members).set({ role: "member" }).where(eq(members.slug, "noor"));
  expect((await visitor.opens(second)).httpStatus).toBe(404);
  expect((await visitor.opens(first)).httpStatus).toBe(200);
  const { version } = await editsEntry(ida, id);
  await ida.sends("DELETE", api.adminEntry(id), { version });
  await ida.sends("POST", api.adminEntryRestoration(id));
  expect((await visitor.opens(first)).httpStatus).toBe(404);
  const third = await link(ida);
  for (let twice = 0; twice < 2; twice++) await ida.sends("DELETE", api.adminEntryPreviews(id));
  expect((await visitor.opens(third)).httpStatus).toBe(404);
  const { entries } = await ida.sees("adminAudit", paths.adminAudit);
  const acts = entries.items.map(({ act }) => act).filter((act) => act.includes("preview"));
  expect(acts).toEqual(["end-previews", "preview", "preview", "preview"]);
  expect(JSON.stringify(entries)).not.toContain(third.split("=")[1]);
});

const choicesOf = (admin: Person) => async (subject: string, search: string) => {
  const answer = await admin.gets(`${api.adminEntryCards}?subject=${subject}&search=${encodeURIComponent(search)}`);
  return ((await answer.json()) as { data: EntryCardChoices }).data.cards;
};

test("a card is found with and without the accents of its title or name", async () => {
  const { ida, ada } = await notebookSite();
  await ada.posts("Crème cardigan");
  await ada.adds("Crème cardigan");
  const choices = choicesOf(ida);
  for (const search of ["Crème cardigan", "creme card", "CRÈME", "cardigan"]) {
    expect(await choices("look", search)).toMatchObject([{ card: { look: { title: "Crème cardigan" } } }]);
    expect(await choices("item", search)).toMatchObject([{ card: { item: { name: "Crème cardigan" } } }]);
  }
  for (const subject of ["look", "item"]) expect(await choices(subject, "cremé scarf")).toEqual([]);
});

test("a card is chosen from what visitors see too", async () => {
  const site = await notebookSite();
  const { ida, ada, joins } = site;
  const quiet = await joins("Quiet");
  const { product, brand } = await hasCatalogue(site);
  await ada.posts("Wool in the rain");
  await ada.posts("Wool for followers", { audience: "followers" });
  await quiet.posts("Quiet wool");
  await quiet.setsPrivacy(true);
  await ada.adds("Wool coat");
  await ada.adds("Wool vest", { audience: "me" });
  const choices = choicesOf(ida);
  expect(await choices("look", "WOOL")).toMatchObject([
    { subject: "look", card: { kind: "look", look: { title: "Wool in the rain" } } },
  ]);
  expect(await choices("item", "wool")).toMatchObject([{ card: { kind: "item", item: { name: "Wool coat" } } }]);
  expect(await choices("look", "%")).toEqual([]);
  expect(await choices("product", "")).toMatchObject([{ card: { product: { slug: product } } }]);
  expect(await choices("brand", "")).toMatchObject([{ card: { brand: { slug: brand } } }]);
  expect((await ida.gets(`${api.adminEntryCards}?subject=member`)).status).toBe(400);
  expect((await ada.gets(api.adminEntryCards)).status).toBe(403);

  const [look] = await choices("look", "wool");
  const card = { kind: "card", subject: "look", id: look?.id ?? "" } as const;
  const gone = { ...card, id: "01890000-0000-7000-8000-000000000001" };
  const { id } = await writesEntry(ida, { title: "Wool", document: documentOf("See", card, gone) });
  const { cards } = await editsEntry(ida, id);
  expect(Object.keys(cards)).toEqual([`look:${look?.id}`]);
  const revision = await (await ida.gets(api.adminEntryRevision(id, 1))).json();
  expect(revision.data).toMatchObject({ cards: { [`look:${look?.id}`]: { kind: "look" } }, savedBy: { slug: "ida" } });
  expect((await ida.opens(paths.adminEntry(gone.id))).httpStatus).toBe(404);
});
