import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { hasStarted, reads, replies, talkingSite } from "../discussions/testing/talk.ts";
import { teaserEnd } from "../notebook/testing/document-of.ts";
import { notebookSite } from "../notebook-admin/testing/notebook-site.ts";
import { documentOf, publishes, savesSettings, savesText, writesEntry } from "../notebook-admin/testing/write-entry.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

/** Searches for each word, and returns the titles that each search finds. */
async function finds(person: Person, kind: "entries" | "discussions", ...words: string[]): Promise<string[][]> {
  const pages = await Promise.all(words.map((word) => person.sees("search", paths.searchFor(word, kind))));
  return pages.map(({ found }) => (found?.[kind].items ?? []).map(({ title }) => title));
}

test("an entry is found by the text that everybody may read of it at the time", async () => {
  const { ida, visitor } = await notebookSite();
  const found = () => finds(visitor, "entries", "velvet", "chinchilla", "corduroy");
  const document = documentOf("Begins with velvet", teaserEnd, "Ends with chinchilla");
  const { id } = await writesEntry(ida, { title: "Cloth", document });
  expect(await found()).toEqual([[], [], []]);
  await publishes(ida, id);
  expect(await found()).toEqual([["Cloth"], ["Cloth"], []]);
  await savesSettings(ida, id, { allowed: "subscribers" });
  expect(await found()).toEqual([["Cloth"], [], []]);
  await savesText(ida, id, { document: documentOf("Begins with corduroy", teaserEnd, "Ends with chinchilla") });
  expect(await found()).toEqual([["Cloth"], [], []]);
  await publishes(ida, id);
  expect(await found()).toEqual([[], [], ["Cloth"]]);
  await savesSettings(ida, id, { allowed: "everyone" });
  expect(await found()).toEqual([[], ["Cloth"], ["Cloth"]]);
  await ida.sends("DELETE", api.adminEntryPublication(id));
  expect(await found()).toEqual([[], [], []]);
});

test("the place in an entry that has the word stands on its card, in place of the introduction", async () => {
  const { ida, visitor } = await notebookSite();
  const document = documentOf("Begins with velvet", teaserEnd, "Ends with chinchilla");
  await writesEntry(ida, { title: "Cloth", excerpt: "An introduction", document, publish: true });
  const excerpts = async (text: string, kind?: "entries") =>
    (await visitor.sees("search", paths.searchFor(text, kind))).found?.entries.items.map(({ excerpt }) => excerpt);
  for (const kind of [undefined, "entries"] as const) {
    expect(await excerpts("velvet", kind)).toEqual(["Begins with velvet Ends with chinchilla"]);
    expect(await excerpts("introduction", kind)).toEqual(["An introduction"]);
    expect(await excerpts("clooth", kind)).toEqual(["An introduction"]);
  }
  expect((await visitor.sees("search", paths.searchFor("velvet"))).mended).toBeNull();
});

test("a discussion is found by what its title, tags and first message say now", async () => {
  const { ada, bea, root, visitor } = await talkingSite();
  const found = () => finds(visitor, "discussions", "velvet", "chinchilla", "rain");
  const slug = await hasStarted(ada, "Cloth", { text: "About velvet", tags: ["rain"] });
  const [first] = (await reads(ada, slug)).messages.items;
  await replies(bea, slug, "Nothing to add");
  expect(await found()).toEqual([["Cloth"], [], ["Cloth"]]);
  await ada.sends("PUT", api.discussion(slug), { title: "Textiles", tags: [] });
  expect(await found()).toEqual([["Textiles"], [], []]);
  const message = first?.id ?? "";
  await ada.sends("PUT", api.message(message), { text: "About chinchilla" });
  expect(await found()).toEqual([[], ["Textiles"], []]);
  const decide = (decision: string, why = "") => root.sends("POST", api.messageApproval(message), { decision, why });
  await decide("hide", "Off topic");
  expect(await found()).toEqual([[], [], []]);
  await decide("show");
  expect(await found()).toEqual([[], ["Textiles"], []]);
  await ada.sends("DELETE", api.message(message));
  expect(await found()).toEqual([[], [], []]);
  expect(await finds(visitor, "discussions", "textiles")).toEqual([["Textiles"]]);
});

test("a discussion that was split off is found by the message that begins it", async () => {
  const { ada, bea, root, visitor } = await talkingSite();
  const slug = await hasStarted(ada, "Cloth", { text: "About velvet" });
  const { data } = await replies(bea, slug, "And chinchilla?");
  await root.sends("POST", api.messageSplit(data.id), { title: "Fur", group: "knitwear" });
  expect(await finds(visitor, "discussions", "velvet", "chinchilla")).toEqual([["Cloth"], ["Fur"]]);
});

test("a member is found by the bio of now", async () => {
  const { ada, visitor } = await testSite();
  const found = async (word: string) =>
    (await visitor.sees("members", `${paths.members}?search=${word}`)).members.items;
  const draft = { first_name: "Ada", last_name: "Marsh" };
  await ada.sends("PUT", api.profile, { ...draft, bio: "Velvet" });
  expect(await found("velvet")).toHaveLength(1);
  await ada.sends("PUT", api.profile, { ...draft, bio: "Corduroy" });
  expect(await found("velvet")).toEqual([]);
  expect(await found("corduroy")).toMatchObject([{ slug: "ada" }]);
});
