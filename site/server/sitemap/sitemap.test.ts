import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasCollection } from "../collections/testing/has-collection.ts";
import { looksSitemap } from "../looks/sitemap.ts";
import { products } from "../products/tables.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { sitemapNouns } from "../public-nouns.ts";
import { testSite } from "../testing/test-site.ts";
import { wholeSitemap } from "../testing/whole-sitemap.ts";
import { createSitemapParts } from "./sitemap-parts.ts";

test("the sitemap lists what is live in the catalogue, with the day it changed, and nothing else of it", async () => {
  // States alone, without the numbers that an admin's act changes with them.
  const site = await testSite({ isConsistent: false });
  const norr = await hasBrand(site, { slug: "norr" });
  const coat = await hasProduct(site, { brand: "norr", slug: "coat" });
  await hasCollection(site, { brand: "norr", slug: "autumn" });
  const hidden: string[] = [];
  for (const state of ["proposed", "hidden", "refused", "merged"] as const) {
    await hasProduct(site, { brand: "norr", slug: `${state}-hat` });
    const mergedInto = state === "merged" ? coat.id : null;
    await site.db
      .update(products)
      .set({ state, mergedInto })
      .where(eq(products.slug, `${state}-hat`));
    const brand = `${state}-brand`;
    await hasBrand(site, { slug: brand });
    await hasProduct(site, { brand, slug: `${state}-shoe` });
    await hasCollection(site, { brand, slug: "autumn" });
    const into = state === "merged" ? norr.id : null;
    await site.db.update(brands).set({ state, mergedInto: into }).where(eq(brands.slug, brand));
    hidden.push(paths.product(`${state}-hat`), paths.product(`${state}-shoe`), paths.brand(brand));
    hidden.push(paths.collection(brand, "autumn"));
  }
  const sitemap = await wholeSitemap(site.visitor);
  for (const path of [paths.brand("norr"), paths.collection("norr", "autumn"), paths.product("coat")])
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]*</lastmod>`));
  for (const path of hidden) expect(sitemap).not.toContain(`${path}<`);
});

describe("the parts of the sitemap", () => {
  test("hold each look once, in parts of so many rows, whatever their state", async () => {
    const site = await testSite();
    const slugs: string[] = [];
    for (const title of ["one", "two", "three", "four", "five"]) slugs.push((await site.ada.posts(title)).slug);
    await site.ada.sends("DELETE", api.look("two"));
    const parts = createSitemapParts(sitemapNouns, 2);
    expect(await parts.count(site.context, "looks")).toBe(3);
    const found: string[][] = [];
    for (const number of [1, 2, 3]) {
      const part = await parts.part(site.context, "looks", number);
      found.push((await looksSitemap.entries(site.db, part!)).map(({ path }) => path));
    }
    expect(found).toEqual([[paths.look("one")], [paths.look("three"), paths.look("four")], [paths.look("five")]]);
    expect(await parts.part(site.context, "looks", 4)).toBeNull();
    expect(await parts.part(site.context, "looks", 5)).toBeNull();
  });

  test("are known for a minute each, unless one behind the last is asked for", async () => {
    let now = new Date();
    const site = await testSite({ clock: () => now });
    await site.ada.posts("one");
    await site.ada.posts("two");
    const parts = createSitemapParts(sitemapNouns, 1);
    const count = () => parts.count(site.context, "looks");
    expect(await count()).toBe(2);
    await site.ada.posts("three");
    now = new Date(now.getTime() + 110_000);
    expect(await count()).toBe(2);
    expect(await parts.part(site.context, "looks", 3)).toMatchObject({ before: null });
    expect(await count()).toBe(3);
  });

  test("that do not exist are not found", async () => {
    const { visitor, ada } = await testSite();
    await ada.posts("one");
    for (const part of ["looks-2", "looks-0", "looks-01", "looks", "toString-1", "constructor-1", "looks-1000000"])
      expect((await visitor.gets(`/sitemap/${part}.xml`)).status, part).toBe(404);
    const found = await visitor.gets("/sitemap/looks-1.xml");
    expect(found.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  });
});

test("members are listed with the day of their newest look, or that they joined", async () => {
  const site = await testSite();
  const look = await site.ada.posts("one");
  await site.joins("Bea");
  const sitemap = await wholeSitemap(site.visitor);
  expect(sitemap).toContain(`${paths.member("ada")}</loc><lastmod>${new Date(look.postedAt).toISOString()}</lastmod>`);
  expect(sitemap).toMatch(/\/members\/bea<\/loc><lastmod>/);
});
