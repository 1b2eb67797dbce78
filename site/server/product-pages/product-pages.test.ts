import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { ItemDraft } from "../../shared/items/item.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { products } from "../products/tables.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import { keepOldSlug } from "../slugs/old-slugs.ts";
import { noScope } from "../slugs/tables.ts";
import type { Person } from "../testing/person.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";

const page = paths.product("wool-coat");
const ownersPage = paths.productOwners("wool-coat");

async function coatSite(options: { isConsistent?: boolean } = {}): Promise<TestSite> {
  const site = await testSite(options);
  await hasBrand(site, { slug: "norr", name: "Norr & Sund" });
  await hasProduct(site, { brand: "norr", slug: "wool-coat", name: "Wool coat" });
  return site;
}

const owns = (person: Person, more: Partial<ItemDraft> = {}) =>
  person.adds("My coat", { productSlug: "wool-coat", ...more });

const ownersFor = async (person: Person) =>
  (await person.sees("product", page)).owners.map(({ slug, isSelf }) => [slug, isSelf]);

describe("a product’s page", () => {
  test("says what it is, to everybody", async () => {
    const site = await coatSite();
    await site.db.update(products).set({ sizes: ["S", "M"], material: "Wool", link: "https://norr.example/coat" });
    const { product, owners, afterForty } = await site.visitor.sees("product", page);
    expect(product).toMatchObject({
      ...{ name: "Wool coat", brand: { slug: "norr", name: "Norr & Sund" }, sizes: ["S", "M"], material: "Wool" },
      ...{ link: "https://norr.example/coat", owners: 0, looks: 0, wears: 0, costPerWear: null, own: [] },
      wearGroups: [0, 0, 0, 0],
    });
    expect([owners, afterForty]).toEqual([[], null]);
  });

  test("is not there while product or brand are not public", async () => {
    // States alone, without the numbers that an admin's act changes with them.
    const site = await coatSite({ isConsistent: false });
    for (const state of ["hidden", "proposed", "refused"] as const) {
      await site.db.update(products).set({ state });
      for (const path of [page, ownersPage]) expect((await site.ada.opens(path)).httpStatus).toBe(404);
    }
  });

  test("is reached by former addresses, and by those of products that were merged into it", async () => {
    const site = await coatSite();
    const [coat] = await site.db.select().from(products);
    const id = coat?.id ?? "";
    await site.db.transaction((tx) =>
      keepOldSlug(tx, { kind: "product", scopeId: noScope, slug: "old-coat", subjectId: id, at: new Date() }),
    );
    const merged = { state: "merged" as const, mergedInto: id };
    await hasProduct(site, { brand: "norr", slug: "camel-coat", ...merged });
    for (const slug of ["old-coat", "camel-coat"]) {
      const response = await site.visitor.gets(paths.product(slug));
      expect([response.status, response.headers.get("location")]).toEqual([301, page]);
      expect((await site.visitor.gets(paths.productOwners(slug))).headers.get("location")).toBe(ownersPage);
    }
  });

  test("tells its member what they own or wish for, and nobody else", async () => {
    const { ada, joins } = await coatSite();
    const bea = await joins("Bea");
    const { id } = await owns(ada, { isWished: true });
    expect((await ada.sees("product", page)).product.own).toEqual([{ id, wears: 0, isWished: true }]);
    expect((await bea.sees("product", page)).product).toMatchObject({ own: [], owners: 0 });
  });
});

