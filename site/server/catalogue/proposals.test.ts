import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { BrandNamesAnswer, FoundBrandName, ProductNamesAnswer } from "../../shared/catalogue/catalogue-names.ts";
import { proposalsPerDay } from "../../shared/limits.ts";
import { api, paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasItem } from "../outfits/testing/outfits.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

async function brandsFor(person: Person, search: string) {
  const answer = await person.gets(`${api.brandNames}?search=${encodeURIComponent(search)}`);
  const { data }: { data: BrandNamesAnswer } = await answer.json();
  return data.brands.map(({ name, isWaiting }) => [name, isWaiting]);
}
async function productsFor(person: Person, query: string) {
  const { data }: { data: ProductNamesAnswer } = await (await person.gets(`${api.productNames}?${query}`)).json();
  return data.products.map(({ name }) => name);
}
const proposes = (person: Person, name: string) => person.sends<FoundBrandName>("POST", api.brandNames, { name });

describe("names while somebody types", () => {
  test("are those of live brands, whatever the accents, those that begin so first", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "nord", name: "Atelier Nörd" });
    await hasBrand(site, { slug: "norr", name: "Norr & Sund" });
    await hasBrand(site, { slug: "hidden", name: "Norderney", state: "hidden" });
    expect(await brandsFor(site.ada, "nor")).toEqual([
      ["Norr & Sund", false],
      ["Atelier Nörd", false],
    ]);
    expect(await brandsFor(site.ada, "%")).toEqual([]);
  });

  test("are those of products, of one brand or of all", async () => {
    const site = await testSite();
    for (const slug of ["norr", "okla"]) await hasBrand(site, { slug });
    await hasProduct(site, { brand: "norr", slug: "wool-coat" });
    await hasProduct(site, { brand: "okla", slug: "rain-coat" });
    await hasProduct(site, { brand: "okla", slug: "old-coat", state: "hidden" });
    expect((await productsFor(site.ada, "search=coat")).sort()).toEqual(["Rain Coat", "Wool Coat"]);
    expect(await productsFor(site.ada, "search=coat&brand=okla")).toEqual(["Rain Coat"]);
    expect(await productsFor(site.ada, "search=R%C3%81IN&brand=okla")).toEqual(["Rain Coat"]);
    expect(await productsFor(site.ada, "search=&brand=okla")).toEqual(["Rain Coat"]);
    for (const search of ["%25", "_", "%5C", "rain_"])
      for (const within of ["", "&brand=okla"])
        expect(await productsFor(site.ada, `search=${search}${within}`), search + within).toEqual([]);
  });

  test("are for members", async () => {
    const { visitor } = await testSite();
    for (const call of [api.brandNames, api.productNames])
      expect((await visitor.gets(`${call}?search=a`)).status).toBe(401);
  });
});

describe("a proposed brand", () => {
  test("is its proposer’s alone, and has no page", async () => {
    const { ada, joins, visitor } = await testSite();
    const bea = await joins("Bea");
    const { data } = await proposes(ada, "  Kőszeg   Knit ");
    expect(data).toMatchObject({ name: "Kőszeg Knit", isWaiting: true });
    expect([await brandsFor(ada, "koszeg"), await brandsFor(bea, "koszeg")]).toEqual([[["Kőszeg Knit", true]], []]);
    expect((await visitor.opens(paths.brand(data.slug))).httpStatus).toBe(404);
    const item = await hasItem(ada, "Jumper", { brandSlug: data.slug });
    expect(item).toMatchObject({ brand: "Kőszeg Knit", brandLink: null, own: { waiting: { brand: "Kőszeg Knit" } } });
    const refused = await bea.sends("POST", api.items, { name: "Jumper", brandSlug: data.slug });
    expect([refused.status, Object.keys(refused.data as object)]).toEqual([422, ["brand"]]);
  });

  test("that exists already leads to that one", async () => {
    const site = await testSite();
    await hasBrand(site, { slug: "norr", name: "Norr & Sund" });
    expect((await proposes(site.ada, "norr & sund")).data).toMatchObject({ slug: "norr", isWaiting: false });
    const [first, again] = [await proposes(site.ada, "Okla"), await proposes(site.ada, "OKLA")];
    expect(again.data).toEqual(first.data);
    expect(await site.db.$count(brands, eq(brands.state, "proposed"))).toBe(1);
  });

  test("is refused once a member has made as many as a day allows", async () => {
    const { ada } = await testSite();
    for (let at = 1; at <= proposalsPerDay; at += 1) expect((await proposes(ada, `Brand ${at}`)).status).toBe(200);
    expect((await proposes(ada, "One more")).status).toBe(429);
    expect((await proposes(ada, "Brand 1")).status).toBe(200);
  });

  test("needs a name, and of a product a brand", async () => {
    const { ada } = await testSite();
    expect((await proposes(ada, " ")).data).toEqual({ name: ["Enter the name of the brand."] });
    const product = await ada.sends("POST", api.productNames, { name: "Coat", brand: "nobody" });
    expect([product.status, product.data]).toEqual([422, { brand: ["We can’t find this brand. Choose another one."] }]);
  });
});
