import { describe, expect, test } from "vitest";
import { dayMs, hourMs } from "../../shared/durations.ts";
import { api, paths } from "../../shared/paths.ts";
import { teaserEnd } from "../notebook/testing/document-of.ts";
import { publishDueEntries } from "./entries/publish-due-entries.ts";
import { notebookSite } from "./testing/notebook-site.ts";
import {
  createsCategory,
  documentOf,
  editsEntry,
  publishes,
  savesSettings,
  savesText,
  writesEntry,
} from "./testing/write-entry.ts";

const unpublishes = (admin: Awaited<ReturnType<typeof notebookSite>>["ida"], id: string) =>
  admin.sends("DELETE", api.adminEntryPublication(id));

describe("an entry", () => {
  test("that is published is read by everybody, and counted in its categories", async () => {
    const { ida, visitor } = await notebookSite();
    await createsCategory(ida, "Care");
    const { id, slug } = await writesEntry(ida, { title: "Wool", settings: { categories: ["care"] } });
    const published = { slug, state: "live", publishedVersion: 1, publishedAt: expect.any(String), publishAt: null };
    expect(await publishes(ida, id)).toMatchObject({ status: 200, message: "Entry published", data: published });
    expect(await publishes(ida, id)).toMatchObject({ status: 200, data: published });
    const { entry } = await visitor.sees("entry", paths.entry(slug));
    expect(entry).toMatchObject({ title: "Wool", access: "open", author: { slug: "ida" } });
    const counts = async () =>
      (await ida.sees("adminNotebookCategories", paths.adminNotebookCategories)).categories.map((one) => one.entries);
    expect(await counts()).toEqual([1]);
    expect(await editsEntry(ida, id)).toMatchObject({ state: "live", publishedVersion: 1 });
    expect((await unpublishes(ida, id)).message).toBe("Entry unpublished");
    expect((await unpublishes(ida, id)).status).toBe(200);
    expect((await visitor.opens(paths.entry(slug))).httpStatus).toBe(404);
    expect(await counts()).toEqual([0]);
    expect(await editsEntry(ida, id)).toMatchObject({
      ...{ state: "draft", publishedVersion: null, publishedAt: expect.any(String) },
    });
  });

  test("that changes its category while it is published changes both counts", async () => {
    const { ida } = await notebookSite();
    for (const name of ["Care", "Cloth"]) await createsCategory(ida, name);
    const { id } = await writesEntry(ida, { title: "Wool", settings: { categories: ["care"] }, publish: true });
    await savesSettings(ida, id, { categories: ["cloth"] });
    const { categories } = await ida.sees("adminNotebookCategories", paths.adminNotebookCategories);
    expect(categories.map(({ slug, entries }) => [slug, entries])).toEqual([
      ["care", 0],
      ["cloth", 1],
    ]);
  });

  test("without a title or words stays a draft", async () => {
    const { ida } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "", document: documentOf("\u200b ") });
    expect(await publishes(ida, id)).toMatchObject({
      status: 422,
      data: { title: ["Give the entry a title."], document: ["Write something before you publish."] },
    });
    expect((await editsEntry(ida, id)).state).toBe("draft");
  });

  test("for some readers needs a teaser, with text before and after its mark", async () => {
    const { ida, ada, visitor } = await notebookSite();
    const { id, slug } = await writesEntry(ida, { title: "Wool", settings: { allowed: "members" } });
    const refusal = { status: 422, data: { document: [expect.stringContaining("teaser")] } };
    const closed = "Only members read this.";
    for (const document of [documentOf(closed), documentOf(teaserEnd, closed), documentOf(closed, teaserEnd)]) {
      await savesText(ida, id, { document });
      expect(await publishes(ida, id)).toMatchObject(refusal);
    }
    await savesText(ida, id, { document: documentOf("Everybody reads this.", teaserEnd, closed) });
    expect((await publishes(ida, id)).status).toBe(200);
    const teaser = await visitor.opens(paths.entry(slug));
    expect(JSON.stringify(teaser)).toContain("Everybody reads this.");
    expect(JSON.stringify(teaser)).not.toContain(closed);
    expect(JSON.stringify(await ada.opens(paths.entry(slug)))).toContain(closed);
  });

  test("that is published without a teaser stays for everybody until it has one", async () => {
    const { ida, visitor } = await notebookSite();
    const { id, slug } = await writesEntry(ida, { title: "Wool", publish: true });
    expect(await savesSettings(ida, id, { allowed: "subscribers" })).toMatchObject({
      status: 422,
      data: { allowed: [expect.stringContaining("teaser")] },
    });
    await savesText(ida, id, { document: documentOf("Before", teaserEnd, "After") });
    expect((await savesSettings(ida, id, { allowed: "subscribers" })).status).toBe(422);
    await publishes(ida, id);
    expect((await savesSettings(ida, id, { allowed: "subscribers" })).status).toBe(200);
    expect(JSON.stringify(await visitor.opens(paths.entry(slug)))).not.toContain("After");
    expect((await visitor.sees("entry", paths.entry(slug))).entry.access).toBe("subscribers");
  });

  test("that is published shows its new text when that is published", async () => {
    const { ida, noor, visitor } = await notebookSite();
    const { id, slug } = await writesEntry(ida, { title: "Wool", publish: true });
    await savesText(noor, id, { title: "Wool and felt", document: documentOf("Felted") });
    const seen = async () => (await visitor.sees("entry", paths.entry(slug))).entry.title;
    expect(await seen()).toBe("Wool");
    const { entries } = await ida.sees("adminNotebook", paths.adminNotebook);
    expect(entries.items).toMatchObject([{ title: "Wool", hasChanges: true }]);
    expect(await publishes(ida, id, { version: 1 })).toMatchObject({ status: 409, data: { saved: { version: 2 } } });
    expect(await seen()).toBe("Wool");
    expect((await publishes(ida, id)).status).toBe(200);
    expect(await seen()).toBe("Wool and felt");
  });

  test("is published once, however often that is asked at once", async () => {
    const { ida, noor } = await notebookSite();
    const { id } = await writesEntry(ida, { title: "Wool" });
    const answers = await Promise.all([ida, noor, ida, noor].map((admin) => publishes(admin, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { entries } = await ida.sees("adminAudit", paths.adminAudit);
    expect(entries.items.filter(({ act }) => act === "publish")).toMatchObject([
      { subject: { kind: "entry", name: "Wool", path: paths.adminEntry(id) } },
    ]);
  });

  test("is published, re-shelved and merged with its category at once without anybody waiting for ever", async () => {
    const { ida, noor } = await notebookSite();
    for (const name of ["Care", "Cloth", "Felt"]) await createsCategory(ida, name);
    const made = [];
    for (const title of ["One", "Two", "Three", "Four"])
      made.push(await writesEntry(ida, { title, settings: { categories: ["care", "cloth"] } }));
    const answers = await Promise.all([
      ...made.map(({ id }) => publishes(ida, id)),
      ...made.map(({ id }) => savesSettings(noor, id, { categories: ["felt", "care"] })),
      ida.sends("POST", api.adminNotebookCategoryMerge("care"), { into: "cloth" }),
      ...made.map(({ id }) => unpublishes(noor, id)),
      noor.sends("PUT", api.adminNotebookCategory("felt"), { name: "Felted", version: 1 }),
    ]);
    // The invariants, which run when the site closes, compare the counts.
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe("a scheduled entry", () => {
  test("goes out once its instant has come: late rather than never, and once", async () => {
    const { ida, visitor, context, passMinutes } = await notebookSite();
    const at = new Date(context.clock().getTime() + hourMs);
    const { id, slug } = await writesEntry(ida, { title: "Wool" });
    const scheduled = await publishes(ida, id, { at: at.toISOString() });
    // The browser says when, in the writer’s zone.
    expect(scheduled).toMatchObject({ status: 200, data: { state: "scheduled", publishAt: at.toISOString() } });
    expect(scheduled.message).toBeUndefined();
    await savesText(ida, id, { document: documentOf("The newest text goes out") });
    await publishDueEntries(context);
    expect((await visitor.opens(paths.entry(slug))).httpStatus).toBe(404);
    passMinutes(3 * 24 * 60);
    await Promise.all([publishDueEntries(context), publishDueEntries(context), publishDueEntries(context)]);
    expect(JSON.stringify(await visitor.opens(paths.entry(slug)))).toContain("The newest text goes out");
    expect(await editsEntry(ida, id)).toMatchObject({ state: "live", publishAt: null, publishedVersion: 2 });
    const { entries } = await ida.sees("adminAudit", paths.adminAudit);
    expect(entries.items.filter(({ act }) => act === "publish")).toMatchObject([
      { actor: { slug: "ida" }, why: "Scheduled" },
    ]);
  });

  test("gets another instant, none, or goes out now", async () => {
    const { ida, context, passMinutes, visitor } = await notebookSite();
    const inHours = (hours: number) => new Date(context.clock().getTime() + hours * hourMs).toISOString();
    const { id, slug } = await writesEntry(ida, { title: "Wool", publish: new Date(inHours(1)) });
    expect((await publishes(ida, id, { at: inHours(48) })).status).toBe(200);
    passMinutes(120);
    await publishDueEntries(context);
    expect((await editsEntry(ida, id)).state).toBe("scheduled");
    await unpublishes(ida, id);
    expect(await editsEntry(ida, id)).toMatchObject({ state: "draft", publishAt: null });
    await publishes(ida, id, { at: inHours(1) });
    expect((await publishes(ida, id)).status).toBe(200);
    expect((await visitor.sees("entry", paths.entry(slug))).entry.title).toBe("Wool");
    const field = { status: 422, data: { at: [expect.any(String)] } };
    expect(await publishes(ida, id, { at: inHours(1) })).toMatchObject(field);
    const other = await writesEntry(ida, { title: "Felt" });
    expect(await publishes(ida, other.id, { at: inHours(-1) })).toMatchObject(field);
    for (const at of ["tomorrow", "2100-01-01T00:00:00Z", "9999-12-31T23:59:59-14:00"])
      expect(await publishes(ida, other.id, { at }), at).toMatchObject(field);
  });

  test("whose text lost its words is a draft again, and keeps no other from going out", async () => {
    const { ida, visitor, context, passMinutes } = await notebookSite();
    const soon = new Date(context.clock().getTime() + hourMs);
    const empty = await writesEntry(ida, { title: "Wool", publish: soon });
    const whole = await writesEntry(ida, { title: "Felt", publish: new Date(soon.getTime() + 1000) });
    await savesText(ida, empty.id, { document: documentOf() });
    passMinutes(61);
    await publishDueEntries(context);
    expect((await visitor.sees("entry", paths.entry(whole.slug))).entry.title).toBe("Felt");
    const why = "Write something before you publish.";
    expect(await editsEntry(ida, empty.id)).toMatchObject({ state: "draft", publishAt: null, heldBack: why });
    const { entries } = await ida.sees("adminAudit", paths.adminAudit);
    expect(entries.items.find(({ act }) => act === "unpublish")).toMatchObject({
      ...{ subject: { name: "Wool" }, why },
    });
    await savesText(ida, empty.id, { document: documentOf("About wool") });
    await publishes(ida, empty.id);
    await unpublishes(ida, empty.id);
    expect(await editsEntry(ida, empty.id)).toMatchObject({ state: "draft", heldBack: null });
  });

  test("keeps a teaser for its readers", async () => {
    const { ida, context } = await notebookSite();
    const publish = new Date(context.clock().getTime() + dayMs);
    const { id } = await writesEntry(ida, { title: "Wool", publish });
    expect(await savesSettings(ida, id, { allowed: "members" })).toMatchObject({
      status: 422,
      data: { allowed: [expect.any(String)] },
    });
  });
});
