import { expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { dayMs } from "../../shared/durations.ts";
import { api, paths } from "../../shared/paths.ts";
import { searchKinds } from "../../shared/search/search-kinds.ts";
import { freshToken } from "../accounts/sessions/token.ts";
import { zipEntries } from "../leaving/testing/zip-entries.ts";
import { enqueueDigests } from "../notification-list/digests.ts";
import type { Person } from "../testing/person.ts";
import { password } from "../testing/test-site.ts";
import { hasPreview } from "./testing/has-preview.ts";
import { canary, paid, siteWithPaidText } from "./testing/site-with-paid-text.ts";

const payloadOf = (path: string) => path.replace(/(?=\?)|$/, "/_payload.json");

/** The status of an answer that says nothing of a paid text. */
async function statusOf(person: Person, path: string): Promise<number> {
  const answer = await person.gets(path);
  expect((await answer.text()).includes(canary), `${person.slug} at ${path}`).toBe(false);
  return answer.status;
}

test("nobody’s copy of their data holds a paid text of others", async () => {
  const { closed, photo, drain } = await siteWithPaidText();
  const members = closed.filter(({ isMember }) => isMember);
  for (const { person } of members) {
    await statusOf(person, paths.entry(paid.slug));
    expect((await person.sends("POST", api.exports, { current_password: password })).status).toBe(201);
  }
  await drain();
  for (const { who, person } of members) {
    const { latestExport } = await person.sees("settingsData", paths.settingsData);
    const copy = await person.gets(api.export(defined(latestExport).id));
    const files = zipEntries(Buffer.from(await copy.arrayBuffer()));
    expect(files.has("account.json"), who).toBe(true);
    for (const [name, bytes] of files) {
      expect(bytes.includes(canary), `${who}: ${name}`).toBe(false);
      expect(name.includes(photo.id), `${who}: ${name}`).toBe(false);
    }
  }
});

test("no search and no suggestion finds an entry by its paid text, whoever searches", async () => {
  const { closed, sue, root } = await siteWithPaidText();
  for (const person of [...closed.map((reader) => reader.person), sue, root]) {
    const searches = [canary.slice(0, -1), `${canary} in a paragraph`].map((words) => paths.searchFor(words));
    for (const path of [...searches, ...searchKinds.map((kind) => paths.searchFor(canary, kind))]) {
      const { found } = await person.sees("search", path);
      const counts = Object.values(defined(found)).map(({ count, items }) => count + items.length);
      expect(counts, `${person.slug}: ${path}`).toEqual(searchKinds.map(() => 0));
    }
    const suggestions = await person.gets(`${api.search}?${new URLSearchParams({ q: canary })}`);
    expect(await suggestions.json()).toEqual({ data: { suggestions: [] } });
    // Its title finds it, and says nothing more.
    const { found } = await person.sees("search", paths.searchFor("for subscribers"));
    expect(defined(found).entries.items.map(({ slug }) => slug)).toContain(paid.slug);
    expect(JSON.stringify(found)).not.toContain(canary);
    expect(await statusOf(person, `${api.search}?q=subscribers`)).toBe(200);
  }
});

test("a picture for links says the title and shows no photo of the text", async () => {
  const { visitor, context } = await siteWithPaidText();
  const drawn: { words: string; files: number }[] = [];
  const { drawOpenGraph } = context.imageProcessor;
  context.imageProcessor = {
    ...context.imageProcessor,
    drawOpenGraph(words, files, ...more) {
      drawn.push({ words: JSON.stringify(words), files: files.length });
      return drawOpenGraph(words, files, ...more);
    },
  };
  for (const [noun, name] of [
    ["entries", paid.slug],
    ["entries", "without-teaser"],
    ["categories", "care"],
  ] as const)
    expect((await visitor.gets(paths.openGraph(noun, name, "1"))).status, name).toBe(200);
  expect(drawn).toHaveLength(3);
  expect(drawn[0]?.words).toContain(paid.slug);
  for (const { words, files } of drawn) expect([words.includes(canary), files]).toEqual([false, 0]);
});

test("a preview opens for nobody whose link is missing, wrong or over", async () => {
  const site = await siteWithPaidText();
  const { closed, sue, advance, id } = site;
  const readers = [...closed.map(({ person }) => person), sue];
  const opened = paths.entryPreview(await hasPreview(site, id));
  for (const person of readers)
    for (const path of ["/notebook/preview", paths.entryPreview(""), paths.entryPreview(freshToken())])
      for (const address of [path, payloadOf(path)]) expect(await statusOf(person, address)).toBe(404);
  expect(await (await site.visitor.gets(opened)).text()).toContain(canary);
  advance(dayMs);
  for (const person of readers)
    for (const address of [opened, payloadOf(opened)]) expect(await statusOf(person, address)).toBe(404);
});

test("drafts, revisions and links to previews are for admins", async () => {
  const { closed, sue, ada, root, id } = await siteWithPaidText();
  const revisions = [api.adminEntryRevisions(id), api.adminEntryRevision(id, 1)];
  const ownPages = [paths.adminEntry(id), paths.adminEntryPreview(id)];
  const pages = [...ownPages, ...ownPages.map(payloadOf), paths.adminNotebook];
  const members = [...closed.filter(({ isMember }) => isMember).map(({ person }) => person), sue, ada];
  const visitors = closed.filter(({ isMember }) => !isMember).map(({ person }) => person);
  for (const [people, refusal] of [
    [members, 403],
    [visitors, 401],
  ] as const)
    for (const person of people) {
      for (const path of revisions) expect(await statusOf(person, path), `${person.slug} at ${path}`).toBe(refusal);
      for (const path of pages) await statusOf(person, path);
      const made = await person.sends("POST", api.adminEntryPreviews(id));
      expect([made.status, JSON.stringify(made).includes("token=")], person.slug).toEqual([refusal, false]);
    }
  expect(await (await root.gets(api.adminEntryRevision(id, 1))).text()).toContain(canary);
});

test("no email quotes a paid text or a comment on it", async () => {
  const { context, emails, drain, advance } = await siteWithPaidText();
  advance(7 * dayMs);
  await enqueueDigests(context);
  await drain();
  const told = emails.filter(({ text }) => text.includes(`published “${paid.slug}” in the notebook`));
  expect(told.map(({ to }) => to.split("@")[0]).toSorted()).toEqual(["lou", "max", "mia", "otto", "root", "sue"]);
  for (const email of emails) expect(JSON.stringify(email).includes(canary), email.to).toBe(false);
});
