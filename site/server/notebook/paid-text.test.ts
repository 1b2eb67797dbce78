import { expect, test } from "vitest";
import { secondMs } from "../../shared/durations.ts";
import type { Block } from "../../shared/notebook/entry-document.ts";
import { paths } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { fileOf } from "../photos/testing/photo-bytes.ts";
import type { Person } from "../testing/person.ts";
import { figureOf, teaserEnd } from "./testing/document-of.ts";
import { hasCategory } from "./testing/has-category.ts";
import { hasEntry } from "./testing/has-entry.ts";
import { siteWithReaders } from "./testing/site-with-readers.ts";

const canary = "Zuckerwatte";

/** Says the word in every place of a document that holds text. */
const paidBlocks = (photo: PhotoCard): Block[] => [
  { kind: "paragraph", text: [{ text: `${canary} in a paragraph`, marks: ["bold"] }] },
  { kind: "paragraph", text: [{ text: "A link", href: `https://shop.example/${canary}` }] },
  { kind: "heading", level: 2, text: [{ text: `${canary} in a heading` }] },
  { kind: "list", isOrdered: true, items: [[{ text: `${canary} in a list` }]] },
  { kind: "quote", paragraphs: [[{ text: `${canary} in a quote` }]] },
  { kind: "pullQuote", text: `${canary} in a pull quote` },
  figureOf([photo], { alt: `${canary} in an alt text`, caption: `${canary} in a caption` }),
];

const formats = ["rss", "atom", "json"] as const;

async function siteWithPaidText() {
  const site = await siteWithReaders();
  const photo = await site.ada.hasPhoto("#123456");
  await hasCategory(site, { slug: "care" });
  for (const allowed of ["members", "subscribers"] as const) {
    const ofEntry = allowed === "subscribers" ? photo : await site.ada.hasPhoto("#654321");
    const document = ["Everybody reads this", teaserEnd, ...paidBlocks(ofEntry)];
    await hasEntry(site, { slug: `for-${allowed}`, allowed, document, categories: ["care"], by: "ada" });
  }
  // Without an end of the teaser, everything is behind it.
  await hasEntry(site, { slug: "without-teaser", allowed: "subscribers", document: [`${canary} at once`] });
  const { id } = (await site.sue.comments(paid, `${canary} in a comment by @sue`)).data.comment;
  await site.root.comments(paid, `${canary} in a reply to @sue, @mia and @max`, id);
  await hasEntry(site, { slug: "older", document: ["Older"], publishedAt: new Date("2026-01-01") });
  return { ...site, photo };
}

const paid = { kind: "entry", slug: "for-subscribers" } as const;

/** All that could show something of an entry. */
const addresses = [
  paths.home,
  paths.notebook,
  paths.notebookCategories,
  paths.notebookCategory("care"),
  paths.entry("for-subscribers"),
  paths.entry("without-teaser"),
  paths.entry("older"),
  paths.member("ada"),
  paths.member("sue"),
].flatMap((path) => {
  const payload = `${path === "/" ? "" : path}/_payload.json`;
  return [path, payload, `${payload}?part=list`];
});
const files = [...formats.map(paths.notebookFeed), "/sitemap.xml"];

async function everythingFor(person: Person, more: readonly string[] = []): Promise<string> {
  const all = [...addresses, ...files, ...more];
  const answers = await Promise.all(all.map((address) => person.gets(address)));
  expect(answers.map(({ status }, at) => [all[at], status])).toEqual(all.map((address) => [address, 200]));
  return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
}

test("no page, feed or file says anything of a paid text to those who may not read it", async () => {
  const { visitor, nell, mia, max, sue, root, photo, endsSubscriptions, advance } = await siteWithPaidText();
  const forMembers = paths.entry("for-members");
  for (const [person, more] of [
    [visitor, [forMembers]],
    [nell, [forMembers]],
    [mia, []],
    [max, []],
  ] as const) {
    const text = await everythingFor(person, more);
    expect(text).toContain("Everybody reads this");
    expect(text.includes(canary), person.slug).toBe(false);
    expect(text.includes(photo.id), person.slug).toBe(false);
    expect((await person.gets(fileOf(photo, "webp"))).status).toBe(404);
    for (const path of [paths.comments(paid), `${paths.comments(paid)}/_payload.json?part=list`, paths.notifications]) {
      const answer = await person.gets(path);
      expect((await answer.text()).includes(canary), `${person.slug} at ${path}: ${answer.status}`).toBe(false);
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
    const text = await (await person.gets(paths.entry("for-subscribers"))).text();
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
