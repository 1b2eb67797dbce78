import { describe, expect, test } from "vitest";
import type { ItemDetail, OwnItemsAnswer } from "../../shared/items/item.ts";
import { api, paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { hasItem } from "../outfits/testing/outfits.ts";
import { products } from "../products/tables.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import type { Person } from "../testing/person.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";

const norr = { slug: "norr", name: "Norr & Sund" };
const coat = { slug: "wool-coat", name: "Wool coat" };

async function catalogueSite(): Promise<TestSite> {
  const site = await testSite();
  await hasBrand(site, norr);
  await hasBrand(site, { slug: "okla" });
  await hasProduct(site, { brand: "norr", ...coat });
  await hasProduct(site, { brand: "okla", slug: "rain-coat" });
  return site;
}

const puts = (person: Person, { id }: { id: string }, change: object) =>
  person.sends<ItemDetail>("PUT", api.item(id), change);

const uses = async ({ db }: TestSite) =>
  Object.fromEntries(
    (await db.select().from(products)).map(({ slug, itemCount, lookCount }) => [slug, [itemCount, lookCount]]),
  );

describe("an item that names a product", () => {
  test("names its brand with it, to everybody who sees the item", async () => {
    const { ada, visitor } = await catalogueSite();
    const item = await hasItem(ada, "My coat", { productSlug: "wool-coat" });
    expect(item).toMatchObject({ name: "My coat", brand: "Norr & Sund", brandLink: norr, product: coat });
    const { item: seen } = await visitor.sees("item", paths.item("ada", item.id));
    expect(seen).toMatchObject({ brandLink: norr, product: coat, own: null });
  });

  test("no longer names it with another brand, and keeps what its owner wrote", async () => {
    const { ada } = await catalogueSite();
    const item = await hasItem(ada, "Coat", { productSlug: "wool-coat" });
    expect((await puts(ada, item, { name: "Old coat", brand: "Norr & Sund" })).data).toMatchObject({ product: coat });
    expect((await puts(ada, item, { brand: "Norr, from Ida" })).data).toMatchObject({ brandLink: null, product: null });
    expect((await puts(ada, item, { brandSlug: "okla", brand: "OKLA" })).data).toMatchObject({
      ...{ brand: "OKLA", brandLink: { slug: "okla" }, product: null },
    });
    expect((await puts(ada, item, { productSlug: "rain-coat" })).data).toMatchObject({
      product: { slug: "rain-coat" },
    });
    expect((await puts(ada, item, { productSlug: null })).data).toMatchObject({
      ...{ brandLink: { slug: "okla" }, product: null },
    });
    expect((await puts(ada, item, { brandSlug: null })).data).toMatchObject({ brand: "Okla", brandLink: null });
  });

  test("names none that is not there", async () => {
    const site = await catalogueSite();
    await hasProduct(site, { brand: "norr", slug: "hidden-coat", state: "hidden" });
    for (const productSlug of ["hidden-coat", "nothing", ""]) {
      const { status } = await site.ada.sends("POST", api.items, { name: "Coat", productSlug });
      expect(status).toBe(422);
    }
  });

  test("shows no link while brand or product are not public", async () => {
    const site = await catalogueSite();
    const item = await hasItem(site.ada, "Coat", { productSlug: "wool-coat" });
    await site.db.update(products).set({ state: "hidden" });
    const seen = async () => (await site.ada.sees("item", paths.item("ada", item.id))).item;
    expect(await seen()).toMatchObject({ brandLink: norr, product: null });
    await site.db.update(products).set({ state: "live" });
    await site.db.update(brands).set({ state: "hidden" });
    expect(await seen()).toMatchObject({ brand: "Norr & Sund", brandLink: null, product: null });
  });
});

test("a text alone links to the brand of exactly that name, in a form and in a file", async () => {
  const { ada } = await catalogueSite();
  expect(await hasItem(ada, "Coat", { brand: "norr & sund" })).toMatchObject({ brand: "norr & sund", brandLink: norr });
  expect(await hasItem(ada, "Coat", { brand: "Norr" })).toMatchObject({ brand: "Norr", brandLink: null });
  await ada.imports([{ name: "Scarf", brand: "NORR & SUND" }]);
  const { data }: { data: OwnItemsAnswer } = await (await ada.gets(`${api.items}?search=scarf`)).json();
  expect(data.items[0]).toMatchObject({ brandLink: norr });
});

describe("how many items name a product", () => {
  test("follows everything that becomes of the item", async () => {
    const site = await catalogueSite();
    const { ada } = site;
    const count = async () => (await uses(site))["wool-coat"]?.[0];
    const item = await hasItem(ada, "Coat", { productSlug: "wool-coat" });
    expect(await count()).toBe(1);
    for (const [change, expected] of [
      [{ isWished: true }, 0],
      [{ isWished: false }, 1],
      [{ audience: "me" }, 0],
      [{ audience: "followers" }, 1],
      [{ archiveReason: "sold" }, 0],
      [{ archiveReason: null }, 1],
      [{ productSlug: "rain-coat" }, 0],
      [{ productSlug: "wool-coat" }, 1],
    ] as const) {
      await puts(ada, item, change);
      expect(await count(), JSON.stringify(change)).toBe(expected);
    }
    await ada.sends("PUT", api.wardrobe, { audience: "me" });
    expect(await count()).toBe(0);
    await ada.sends("PUT", api.wardrobe, { audience: "everyone" });
    await ada.sends("POST", api.itemDeletions, { ids: [item.id] });
    expect(await count()).toBe(0);
    await ada.sends("POST", api.itemRestorations, { ids: [item.id] });
    expect(await count()).toBe(1);
  });
});

describe("a tag", () => {
  test("names what its item names, also later, and a product of its own without one", async () => {
    const site = await catalogueSite();
    const { ada, visitor } = site;
    const item = await hasItem(ada, "Coat", { productSlug: "wool-coat" });
    const { id: photo } = await ada.hasPhoto();
    const at = { photo, y: 0.5 };
    const tags = [
      { ...at, x: 0.1, name: "Coat", item: item.id },
      { ...at, x: 0.2, name: "Her coat", product: "rain-coat" },
      { ...at, x: 0.3, name: "Scarf" },
    ];
    await ada.sends("POST", api.looks, { title: "Frost", photos: [{ id: photo }], tags });
    const named = async () =>
      (await visitor.sees("look", paths.look("frost"))).look.tags.map(({ brand, product }) => [
        brand?.slug ?? null,
        product?.slug ?? null,
      ]);
    expect(await named()).toEqual([
      ["norr", "wool-coat"],
      ["okla", "rain-coat"],
      [null, null],
    ]);
    expect(await uses(site)).toEqual({ "wool-coat": [1, 1], "rain-coat": [0, 1] });
    await puts(ada, item, { productSlug: "rain-coat" });
    expect((await named())[0]).toEqual(["okla", "rain-coat"]);
    expect(await uses(site)).toEqual({ "wool-coat": [0, 0], "rain-coat": [1, 1] });
    const { looks } = await visitor.sees("looks", `${paths.looks}?product=rain-coat`);
    expect(looks.items.map(({ slug }) => slug)).toEqual(["frost"]);
    await ada.sends("PUT", api.look("frost"), { title: "Frost", photos: [{ id: photo }], tags: [], audience: "me" });
    expect(await uses(site)).toEqual({ "wool-coat": [0, 0], "rain-coat": [1, 0] });
    await ada.sends("DELETE", api.look("frost"));
    expect((await visitor.opens(`${paths.looks}?product=nothing`)).httpStatus).toBe(400);
  });

  test("names no product that is not public", async () => {
    const { ada } = await catalogueSite();
    const { id: photo } = await ada.hasPhoto();
    const tags = [{ photo, x: 0.1, y: 0.5, name: "Coat", product: "nothing" }];
    const { status, data } = await ada.sends("POST", api.looks, { title: "Frost", photos: [{ id: photo }], tags });
    expect([status, Object.keys(data as object)]).toEqual([422, ["tags"]]);
  });
});
