import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { minuteMs } from "../../shared/durations.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { keepOldSlug } from "../slugs/old-slugs.ts";
import { noScope } from "../slugs/tables.ts";
import { changeStanding } from "../testing/cast/authors.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { entryPhotos } from "./tables.ts";
import { figureOf, teaserEnd } from "./testing/document-of.ts";
import { hasCategory } from "./testing/has-category.ts";
import { hasEntry } from "./testing/has-entry.ts";

const start = Date.parse("2026-03-01T12:00:00Z");
const minute = (n: number) => new Date(start + n * minuteMs);

test("entries are listed newest first, a page at a time and in both directions", async () => {
  const site = await testSite();
  await hasCategory(site, { slug: "care" });
  await hasCategory(site, { slug: "fits" });
  for (let at = 0; at < 45; at++)
    // Three of each minute.
    await hasEntry(site, {
      slug: `entry-${at}`,
      publishedAt: minute(Math.floor(at / 3)),
      categories: at % 2 ? ["care"] : ["fits"],
    });
  const seen = async (query = "") => (await site.visitor.sees("notebook", `${paths.notebook}${query}`)).entries;
  const first = await seen();
  const second = await seen(`?after=${first.next}`);
  const third = await seen(`?after=${second.next}`);
  expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 5]);
  const slugs = [first, second, third].flatMap(({ items }) => items.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(45);
  expect([first.previous, third.next]).toEqual([null, null]);
  expect((await seen(`?before=${third.previous}`)).items).toEqual(second.items);
  const { category, entries } = await site.visitor.sees("notebookCategory", paths.notebookCategory("care"));
  expect([category.entries, entries.items.length, entries.next !== null]).toEqual([22, 20, true]);
  expect(entries.items.every(({ categories }) => categories[0]?.slug === "care")).toBe(true);
  expect((await site.visitor.opens(`${paths.notebook}?after=${entries.next}`)).httpStatus).toBe(400);
  expect((await site.visitor.sees("notebook", paths.notebook)).count).toBe(45);
});

test("categories stand in their order, at the notebook without the empty ones", async () => {
  const site = await testSite();
  for (const slug of ["care", "fits", "news"]) await hasCategory(site, { slug });
  await hasEntry(site, { slug: "one", categories: ["news", "care"] });
  await hasEntry(site, { slug: "two", categories: ["fits"], state: "draft" });
  const { categories, entries } = await site.visitor.sees("notebook", paths.notebook);
  expect(categories.map(({ slug, entries: count }) => [slug, count])).toEqual([
    ["care", 1],
    ["news", 1],
  ]);
  expect(entries.items[0]?.categories).toEqual([
    { slug: "care", name: "care" },
    { slug: "news", name: "news" },
  ]);
  const all = await site.visitor.sees("notebookCategories", paths.notebookCategories);
  expect(all.categories.map(({ slug }) => slug)).toEqual(["care", "fits", "news"]);
  expect((await site.visitor.opens(paths.notebookCategory("fits"))).httpStatus).toBe(200);
  expect((await site.visitor.opens(paths.notebookCategory("none"))).httpStatus).toBe(404);
});

test("former addresses of entries and categories redirect for good, while what they lead to is published", async () => {
  const site = await testSite();
  const { visitor, db } = site;
  const categoryId = await hasCategory(site, { slug: "care" });
  const live = await hasEntry(site, { slug: "wool" });
  const draft = await hasEntry(site, { slug: "silk", state: "draft" });
  const keeps = (kind: "entry" | "category", slug: string, subjectId: string) =>
    db.transaction((tx) => keepOldSlug(tx, { kind, scopeId: noScope, slug, subjectId, at: new Date() }));
  await keeps("entry", "old-wool", live);
  await keeps("entry", "old-silk", draft);
  await keeps("category", "old-care", categoryId);
  const leads = async (path: string) => {
    const { status, headers } = await visitor.gets(path);
    return [status, headers.get("location")];
  };
  expect(await leads(paths.entry("old-wool"))).toEqual([301, paths.entry("wool")]);
  expect(await leads(paths.entry("old-silk"))).toEqual([404, null]);
  expect(await leads(paths.notebookCategory("old-care"))).toEqual([301, paths.notebookCategory("care")]);
});

test("an entry leads to the one published before it, and the oldest to the newest", async () => {
  const site = await testSite({ pageLifetimeMs: 1 });
  const next = async (slug: string) => (await site.visitor.sees("entry", paths.entry(slug))).next?.slug ?? null;
  await hasEntry(site, { slug: "one", publishedAt: minute(1) });
  expect(await next("one")).toBeNull();
  await hasEntry(site, { slug: "three", publishedAt: minute(3) });
  await hasEntry(site, { slug: "two", publishedAt: minute(2) });
  await hasEntry(site, { slug: "four", state: "draft" });
  expect([await next("three"), await next("two"), await next("one")]).toEqual(["two", "one", "three"]);
});