describe("who owns a product", () => {
  test("are those whose items the reader may see, who wore it most first", async () => {
    const { ada, joins, visitor } = await coatSite();
    const [bea, cleo, dora] = [await joins("Bea"), await joins("Cleo"), await joins("Dora")];
    await owns(ada);
    const { id } = await owns(bea, { size: "M" });
    await bea.sends("POST", api.wears, { items: [id], on: "2026-03-05" });
    await owns(cleo, { audience: "followers" });
    await owns(dora, { audience: "me" });
    expect(await ownersFor(visitor)).toEqual([
      ["bea", false],
      ["ada", false],
    ]);
    expect(await ownersFor(ada)).toEqual([
      ["bea", false],
      ["ada", true],
    ]);
    await ada.follows("cleo");
    expect((await ownersFor(ada)).length).toBe(3);
    const { product } = await visitor.sees("product", page);
    expect(product).toMatchObject({ owners: 3, wears: 1, wearGroups: [2, 1, 0, 0] });
  });

  test("are not those who are private, have closed their wardrobe, or are blocked", async () => {
    const { ada, joins, visitor } = await coatSite();
    const bea = await joins("Bea");
    await owns(bea);
    expect(await ownersFor(ada)).toEqual([["bea", false]]);
    await bea.setsPrivacy(true);
    expect([await ownersFor(ada), await ownersFor(visitor)]).toEqual([[], []]);
    await bea.setsPrivacy(false);
    expect(await ownersFor(visitor)).toEqual([["bea", false]]);
    await bea.sends("PUT", api.wardrobe, { audience: "followers" });
    expect(await ownersFor(visitor)).toEqual([]);
    await bea.sends("PUT", api.wardrobe, { audience: "everyone" });
    await ada.blocks("bea");
    expect([await ownersFor(ada), await ownersFor(visitor)]).toEqual([[], [["bea", false]]]);
  });

  test("are not counted while they hide their wardrobe from everybody, or are banned", async () => {
    const { ada, db, joins, visitor } = await coatSite({ isConsistent: false });
    const bea = await joins("Bea");
    for (const person of [ada, bea]) await owns(person, { size: "M" });
    const counted = async () => (await visitor.sees("product", page)).product.owners;
    expect(await counted()).toBe(2);
    for (const wardrobeAudience of ["followers", "me", "everyone"] as const) {
      await bea.sends("PUT", api.wardrobe, { audience: wardrobeAudience });
      expect(await counted(), wardrobeAudience).toBe(wardrobeAudience === "me" ? 1 : 2);
    }
    for (const standing of ["suspended", "banned", "leaving"] as const) {
      await db.update(members).set({ standing }).where(eq(members.slug, "bea"));
      const { product } = await ada.sees("product", page);
      expect(product.owners, standing).toBe(standing === "suspended" ? 2 : 1);
    }
  });

  test("are listed with each of their items, and counted once", async () => {
    const { ada, visitor } = await coatSite();
    const items = [await owns(ada), await owns(ada, { size: "M" })].map(({ id }) => id);
    const { owners } = await visitor.sees("productOwners", ownersPage);
    expect(owners.items.map(({ slug }) => slug)).toEqual(["ada", "ada"]);
    expect(owners.items.map(({ itemId }) => itemId).sort()).toEqual(items.sort());
    expect((await visitor.sees("product", page)).product.owners).toBe(1);
  });

  test("are listed page by page, each once", async () => {
    const { joins, visitor } = await coatSite();
    for (let at = 1; at <= 30; at += 1) await owns(await joins(`Owner ${String.fromCharCode(64 + at)}x`));
    const first = (await visitor.sees("productOwners", ownersPage)).owners;
    expect(first.items.length).toBe(24);
    const second = (await visitor.sees("productOwners", `${ownersPage}?after=${first.next}`)).owners;
    expect(new Set([...first.items, ...second.items].map(({ itemId }) => itemId)).size).toBe(30);
    expect((await visitor.opens(`${ownersPage}?after=nonsense`)).httpStatus).toBe(400);
  });
});

test("cost per wear is shown from five priced owners on, and never what one of them paid", async () => {
  const { joins, visitor } = await coatSite();
  const price = { micros: 123_456_789, currency: "EUR" };
  const average = async () => (await visitor.sees("product", page)).product.costPerWear;
  const first = await joins("Anna");
  // Several items of one owner are one owner.
  for (let at = 1; at <= 5; at += 1) await owns(first, { price });
  for (const name of ["Bea", "Cleo", "Dora"])
    await owns(await joins(name), { price: { ...price, micros: 200_000_000 } });
  expect(await average()).toBeNull();
  await owns(await joins("Edda"), { price: { ...price, currency: "SEK" } });
  expect(await average()).toBeNull();
  await owns(await joins("Frida"), { price: { ...price, micros: 77_000_000 } });
  expect(await average()).toMatchObject({ currency: "EUR" });
  const payload = JSON.stringify(await visitor.opens(page));
  for (const paid of ["123456789", "200000000", "77000000"]) expect(payload).not.toContain(`:${paid},`);
});

test("people who own it also own what at least two of them show everybody", async () => {
  const site = await coatSite({ isConsistent: false });
  const { ada, joins, visitor } = site;
  for (const slug of ["scarf", "hat", "gloves"]) await hasProduct(site, { brand: "norr", slug });
  const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
  for (const person of [ada, bea, cleo]) await owns(person);
  for (const person of [ada, bea]) await person.adds("Scarf", { productSlug: "scarf" });
  await ada.adds("Hat", { productSlug: "hat" });
  for (const person of [ada, cleo]) await person.adds("Gloves", { productSlug: "gloves", audience: "me" });
  const { alsoOwned } = await visitor.sees("product", page);
  expect(alsoOwned.map(({ slug }) => slug)).toEqual(["scarf"]);
  await site.db.update(products).set({ state: "hidden" }).where(eq(products.slug, "scarf"));
  // Not from the visitors' cache, which hears of verbs only.
  expect((await cleo.sees("product", page)).alsoOwned).toEqual([]);
});
