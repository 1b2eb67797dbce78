import { eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { catalogueLimits } from "../../shared/limits.ts";
import { api, paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { hasCollection } from "../collections/testing/has-collection.ts";
import { items } from "../items/tables.ts";
import { recountProductUses } from "../products/recount-products.ts";
import { products } from "../products/tables.ts";
import { recountBrands, recountCollections, recountProducts } from "../reviews/ratings/recount-ratings.ts";
import { reviewAnswers, reviewEdits, reviews } from "../reviews/tables.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import type { TestSite } from "../testing/test-site.ts";
import { acts, createsBrand, createsCollection, createsProduct, siteWithAdmins } from "./testing/site-with-admin.ts";

/** Ratings and counts as they stand, and as they are when they are counted anew. */
async function drift({ db }: Pick<TestSite, "db">) {
  const counts = async () => ({
    brands: await db.select().from(brands).orderBy(brands.id),
    collections: await db.select().from(collections).orderBy(collections.id),
    products: await db.select().from(products).orderBy(products.id),
  });
  const before = await counts();
  await db.transaction(async (tx) => {
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    await recountProducts(tx, ids(before.products));
    await recountCollections(tx, ids(before.collections));
    await recountBrands(tx, ids(before.brands));
    await recountProductUses(tx, ids(before.products));
  });
  return { before, after: await counts() };
}

const isRecounted = async (site: Pick<TestSite, "db">) => {
  const { before, after } = await drift(site);
  expect(before).toEqual(after);
};

describe("merging brands", () => {
  test("moves everything, and leaves no dead link", async () => {
    const site = await siteWithAdmins();
    const { ida, ada, noor, visitor, db, joins } = site;
    const bea = await joins("Bea");
    for (const name of ["Norr", "Norr och Sund"]) await createsBrand(ida, name);
    await createsCollection(ida, "norr", "Autumn");
    for (const name of ["Autumn", "Winter"]) await createsCollection(ida, "norr-och-sund", name);
    await createsProduct(ida, "norr-och-sund", "Coat");
    await ida.sends("PUT", api.adminCollectionProduct("norr-och-sund", "winter", "coat"));
    await ida.sends("PUT", api.adminCollection("norr-och-sund", "winter"), {
      name: "Winter",
      slug: "frost",
      version: 1,
    });
    await ada.sends("PUT", api.brandFollow("norr"));
    for (const one of [ada, bea]) await one.sends("PUT", api.brandFollow("norr-och-sund"));
    await hasReview(site, { by: "ada", of: { kind: "product", slug: "coat" }, halves: 9 });
    await hasReview(site, { by: "bea", of: { kind: "collection", brand: "norr-och-sund", slug: "autumn" }, halves: 4 });
    const preview = await acts(ida, "brand", "merge", ["norr-och-sund"], { into: "norr", preview: true });
    expect(preview.data).toMatchObject({ isPreview: true, undo: null, results: [{ outcome: "done" }] });
    expect(preview.data.results[0]?.message).toBe(
      "1 product, 2 collections, 2 reviews, 2 followers will move to “Norr”, and all addresses will lead there. Merging can’t be undone.",
    );
    expect((await visitor.opens(paths.brand("norr-och-sund"))).kind).toBe("page");

    const merged = await acts(noor, "brand", "merge", ["norr-och-sund", "norr", "nobody"], { into: "norr" });
    expect(merged.data.results.map(({ slug, outcome }) => [slug, outcome])).toEqual([
      ["norr-och-sund", "done"],
      ["norr", "unchanged"],
      ["nobody", "refused"],
    ]);
    const { brand } = await visitor.sees("brandProfile", paths.brandProfile("norr"));
    expect(brand.counts).toEqual({ collections: 3, products: 1, reviews: 2, followers: 2 });
    const leads = async (path: string) => {
      const payload = await visitor.opens(path);
      return payload.kind === "redirect" ? payload.to : payload.kind;
    };
    expect(await leads(paths.brand("norr-och-sund"))).toBe(paths.brand("norr"));
    expect(await leads(paths.collection("norr-och-sund", "autumn"))).toBe(paths.collection("norr", "autumn-2"));
    expect(await leads(paths.collection("norr-och-sund", "frost"))).toBe(paths.collection("norr", "frost"));
    expect(await leads(paths.collection("norr-och-sund", "winter"))).toBe(paths.collection("norr", "frost"));
    expect(await leads(paths.collection("norr", "autumn-2"))).toBe("page");
    const found = await ida.sees("adminProducts", `${paths.adminProducts}?search=norr+coat`);
    expect(found.products.items).toMatchObject([{ slug: "coat", brand: { slug: "norr" } }]);
    const { oldSlugs, changes } = await ida.sees("adminBrand", paths.adminBrand("norr"));
    expect(oldSlugs).toEqual(["norr-och-sund"]);
    expect(changes[0]).toMatchObject({ act: "merge", about: "Norr och Sund", by: { slug: "noor" }, undoUntil: null });
    const list = await ida.sees("adminBrands", `${paths.adminBrands}?state=merged`);
    expect(list.brands.items).toMatchObject([{ slug: "norr-och-sund", mergedInto: { slug: "norr" } }]);
    await isRecounted(site);
    expect((await db.select().from(brands).where(eq(brands.state, "live"))).length).toBe(1);
  });

  test("flattens chains", async () => {
    const { ida, visitor, db } = await siteWithAdmins();
    for (const name of ["One", "Two", "Three"]) await createsBrand(ida, name);
    await ida.sends("PUT", api.adminBrand("one"), { name: "One", slug: "first", version: 1 });
    await createsCollection(ida, "first", "Autumn");
    await acts(ida, "brand", "merge", ["first"], { into: "two" });
    await acts(ida, "brand", "merge", ["two"], { into: "three" });
    for (const slug of ["one", "first", "two"])
      expect(await visitor.opens(paths.brand(slug)), slug).toMatchObject({
        kind: "redirect",
        to: paths.brand("three"),
      });
    for (const slug of ["first", "two", "one"])
      expect(await visitor.opens(paths.collection(slug, "autumn")), slug).toMatchObject({
        ...{ kind: "redirect", to: paths.collection("three", "autumn") },
      });
    const targets = await db.select({ to: brands.mergedInto }).from(brands).where(eq(brands.state, "merged"));
    expect(new Set(targets.map(({ to }) => to)).size).toBe(1);
    expect((await acts(ida, "brand", "merge", ["three"], { into: "two" })).status).toBe(422);
  });

  test("that would have too many collections together changes nothing", async () => {
    const site = await siteWithAdmins();
    for (const name of ["Norr", "Nord"]) await createsBrand(site.ida, name);
    await hasCollection(site, { brand: "nord", slug: "autumn" });
    for (let at = 1; at <= catalogueLimits.collections; at += 1)
      await hasCollection(site, { brand: "norr", slug: `part-${at}` });
    const { status, message } = await acts(site.ida, "brand", "merge", ["nord"], { into: "norr" });
    expect([status, message]).toEqual([409, "A brand can have up to 200 collections. Delete or move some first."]);
    expect((await site.visitor.opens(paths.collection("nord", "autumn"))).httpStatus).toBe(200);
  });

  test("gives a long slug that is taken an ending with one hyphen", async () => {
    const site = await siteWithAdmins();
    for (const name of ["Norr", "Nord"]) await createsBrand(site.ida, name);
    const slug = `${"a".repeat(69)}-b`;
    for (const brand of ["norr", "nord"]) await hasCollection(site, { brand, slug });
    await acts(site.ida, "brand", "merge", ["nord"], { into: "norr" });
    expect((await site.visitor.opens(paths.collection("norr", `${"a".repeat(69)}-2`))).httpStatus).toBe(200);
  });

  test("fills up what the other lacks, and keeps the rest in the audit log", async () => {
    const { ida } = await siteWithAdmins();
    const logo = await ida.hasPhoto();
    await createsBrand(ida, "Norr", { description: "Coats." });
    await createsBrand(ida, "Nord", { description: "Boots.", logo: logo.id, foundedIn: 1974, members: ["ada"] });
    await acts(ida, "brand", "merge", ["nord"], { into: "norr" });
    const { brand } = await ida.sees("adminBrand", paths.adminBrand("norr"));
    expect(brand).toMatchObject({ description: "Coats.", foundedIn: 1974, logo: { id: logo.id }, version: 2 });
    expect(brand.members.map(({ slug }) => slug)).toEqual(["ada"]);
    const { entries } = await ida.sees("adminAudit", paths.adminAudit);
    const lost = entries.items.find(({ subject, act }) => act === "merge" && subject?.name === "Nord");
    expect(lost?.before).toMatchObject({ description: "Boots.", members: ["ada"], state: "live" });
    expect(lost?.subject).toEqual({ kind: "brand", name: "Nord", path: paths.adminBrand("nord") });
  });
});

describe("merging products", () => {
  test("moves items, tags, photos and places, and redirects", async () => {
    const site = await siteWithAdmins();
    const { ida, ada, visitor, db } = site;
    await createsBrand(ida, "Norr");
    const photo = await ida.hasPhoto();
    await createsProduct(ida, "norr", "Coat", { sizes: ["M"] });
    await createsProduct(ida, "norr", "Coat", { slug: "wool-coat", photos: [{ id: photo.id }], material: "Wool" });
    await createsProduct(ida, "norr", "Boots");
    const shown = { autumn: ["boots", "wool-coat"], winter: ["wool-coat", "coat", "boots"] };
    for (const [name, slugs] of Object.entries(shown)) {
      await createsCollection(ida, "norr", name);
      for (const slug of slugs) await ida.sends("PUT", api.adminCollectionProduct("norr", name, slug));
    }
    const item = await ada.adds("My coat");
    const [wool] = await db.select().from(products).where(eq(products.slug, "wool-coat"));
    await db
      .update(items)
      .set({ productId: defined(wool).id, brandId: defined(wool).brandId })
      .where(eq(items.id, item.id));
    await acts(ida, "product", "merge", ["wool-coat"], { into: "coat" });
    const { product, collections: places } = await ida.sees("adminProduct", paths.adminProduct("coat"));
    expect(product).toMatchObject({ sizes: ["M"], material: "Wool", photos: [{ id: photo.id }], version: 2 });
    expect(places.map(({ slug }) => slug).sort()).toEqual(["autumn", "winter"]);
    const inOrder = async (slug: string) =>
      (await ida.sees("adminCollection", paths.adminCollection("norr", slug))).products.map((one) => one.slug);
    expect([await inOrder("autumn"), await inOrder("winter")]).toEqual([
      ["boots", "coat"],
      ["coat", "boots"],
    ]);
    expect(await ida.opens(paths.adminProduct("wool-coat"))).toMatchObject({ to: paths.adminProduct("coat") });
    const [linked] = await db.select().from(items).where(eq(items.id, item.id));
    const [target] = await db.select().from(products).where(eq(products.slug, "coat"));
    expect([linked?.productId, target?.itemCount]).toEqual([target?.id, 1]);
    expect((await visitor.gets(paths.photo(photo.id, 1, 40, "webp"))).status).toBe(200);
    await isRecounted(site);
  });

  test("keeps the newer of two reviews, and the older text and the brand’s response with it", async () => {
    const site = await siteWithAdmins();
    const { ida, db, joins, context } = site;
    await joins("Bea");
    await createsBrand(ida, "Norr");
    for (const name of ["Coat", "Cape"]) await createsProduct(ida, "norr", name);
    await createsCollection(ida, "norr", "Autumn");
    for (const slug of ["coat", "cape"]) await ida.sends("PUT", api.adminCollectionProduct("norr", "autumn", slug));
    const at = (days: number) => new Date(context.clock().getTime() - days * 86_400_000);
    const about = (slug: string) => ({ of: { kind: "product" as const, slug } });
    const older = await hasReview(site, { by: "ada", ...about("cape"), halves: 4, source: "Itches.", postedAt: at(9) });
    const newer = await hasReview(site, {
      by: "ada",
      ...about("coat"),
      halves: 8,
      source: "Softer now.",
      postedAt: at(1),
    });
    const own = await hasReview(site, { by: "bea", ...about("cape"), halves: 10, postedAt: at(5) });
    const edit = { halves: 7, source: "Soft.", html: "<p>Soft.</p>", replacedAt: at(1), fit: null };
    await db.insert(reviewEdits).values({ ...edit, reviewId: newer.id, version: 1 });
    await db
      .insert(reviewAnswers)
      .values({ reviewId: older.id, source: "Sorry.", html: "<p>Sorry.</p>", answeredAt: at(8) });
    const preview = await acts(ida, "product", "merge", ["cape"], { into: "coat", preview: true });
    expect(preview.data.results[0]?.message).toContain("1 member reviewed both");
    expect((await acts(ida, "product", "merge", ["cape"], { into: "coat" })).status).toBe(200);
    const rows = await db
      .select()
      .from(reviews)
      .where(inArray(reviews.id, [older.id, newer.id, own.id]));
    const stateOf = (id: string) => rows.find((row) => row.id === id)?.state;
    expect([stateOf(older.id), stateOf(newer.id), stateOf(own.id)]).toEqual(["deleted", "live", "live"]);
    const history = await db
      .select()
      .from(reviewEdits)
      .where(eq(reviewEdits.reviewId, newer.id))
      .orderBy(reviewEdits.version);
    expect(history.map(({ version, source }) => [version, source])).toEqual([
      [1, "Itches."],
      [2, "Soft."],
    ]);
    expect(await db.$count(reviewAnswers, eq(reviewAnswers.reviewId, newer.id))).toBe(1);
    const [coat] = await db.select().from(products).where(eq(products.slug, "coat"));
    expect([coat?.ratingCount, coat?.ratingHalves]).toEqual([2, 18]);
    await isRecounted(site);
  });

  test("of different brands leaves the lookbooks of the other brand", async () => {
    const site = await siteWithAdmins();
    const { ida } = site;
    for (const brand of ["Norr", "Okla"]) {
      await createsBrand(ida, brand);
      await createsCollection(ida, brand.toLowerCase(), "Autumn");
      await createsProduct(ida, brand.toLowerCase(), `${brand} coat`);
      await ida.sends("PUT", api.adminCollectionProduct(brand.toLowerCase(), "autumn", `${brand.toLowerCase()}-coat`));
    }
    await hasReview(site, { by: "ada", of: { kind: "product", slug: "okla-coat" } });
    await acts(ida, "product", "merge", ["okla-coat"], { into: "norr-coat" });
    const { products: left } = await ida.sees("adminCollection", paths.adminCollection("okla", "autumn"));
    expect(left).toEqual([]);
    const { reviews: count } = await ida.sees("adminBrand", paths.adminBrand("norr"));
    expect(count).toBe(1);
    await isRecounted(site);
  });
});

test("a product that moves to another brand takes its reviews along, and leaves the lookbooks", async () => {
  const site = await siteWithAdmins();
  const { ida } = site;
  for (const name of ["Norr", "Okla"]) await createsBrand(ida, name);
  await createsProduct(ida, "norr", "Coat");
  await createsCollection(ida, "norr", "Autumn");
  await ida.sends("PUT", api.adminCollectionProduct("norr", "autumn", "coat"));
  await hasReview(site, { by: "ada", of: { kind: "product", slug: "coat" } });
  const edit = { brand: "okla", name: "Coat", version: 1 };
  expect((await ida.sends("PUT", api.adminProduct("coat"), edit)).status).toBe(200);
  expect(await ida.sees("adminBrand", paths.adminBrand("okla"))).toMatchObject({ products: 1, reviews: 1 });
  expect(await ida.sees("adminBrand", paths.adminBrand("norr"))).toMatchObject({ products: 0, reviews: 0 });
  expect((await ida.sends("PUT", api.adminCollectionProduct("norr", "autumn", "coat"))).status).toBe(409);
  await isRecounted(site);
});
