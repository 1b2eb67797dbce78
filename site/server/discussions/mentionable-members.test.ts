import { expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import type { Person } from "../testing/person.ts";
import { hasStarted, replies, talkingSite } from "./testing/talk.ts";

const finds = async (person: Person, slug: string, search: string): Promise<string[]> => {
  const answer = await person.gets(`${api.mentionable(slug)}?search=${encodeURIComponent(search)}`);
  const { data }: { data: { members: { slug: string }[] } } = await answer.json();
  return data.members.map((member) => member.slug);
};

test("names are offered of those who wrote here first, then of others; never one’s own or of those behind a block", async () => {
  const { ada, bea, joins } = await talkingSite();
  const [bert, berta] = [await joins("Bert"), await joins("Berta")];
  const slug = await hasStarted(ada, "White shirts");
  await replies(berta, slug, "Linen ones");
  expect(await finds(ada, slug, "")).toEqual(["berta"]);
  expect((await finds(ada, slug, "b")).slice(0, 1)).toEqual(["berta"]);
  expect((await finds(ada, slug, "BÉ")).sort()).toEqual(["bea", "bert", "berta"]);
  expect(await finds(ada, slug, "%")).toEqual([]);
  expect(await finds(berta, slug, "berta")).toEqual([]);
  await bert.sends("PUT", api.block("ada"));
  expect((await finds(ada, slug, "be")).sort()).toEqual(["bea", "berta"]);
  expect((await finds(bea, slug, "ada")).sort()).toEqual(["ada", "root"]);
});

test("in a group for subscribers, only names of those are offered who can read it", async () => {
  const site = await talkingSite();
  const { ada, root } = site;
  await hasGroup(site, { slug: "ateliers", mayRead: "subscribers" });
  const slug = await hasStarted(root, "Pattern cutting", { group: "ateliers" });
  expect(await finds(root, slug, "bea")).toEqual([]);
  expect(await finds(root, slug, "roo")).toEqual([]);
  expect((await ada.gets(api.mentionable(slug))).status).toBe(403);
});

test("the slugs that lead to somebody are found among those in a text", async () => {
  const { ada } = await talkingSite();
  const answer = await ada.gets(`${api.mentioned}?slugs=Bea,nobody,ada,not%20one`);
  expect(await answer.json()).toEqual({ data: { slugs: expect.arrayContaining(["bea", "ada"]) } });
});
