import { describe, expect, test } from "vitest";
import type { UndoAnswer } from "../../shared/catalogue-admin/catalogue-admin.ts";
import { dayMs, hourMs } from "../../shared/durations.ts";
import type { EntryActionAnswer, EntryActionName } from "../../shared/notebook-admin/notebook-admin.ts";
import { api, paths } from "../../shared/paths.ts";
import { teaserEnd } from "../notebook/testing/document-of.ts";
import type { Person } from "../testing/person.ts";
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

/** With the newest versions, unless the entries name others. */
async function acts(
  admin: Person,
  action: EntryActionName,
  named: readonly { id: string; version?: number }[],
  more: object = {},
) {
  const entries = [];
  for (const { id, version } of named) entries.push({ id, version: version ?? (await editsEntry(admin, id)).version });
  return admin.sends<EntryActionAnswer>("POST", api.adminEntryActions, { action, entries, ...more });
}

const undoes = (admin: Person, { undo }: EntryActionAnswer) =>
  admin.sends<UndoAnswer>("POST", api.adminEntryUndos, { entries: undo?.entries });

const said = ({ results }: EntryActionAnswer) => results.map(({ outcome, message }) => `${outcome}: ${message}`);

const acted = async (admin: Person) =>
  (await admin.sees("adminAudit", paths.adminAudit)).entries.items.map(({ act, subject }) => `${act} ${subject?.name}`);

const stateOf = async (admin: Person, { id }: { id: string }) => (await editsEntry(admin, id)).state;

