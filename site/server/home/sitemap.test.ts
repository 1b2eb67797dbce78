import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasCollection } from "../collections/testing/has-collection.ts";
import { products } from "../products/tables.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { testSite } from "../testing/test-site.ts";

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
  const sitemap = await (await site.visitor.gets("/sitemap.xml")).text();
  for (const path of [paths.brand("norr"), paths.collection("norr", "autumn"), paths.product("coat")])
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]*</lastmod>`));
  for (const path of hidden) expect(sitemap).not.toContain(`${path}<`);
});
