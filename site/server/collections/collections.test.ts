import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { keepOldSlug } from "../slugs/old-slugs.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";
import { collections } from "./tables.ts";
import { hasCollection } from "./testing/has-collection.ts";

/** Norr with three collections, of which the second shows two products and the third a hidden one. */
async function withCollections() {
  const site = await testSite();
  const norr = await hasBrand(site, { slug: "norr" });
  await hasProduct(site, { brand: "norr", slug: "coat" });
  await hasProduct(site, { brand: "norr", slug: "hat" });
  await hasProduct(site, { brand: "norr", slug: "glove", state: "hidden" });
  const spring = await hasCollection(site, { brand: "norr", slug: "spring" });
  const autumn = await hasCollection(site, {
    ...{ brand: "norr", slug: "autumn-2026", season: "autumn", year: 2026, description: "Few colours." },
    products: ["hat", "glove", "coat"],
  });
  const winter = await hasCollection(site, { brand: "norr", slug: "winter", products: ["glove"] });
  return { ...site, norr, spring, autumn, winter };
}

const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

describe("the collections of a brand", () => {
  test("are in the order of the brand, with as many pieces as are public", async () => {
    const { visitor } = await withCollections();
    const { brand, collections } = await visitor.sees("brandCollections", paths.brandCollections("norr"));
    expect(brand.counts).toMatchObject({ collections: 3, products: 2 });
    expect(collections).toMatchObject({
      items: [
        { slug: "spring", products: 0, season: null, year: null, cover: null, rating: null },
        { slug: "autumn-2026", products: 2, season: "autumn", year: 2026, brand: { slug: "norr", name: "Norr" } },
        { slug: "winter", products: 0 },
      ],
      previous: null,
      next: null,
    });
  });

  test("are paged in both directions", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "norr" });
    for (let year = 2000; year < 2026; year++) await hasCollection(site, { brand: "norr", slug: `year-${year}` });
    const at = async (query: string) =>
      (await site.visitor.sees("brandCollections", paths.brandCollections("norr") + query)).collections;
    const first = await at("");
    const second = await at(`?after=${first.next}`);
    expect([first.items.length, slugsOf(second.items)]).toEqual([24, ["year-2024", "year-2025"]]);
    expect((await at(`?before=${second.previous}`)).items).toEqual(first.items);
  });

  test("open the brand’s page: the first one that shows something", async () => {
    const { visitor } = await withCollections();
    const { lookbook, products, reviews } = await visitor.sees("brand", paths.brand("norr"));
    expect(lookbook).toMatchObject({ slug: "autumn-2026", description: "Few colours.", owned: 0, products: 2 });
    expect(slugsOf(lookbook?.firstProducts ?? [])).toEqual(["hat", "coat"]);
    expect(slugsOf(products.items).sort()).toEqual(["coat", "hat"]);
    expect(reviews).toMatchObject({ summary: null, reviews: { items: [], next: null } });
  });

  test("are absent from the pages of a brand without any", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "norr" });
    expect(await site.visitor.sees("brand", paths.brand("norr"))).toMatchObject({
      lookbook: null,
      products: { items: [] },
    });
  });
});

describe("a collection", () => {
  test("shows its products in their order, and leads to its neighbours", async () => {
    const { visitor } = await withCollections();
    const seen = await visitor.sees("collection", paths.collection("norr", "autumn-2026"));
    expect(seen.collection).toMatchObject({ name: "Autumn 2026", description: "Few colours.", products: 2, owned: 0 });
    expect(slugsOf(seen.products.items)).toEqual(["hat", "coat"]);
    expect([seen.previous?.slug, seen.next?.slug]).toEqual(["spring", "winter"]);
    const first = await visitor.sees("collection", paths.collection("norr", "spring"));
    expect([first.previous, first.next?.slug, first.products.items]).toEqual([null, "autumn-2026", []]);
    const reviewed = await visitor.sees("collectionReviews", paths.collectionReviews("norr", "autumn-2026"));
    expect(reviewed).toMatchObject({ collection: { slug: "autumn-2026" }, reviews: { summary: null } });
  });

  test("is not there under another brand, nor under one that is not public", async () => {
    const { visitor, ada, ...site } = await withCollections();
    await hasBrand(site, { slug: "other" });
    await hasBrand(site, { slug: "hidden", state: "hidden" });
    await hasCollection(site, { brand: "hidden", slug: "spring" });
    for (const path of [
      paths.collection("other", "spring"),
      paths.collection("hidden", "spring"),
      paths.collectionReviews("hidden", "spring"),
      paths.collection("norr", "never-there"),
      paths.collection("never-there", "spring"),
    ])
      for (const person of [visitor, ada])
        expect(await person.opens(path), path).toMatchObject({ httpStatus: 404, message: `Page not found: ${path}` });
  });
});

describe("an address that a collection had", () => {
  const former = ({ db }: TestSite, scopeId: string, slug: string, subjectId: string) =>
    db.transaction((tx) => keepOldSlug(tx, { kind: "collection", scopeId, slug, subjectId, at: new Date() }));

  test("leads to the present one, also under a former slug of its brand", async () => {
    const site = await withCollections();
    const { visitor, norr, autumn, db } = site;
    await former(site, norr.id, "autumn", autumn.id);
    await db.transaction((tx) =>
      keepOldSlug(tx, {
        ...{ kind: "brand", scopeId: "00000000-0000-0000-0000-000000000000", slug: "norr-old" },
        ...{ subjectId: norr.id, at: new Date() },
      }),
    );
    for (const [from, to] of [
      [paths.collection("norr", "autumn"), paths.collection("norr", "autumn-2026")],
      [paths.collectionReviews("norr", "autumn"), paths.collectionReviews("norr", "autumn-2026")],
      [paths.collection("norr-old", "autumn"), paths.collection("norr", "autumn-2026")],
      [paths.collection("norr-old", "spring"), paths.collection("norr", "spring")],
    ] as const) {
      const answer = await visitor.gets(from);
      expect([answer.status, answer.headers.get("location")], from).toEqual([301, to]);
    }
  });

  test("leads to where it went when its brand was merged, although the other has one of that slug", async () => {
    const site = await withCollections();
    const { visitor, norr, db } = site;
    const sund = await hasBrand(site, { slug: "sund" });
    const moved = await hasCollection(site, { brand: "sund", slug: "spring" });
    await former(site, sund.id, "spring", moved.id);
    await db
      .update(collections)
      .set({ brandId: norr.id, slug: "spring-2", position: 3 })
      .where(eq(collections.id, moved.id));
    await db.update(brands).set({ collectionCount: 4 }).where(eq(brands.id, norr.id));
    await db
      .update(brands)
      .set({ state: "merged", mergedInto: norr.id, collectionCount: 0 })
      .where(eq(brands.id, sund.id));
    const at = async (slug: string) => (await visitor.gets(paths.collection("sund", slug))).headers.get("location");
    expect(await at("spring")).toBe(paths.collection("norr", "spring-2"));
    // One that only the other had is found there.
    expect(await at("winter")).toBe(paths.collection("norr", "winter"));
  });
});