describe("many entries at once", () => {
  test("are published where they can be; what can’t be is named, and stays as it was", async () => {
    const { ida, noor, visitor } = await notebookSite();
    await createsCategory(ida, "Care");
    const wool = await writesEntry(ida, { title: "Wool", settings: { categories: ["care"] } });
    const felt = await writesEntry(ida, { title: "Felt", publish: true });
    const untitled = await writesEntry(ida, { title: "", document: documentOf() });
    const linen = await writesEntry(ida, { title: "Linen", settings: { allowed: "members" } });
    const overtaken = await writesEntry(ida, { title: "Silk" });
    await savesText(noor, overtaken.id, { document: documentOf("Noor’s") });
    const gone = await writesEntry(ida, { title: "Tweed" });
    await ida.sends("DELETE", api.adminEntry(gone.id), { version: 1 });
    const all = [wool, felt, untitled, linen, { id: overtaken.id, version: 1 }, gone];
    const refusals = [
      "unchanged: Is published already",
      "refused: Give the entry a title. Write something before you publish.",
      "refused: Mark where the teaser ends, with text before and after it: only some readers see the rest.",
      "refused: Someone has saved a newer text. Reload the page to act on it.",
      "refused: It was deleted. Restore it first.",
    ];
    const before = await acted(ida);
    const preview = await acts(ida, "publish", all, { preview: true });
    expect(preview.data).toMatchObject({ action: "publish", isPreview: true, undo: null });
    expect(said(preview.data)).toEqual(["done: Will be published", ...refusals]);
    expect(preview.data.results.map(({ name }) => name)).toEqual([
      ...["Wool", "Felt", "Untitled entry", "Linen", "Silk", "Tweed"],
    ]);
    expect(await acted(ida)).toEqual(before);
    expect(await stateOf(ida, wool)).toBe("draft");

    const { status, data } = await acts(ida, "publish", all);
    expect([status, said(data)]).toEqual([200, ["done: Is published", ...refusals]]);
    expect(data.undo?.entries).toHaveLength(1);
    expect((await visitor.sees("entry", paths.entry(wool.slug))).entry.title).toBe("Wool");
    expect((await visitor.sees("notebookCategory", paths.notebookCategory("care"))).category.entries).toBe(1);
    for (const one of [untitled, linen, overtaken]) expect(await stateOf(ida, one)).toBe("draft");
    expect((await acted(ida)).slice(0, 2)).toEqual(["publish Wool", before[0]]);

    const again = await acts(noor, "publish", [wool]);
    expect(again.data).toMatchObject({ undo: null, results: [{ outcome: "unchanged" }] });
    expect((await acted(ida)).slice(0, 2)).toEqual(["publish Wool", before[0]]);
  });

  test("show their newest text, or go out before their time", async () => {
    const { ida, visitor, context } = await notebookSite();
    const wool = await writesEntry(ida, { title: "Wool", publish: true });
    await savesText(ida, wool.id, { title: "Wool and felt" });
    const linen = await writesEntry(ida, { title: "Linen", publish: new Date(context.clock().getTime() + dayMs) });
    const { data } = await acts(ida, "publish", [wool, linen], { preview: true });
    expect(said(data)).toEqual([
      "done: Readers will see its newest text",
      "done: Will be published now, not at its set time",
    ]);
    await acts(ida, "publish", [wool, linen]);
    expect((await visitor.sees("entry", paths.entry(wool.slug))).entry.title).toBe("Wool and felt");
    expect(await editsEntry(ida, linen.id)).toMatchObject({ state: "live", publishAt: null });
  });

  test("are unpublished, whether they are out or go out later", async () => {
    const { ida, visitor, context, passMinutes } = await notebookSite();
    await createsCategory(ida, "Care");
    const wool = await writesEntry(ida, { title: "Wool", settings: { categories: ["care"] }, publish: true });
    const linen = await writesEntry(ida, { title: "Linen", publish: new Date(context.clock().getTime() + hourMs) });
    const draft = await writesEntry(ida, { title: "Felt" });
    const all = [wool, linen, draft];
    expect(said((await acts(ida, "unpublish", all, { preview: true })).data)).toEqual([
      "done: Will be a draft that readers can’t see",
      "done: Will be a draft, and won’t be published at its set time",
      "unchanged: Is a draft already",
    ]);
    const { data } = await acts(ida, "unpublish", all);
    expect(said(data)).toEqual(["done: Is a draft", "done: Is a draft", "unchanged: Is a draft already"]);
    passMinutes(90);
    await publishDueEntries(context);
    for (const { slug } of all) expect((await visitor.opens(paths.entry(slug))).httpStatus).toBe(404);
    expect((await visitor.sees("notebookCategory", paths.notebookCategory("care"))).category.entries).toBe(0);
    expect((await acted(ida)).slice(0, 2).sort()).toEqual(["unpublish Linen", "unpublish Wool"]);
  });

  test("are deleted and restored, unless their text is newer than the one that was seen", async () => {
    const { ida, noor, visitor, passMinutes } = await notebookSite();
    const wool = await writesEntry(ida, { title: "Wool", publish: true });
    const felt = await writesEntry(ida, { title: "Felt" });
    await savesText(noor, felt.id, { document: documentOf("Noor’s") });
    const { data } = await acts(ida, "delete", [wool, { id: felt.id, version: 1 }]);
    expect(said(data)).toEqual([
      "done: Is deleted",
      "refused: Someone has saved a newer text. Reload the page to act on it.",
    ]);
    expect((await visitor.opens(paths.entry(wool.slug))).httpStatus).toBe(404);
    expect(await stateOf(ida, felt)).toBe("draft");
    expect(said((await acts(ida, "delete", [wool])).data)).toEqual(["unchanged: Is deleted already"]);
    const restored = await acts(noor, "restore", [wool, felt]);
    expect(said(restored.data)).toEqual(["done: Is a draft again", "unchanged: Isn’t deleted"]);
    expect(restored.data.undo).toBeNull();
    expect(await stateOf(ida, wool)).toBe("draft");
    await acts(ida, "delete", [wool]);
    passMinutes(29 * 24 * 60);
    expect(await stateOf(ida, wool)).toBe("deleted");
    passMinutes(25 * 60);
    expect(said((await acts(ida, "restore", [wool])).data)).toEqual(["refused: It was deleted more than 30 days ago."]);
  });

  test("are two hundred at most, each named once, and said to be missing where they are gone", async () => {
    const { ida } = await notebookSite();
    const missing = () => ({ id: crypto.randomUUID(), version: 1 });
    const two = Array.from({ length: 200 }, missing);
    const { data } = await acts(ida, "publish", two);
    expect(new Set(said(data))).toEqual(new Set(["refused: We can’t find it. It may be gone."]));
    const [first] = two;
    for (const entries of [[], [...two, missing()], [first, first], [{ id: "wool", version: 1 }], [{ id: first?.id }]])
      expect((await ida.sends("POST", api.adminEntryActions, { action: "publish", entries })).status).toBe(422);
    expect((await ida.sends("POST", api.adminEntryActions, { action: "burn", entries: two })).status).toBe(422);
  });

  test("are acted on by two admins at once, in whatever order, without either waiting for ever", async () => {
    const { ida, noor } = await notebookSite();
    for (const name of ["Care", "Cloth"]) await createsCategory(ida, name);
    const made: { id: string; version: number }[] = [];
    for (let at = 0; at < 8; at++) {
      const categories = at % 2 ? ["care"] : ["cloth"];
      made.push({ ...(await writesEntry(ida, { title: `Wool ${at}`, settings: { categories } })), version: 1 });
    }
    const [first] = made;
    const backwards = [...made].reverse();
    const answers = await Promise.all([
      acts(ida, "publish", made),
      acts(noor, "publish", backwards),
      acts(noor, "unpublish", backwards),
      acts(ida, "unpublish", made),
      publishes(ida, first?.id ?? "", { version: 1 }),
      savesSettings(noor, first?.id ?? "", { categories: ["cloth", "care"] }),
      noor.sends("POST", api.adminNotebookCategoryMerge("care"), { into: "cloth" }),
      acts(ida, "publish", made),
    ]);
    // The invariants, which run when the site closes, compare the counts.
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe("undo", () => {
  test("of a publication brings back the draft, the time it was scheduled for, or the text before", async () => {
    const { ida, visitor, context } = await notebookSite();
    await createsCategory(ida, "Care");
    const tomorrow = new Date(context.clock().getTime() + dayMs);
    const draft = await writesEntry(ida, { title: "Wool", settings: { categories: ["care"] } });
    const scheduled = await writesEntry(ida, { title: "Linen", publish: tomorrow });
    const live = await writesEntry(ida, { title: "Felt", publish: true });
    await savesText(ida, live.id, { title: "Felt and fur" });
    const { data } = await acts(ida, "publish", [draft, scheduled, live]);
    expect(data.undo?.entries).toHaveLength(3);
    const undone = await undoes(ida, data);
    expect([undone.status, undone.data.undone]).toEqual([200, 3]);
    expect(await stateOf(ida, draft)).toBe("draft");
    expect(await editsEntry(ida, scheduled.id)).toMatchObject({
      ...{ state: "scheduled", publishAt: tomorrow.toISOString() },
    });
    expect((await visitor.sees("entry", paths.entry(live.slug))).entry.title).toBe("Felt");
    expect(await editsEntry(ida, live.id)).toMatchObject({ version: 2, publishedVersion: 1 });
    expect((await visitor.opens(paths.entry(draft.slug))).httpStatus).toBe(404);
    expect((await visitor.sees("notebookCategory", paths.notebookCategory("care"))).category.entries).toBe(0);
    expect((await acted(ida)).slice(0, 3).every((act) => act.startsWith("undo "))).toBe(true);
    expect((await undoes(ida, data)).status).toBe(409);
  });

  test("of a first publication makes the next one the first, at its own day, and its address stays its own", async () => {
    const { ida, visitor, context, passMinutes } = await notebookSite();
    const sunday = new Date(context.clock().getTime() + 3 * dayMs);
    const wool = await writesEntry(ida, { title: "Wool", publish: sunday });
    await undoes(ida, (await acts(ida, "publish", [wool])).data);
    expect(await editsEntry(ida, wool.id)).toMatchObject({ state: "scheduled", publishedAt: null });
    await savesText(ida, wool.id, { title: "Wool and linen" });
    const silk = await writesEntry(ida, { title: "Silk", publish: true });
    passMinutes(3 * 24 * 60 + 1);
    await publishDueEntries(context);
    const { entries } = await visitor.sees("notebook", paths.notebook);
    expect(entries.items.map(({ slug }) => slug)).toEqual(["wool-and-linen", silk.slug]);
    expect(String(entries.items[0]?.publishedAt) > sunday.toISOString()).toBe(true);
    expect(await visitor.opens(paths.entry("wool"))).toMatchObject({ to: paths.entry("wool-and-linen") });
    expect((await writesEntry(ida, { title: "Wool" })).slug).not.toBe("wool");
  });

  test("of taking entries back shows them again, and schedules them again", async () => {
    const { ida, visitor, context } = await notebookSite();
    await createsCategory(ida, "Care");
    const tomorrow = new Date(context.clock().getTime() + dayMs);
    const live = await writesEntry(ida, { title: "Wool", settings: { categories: ["care"] }, publish: true });
    const scheduled = await writesEntry(ida, { title: "Linen", publish: tomorrow });
    const { data } = await acts(ida, "unpublish", [live, scheduled]);
    expect((await undoes(ida, data)).status).toBe(200);
    expect((await visitor.sees("entry", paths.entry(live.slug))).entry.title).toBe("Wool");
    expect((await visitor.sees("notebookCategory", paths.notebookCategory("care"))).category.entries).toBe(1);
    expect(await editsEntry(ida, scheduled.id)).toMatchObject({
      ...{ state: "scheduled", publishAt: tomorrow.toISOString() },
    });
  });

  test("of a deletion brings them back as drafts", async () => {
    const { ida, noor } = await notebookSite();
    const live = await writesEntry(ida, { title: "Wool", publish: true });
    const draft = await writesEntry(ida, { title: "Felt" });
    const { data } = await acts(ida, "delete", [live, draft]);
    expect((await undoes(noor, data)).data.undone).toBe(2);
    for (const one of [live, draft]) expect(await stateOf(ida, one)).toBe("draft");
  });

  test("is refused where something changed since, and says what", async () => {
    const { ida, noor, context, passMinutes } = await notebookSite();
    // The start of ten minutes of the clock, in which one admin’s saves are one version.
    passMinutes(10 - (Math.floor(context.clock().getTime() / 60_000) % 10));
    const inAnHour = new Date(context.clock().getTime() + hourMs);
    const wool = await writesEntry(ida, { title: "Wool", publish: true });
    const felt = await writesEntry(ida, { title: "Felt", publish: true });
    const linen = await writesEntry(ida, { title: "Linen", publish: inAnHour });
    const silk = await writesEntry(ida, { title: "Silk", publish: true });
    const tweed = await writesEntry(ida, { title: "Tweed", publish: true });
    const { data } = await acts(ida, "unpublish", [wool, felt, linen, silk, tweed]);
    await publishes(noor, wool.id);
    // Over the text that readers saw.
    await savesText(ida, felt.id, { document: documentOf("Felted") });
    await savesText(noor, silk.id, { document: documentOf("Before", teaserEnd, "After") });
    await savesSettings(noor, silk.id, { allowed: "members" });
    passMinutes(61);
    const { status, data: answer } = await undoes(ida, data);
    expect([status, answer.undone]).toEqual([200, 1]);
    const messages = Object.fromEntries(answer.results.map(({ name, message }) => [name, message]));
    expect(messages).toEqual({
      Wool: "It was changed since.",
      Felt: "Its text was changed since.",
      Linen: "The time it was scheduled for has passed.",
      Silk: "Mark where the teaser ends, with text before and after it: only some readers see the rest.",
      Tweed: "Undone",
    });
    expect(await stateOf(ida, tweed)).toBe("live");
    expect((await ida.sends("POST", api.adminEntryUndos, { entries: [crypto.randomUUID()] })).status).toBe(404);
  });

  test("is offered for a day", async () => {
    const { ida, passMinutes } = await notebookSite();
    const wool = await writesEntry(ida, { title: "Wool" });
    const { data } = await acts(ida, "publish", [wool]);
    passMinutes(24 * 60 + 1);
    const refused = await undoes(ida, data);
    expect([refused.status, refused.data]).toMatchObject([409, [{ message: "Actions can be undone for a day." }]]);
    expect(await stateOf(ida, wool)).toBe("live");
  });

  test("of brands does not reach entries", async () => {
    const { ida } = await notebookSite();
    const { data } = await acts(ida, "publish", [await writesEntry(ida, { title: "Wool" })]);
    expect((await ida.sends("POST", api.adminUndos, { entries: data.undo?.entries })).status).toBe(404);
  });
});
