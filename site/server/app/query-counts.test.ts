import { expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasCollection } from "../collections/testing/has-collection.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { routeAddresses } from "../testing/route-addresses.ts";
import { testSite } from "../testing/test-site.ts";

/** A page with more queries than this wants fewer and larger ones. */
const maxQueries = 12;

test("every page asks the database a dozen things at most", async () => {
  const site = await testSite();
  const grace = await site.joins("Grace");
  const look = await site.ada.posts("Rain on Sunday");
  await grace.posts("Sun on Monday");
  await grace.follows("ada");
  await site.ada.follows("grace");
  await site.ada.likes("sun-on-monday");
  const { id: item } = await site.ada.adds("Coat", { price: { micros: 80_000_000, currency: "EUR" } });
  const outfit = await site.ada.combines("Rain", [item]);
  await site.ada.sends("POST", api.wears, { items: [item], on: "2026-01-31" });
  await hasBrand(site, { slug: "norr" });
  await hasProduct(site, { brand: "norr", slug: "norr-coat" });
  await hasCollection(site, { brand: "norr", slug: "autumn", products: ["norr-coat"] });
  const inBrand = { brand: "norr", collection: "autumn", product: "norr-coat" };
  const named = { look: look.slug, member: "ada", item, outfit, ...inBrand };
  const counts: [string, number][] = [];
  for (const person of [site.ada, grace, site.visitor])
    for (const [id, address] of routeAddresses(named))
      counts.push([`${id} for ${person.slug || "a visitor"}`, await site.queriesOf(() => person.gets(address))]);
  expect(counts.filter(([, queries]) => queries > maxQueries)).toEqual([]);
});
