import { expect, test } from "vitest";
import { secondMs } from "../../shared/durations.ts";
import { homeLists } from "../../shared/home/home-lists.ts";
import { paths } from "../../shared/paths.ts";
import { fileOf } from "../photos/testing/photo-bytes.ts";
import type { Person } from "../testing/person.ts";
import { wholeSitemap } from "../testing/whole-sitemap.ts";
import { teaserEnd } from "./testing/document-of.ts";
import { hasEntry } from "./testing/has-entry.ts";
import { canary, paid, paidBlocks, siteWithPaidText } from "./testing/site-with-paid-text.ts";

const formats = ["rss", "atom", "json"] as const;

/** All that could show something of an entry. */
const addresses = [
  paths.home,
  paths.notebook,
  paths.notebookCategories,
  paths.notebookCategory("care"),
  paths.entry(paid.slug),
  paths.entry("without-teaser"),
  paths.entry("older"),
  paths.member("sue"),
  paths.member("otto"),
].flatMap((path) => {
  const payload = `${path === "/" ? "" : path}/_payload.json`;
  return [path, payload, `${payload}?part=list`];
});
const files = formats.map(paths.notebookFeed);
const homes = homeLists.map(paths.homeOf);

async function everythingFor(person: Person, more: readonly string[] = []): Promise<string> {
  const all = [...addresses, ...homes, ...files, ...more];
  const answers = await Promise.all(all.map((address) => person.gets(address)));
  expect(answers.map(({ status }, at) => [all[at], status])).toEqual(all.map((address) => [address, 200]));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  return [...texts, await wholeSitemap(person)].join("\n");
}

test("no word of a paid text finds it, whoever searches; those of its teaser do", async () => {
  const { closed, visitor, sue, root } = await siteWithPaidText();
  for (const person of [...closed.map((one) => one.person), visitor, sue, root]) {
    const found = async (text: string) => (await person.sees("search", paths.searchFor(text))).found?.entries.items;
    for (const text of [canary, `everybody ${canary}`, `for-subscribers ${canary}`, "paragraph"])
      expect(await found(text), `${person.slug}: ${text}`).toEqual([]);
    expect((await found("everybody reads"))?.map(({ slug }) => slug).sort()).toEqual([
      "for-members",
      "for-subscribers",
    ]);
  }
});

test("no page, feed or file says anything of a paid text to those who may not read it", async () => {
  const { closed, visitor, sue, root, photo, endsSubscriptions, advance } = await siteWithPaidText();
  const forMembers = paths.entry("for-members");
  for (const { who, person, isMember } of closed) {
    const text = await everythingFor(person, isMember ? [] : [forMembers]);
    expect(text).toContain("Everybody reads this");
    expect(text.includes(canary), who).toBe(false);
    expect(text.includes(photo.id), who).toBe(false);
    expect((await person.gets(fileOf(photo, "webp"))).status, who).toBe(404);
    for (const path of [
      paths.comments(paid),
      `${paths.comments(paid)}/_payload.json?part=list`,
      paths.notifications,
      paths.member("ada"),
      paths.memberProfile("ada"),
    ]) {
      const answer = await person.gets(path);
      expect((await answer.text()).includes(canary), `${who} at ${path}: ${answer.status}`).toBe(false);
    }
  }
  const places = [
    "a paragraph",
    "a heading",
    "a list",
    "a quote",
    "a pull quote",
    "an alt text",
    "a caption",
    "a comment",
    "a reply",
  ];
  for (const person of [sue, root]) {
    const text = await (await person.gets(paths.entry(paid.slug))).text();
    for (const place of places) expect(text, `${person.slug}: ${place}`).toContain(`${canary} in ${place}`);
    expect(text).toContain(`https://shop.example/${canary}`);
    expect((await person.gets(fileOf(photo, "webp"))).status).toBe(200);
  }
  // What a subscriber has just read is in no cache, and the feeds are the same for all.
  expect(await everythingFor(visitor, [forMembers])).not.toContain(canary);
  for (const format of formats) expect(await (await sue.gets(paths.notebookFeed(format))).text()).not.toContain(canary);
  endsSubscriptions();
  advance(5 * secondMs);
  expect(await everythingFor(sue)).not.toContain(canary);
});

test("a text that everybody may read is whole in the feeds", async () => {
  const site = await siteWithPaidText();
  const photo = await site.ada.hasPhoto("#abcdef");
  await hasEntry(site, { slug: "open", document: ["Everybody", teaserEnd, ...paidBlocks(photo)] });
  for (const format of formats) {
    const text = await (await site.visitor.gets(paths.notebookFeed(format))).text();
    expect(text, format).toContain(`${canary} in a paragraph`);
    expect(text, format).toContain(`/photos/${photo.id}/`);
  }
});