test("says when it was edited, if that was more than a day later", async () => {
  const site = await testSite();
  const editedAt = async (slug: string) => (await site.visitor.sees("entry", paths.entry(slug))).entry.editedAt;
  await hasEntry(site, { slug: "corrected", publishedAt: minute(0), revisedAt: minute(60) });
  await hasEntry(site, { slug: "edited", publishedAt: minute(0), revisedAt: minute(24 * 60 + 1) });
  expect([await editedAt("corrected"), await editedAt("edited")]).toEqual([null, minute(24 * 60 + 1).toISOString()]);
});

test("an entry outlives its author, without a name", async () => {
  const site = await testSite();
  const { joins, visitor, ada } = site;
  const authorFor = async (person: Person, slug: string) =>
    (await person.sees("entry", paths.entry(slug))).entry.author?.slug ?? null;
  for (const [name, standing, shown] of [
    ["Sven", "suspended", "sven"],
    ["Boris", "banned", null],
    ["Lena", "leaving", null],
    ["Erik", "erased", null],
  ] as const) {
    const author = await joins(name);
    await hasEntry(site, { slug: `by-${author.slug}`, by: author.slug });
    expect(await authorFor(visitor, `by-${author.slug}`)).toBe(author.slug);
    await changeStanding(site, author, standing);
    await site.db.update(members).set({ standing }).where(eq(members.slug, author.slug));
    expect(await authorFor(ada, `by-${author.slug}`), standing).toBe(shown);
  }
  const olga = await joins("Olga");
  await hasEntry(site, { slug: "by-olga", by: "olga" });
  await ada.blocks("olga");
  expect([await authorFor(ada, "by-olga"), await authorFor(olga, "by-olga")]).toEqual([null, "olga"]);
});

test("cards show what the reader may see, and what is gone is left out", async () => {
  const site = await testSite();
  const { ada, visitor, joins } = site;
  const bea = await joins("Bea");
  const look = await ada.posts("Rain");
  const item = await ada.adds("Coat");
  const brand = await hasBrand(site, { slug: "norr" });
  await hasProduct(site, { brand: "norr", slug: "cape" });
  const [product] = (await site.db.$client.query("select id from site.products")).rows;
  const [row] = (await site.db.$client.query("select id from site.looks where slug = $1", [look.slug])).rows;
  const [gone] = ["00000000-0000-7000-8000-000000000000"];
  const card = (subject: "look" | "product" | "item" | "brand", id: string) => ({ kind: "card", subject, id }) as const;
  await hasEntry(site, {
    slug: "cards",
    document: [
      "Before",
      card("look", row.id),
      card("item", item.id),
      card("product", product.id),
      card("brand", brand.id),
      "Between",
      card("look", gone),
      "Behind",
    ],
  });
  const shown = async (person: Person) =>
    (await person.sees("entry", paths.entry("cards"))).entry.parts.map((part) =>
      part.kind === "card" ? part.card.kind : part.kind === "html" ? part.html : "figure",
    );
  const end = ["product", "brand", "<p>Between</p><p>Behind</p>"];
  expect(await shown(visitor)).toEqual(["<p>Before</p>", "look", "item", ...end]);
  await ada.setsPrivacy(true);
  expect(await shown(visitor)).toEqual(["<p>Before</p>", ...end]);
  expect(await shown(bea)).toEqual(["<p>Before</p>", ...end]);
  expect(await shown(ada)).toEqual(["<p>Before</p>", "look", "item", ...end]);
  await ada.setsPrivacy(false);
  expect(await shown(visitor)).toEqual(["<p>Before</p>", "look", "item", ...end]);
  await ada.sends("DELETE", api.look(look.slug));
  expect(await shown(visitor)).toEqual(["<p>Before</p>", "item", ...end]);
});

test("a pair that has lost a photo becomes one within the text, and a figure without photos goes", async () => {
  const site = await testSite({ isConsistent: false });
  const { ada, visitor, db } = site;
  const [one, two, three] = [
    await ada.hasPhoto("#110000"),
    await ada.hasPhoto("#001100"),
    await ada.hasPhoto("#000011"),
  ];
  const blocks = [figureOf([one, two], { alt: "Two coats.", caption: "Two <coats>" }), teaserEnd, figureOf([three])];
  const id = await hasEntry(site, { slug: "coats", document: blocks });
  const parts = async () => (await visitor.sees("entry", paths.entry("coats"))).entry.parts;
  expect(await parts()).toMatchObject([
    {
      layout: "pair",
      photos: [
        { id: one.id, alt: "Two coats." },
        { id: two.id, alt: "Two coats." },
      ],
      caption: "Two &lt;coats&gt;",
    },
    { layout: "full", photos: [{ id: three.id }], caption: "" },
  ]);
  for (const photo of [two, three]) await db.delete(entryPhotos).where(eq(entryPhotos.photoId, photo.id));
  site.context.changed([`entry:${id}`]);
  expect(await parts()).toMatchObject([{ layout: "inset", photos: [{ id: one.id }] }]);
});
