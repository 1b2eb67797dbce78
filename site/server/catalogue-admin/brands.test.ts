import { describe, expect, test } from "vitest";
import type { BrandFields, SaveConflict } from "../../shared/catalogue-admin/catalogue-admin.ts";
import { api, paths } from "../../shared/paths.ts";
import { hasProduct } from "../products/testing/has-product.ts";
import {
  acts,
  createsBrand,
  createsCollection,
  createsProduct,
  importsFile,
  siteWithAdmins,
} from "./testing/site-with-admin.ts";

describe("an admin", () => {
  test("opens a brand from nothing to a lookbook", async () => {
    const { ida, ada, visitor } = await siteWithAdmins();
    const [logo, cover, photo] = [await ida.hasPhoto(), await ida.hasPhoto(), await ida.hasPhoto()];
    const made = await ida.sends("POST", api.adminBrands, {
      name: "Norr & Sund",
      description: "Outerwear from a mill town.",
      links: ["norr-sund.example"],
      foundedIn: 1974,
      ...{ logo: logo.id, cover: cover.id, coverAlt: "A camel coat.", members: ["ada"] },
    });
    expect([made.status, made.message, made.data]).toEqual([200, "Brand created", { slug: "norr-sund", version: 1 }]);
    const collection = await createsCollection(ida, "norr-sund", "Autumn 2026", { season: "autumn", year: 2026 });
    const coat = await createsProduct(ida, "norr-sund", "Wool coat", {
      ...{ category: "coat", colours: ["navy"], sizes: ["S", "M"], material: "Wool" },
      prices: [{ micros: 289_000_000, currency: "EUR" }],
      photos: [{ id: photo.id, alt: "A navy coat." }],
    });
    const boots = await createsProduct(ida, "norr-sund", "Boots");
    for (const slug of [coat, boots])
      expect((await ida.sends("PUT", api.adminCollectionProduct("norr-sund", collection, slug))).status).toBe(200);
    const order = { slugs: [boots, coat] };
    expect((await ida.sends("PUT", api.adminProductOrder("norr-sund", collection), order)).status).toBe(200);
    const { brand } = await visitor.sees("brandProfile", paths.brandProfile("norr-sund"));
    expect(brand).toMatchObject({
      ...{ name: "Norr & Sund", foundedIn: 1974, links: ["https://norr-sund.example/"] },
      counts: { collections: 1, products: 2 },
      logo: { id: logo.id },
    });
    const lookbook = await visitor.sees("collection", paths.collection("norr-sund", collection));
    expect(lookbook.products.items.map(({ slug }) => slug)).toEqual([boots, coat]);
    expect((await visitor.gets(paths.photo(logo.id, 1, 40, "webp"))).status).toBe(200);
    expect((await ada.sees("brand", paths.brand("norr-sund"))).brand.mayAnswer).toBe(true);
    const page = await ida.sees("adminBrand", paths.adminBrand("norr-sund"));
    expect(page.brand.members.map(({ slug }) => slug)).toEqual(["ada"]);
    expect(page.collections).toMatchObject([{ slug: collection, products: 2, season: "autumn" }]);
    expect(page.changes.map(({ act, by }) => [act, by?.slug])).toEqual([["create", "ida"]]);
  });

  test("is told at the field what is wrong, and nothing is created", async () => {
    const { ida, ada } = await siteWithAdmins();
    await createsBrand(ida, "Halden");
    const foreign = await ada.hasPhoto();
    const drafts: [draft: object, field: string][] = [
      [{ name: " " }, "name"],
      [{ name: "HALDEN" }, "name"],
      [{ name: "Okla", slug: "halden" }, "slug"],
      [{ name: "Okla", slug: "new" }, "slug"],
      [{ name: "Okla", slug: "Not a slug" }, "slug"],
      [{ name: "Okla", description: "x".repeat(501) }, "description"],
      [{ name: "Okla", links: ["http://okla.example"] }, "links.0"],
      [{ name: "Okla", links: Array.from({ length: 4 }, (_, at) => `https://${at}.example`) }, "links"],
      [{ name: "Okla", foundedIn: 3000 }, "foundedIn"],
      [{ name: "Okla", logo: foreign.id }, "logo"],
      [{ name: "Okla", members: ["nobody"] }, "members"],
    ];
    for (const [draft, field] of drafts) {
      const { status, data } = await ida.sends<object>("POST", api.adminBrands, draft);
      expect([status, Object.keys(data)], JSON.stringify(draft)).toEqual([422, [field]]);
    }
    const { counts } = await ida.sees("adminBrands", paths.adminBrands);
    expect(counts.all).toBe(1);
  });

  test("finds brands by state, words and products, in five orders, page by page", async () => {
    const { ida, noor } = await siteWithAdmins();
    for (const name of ["Šípková", "Okla", "Halden"]) await createsBrand(ida, name);
    await createsProduct(noor, "okla", "Coat");
    const found = async (query: string) =>
      (await ida.sees("adminBrands", `${paths.adminBrands}?${query}`)).brands.items.map(({ slug }) => slug);
    expect(await found("search=sipk")).toEqual(["sipkova"]);
    expect(await found("search=%25")).toEqual([]);
    expect(await found("products=with")).toEqual(["okla"]);
    expect(await found("products=without&sort=name")).toEqual(["halden", "sipkova"]);
    expect(await found("")).toEqual(["halden", "okla", "sipkova"]);
    expect(await found("sort=products")).toEqual(["okla", "halden", "sipkova"]);
    expect(await found("state=hidden")).toEqual([]);
    expect((await ida.opens(`${paths.adminBrands}?sort=luck`)).httpStatus).toBe(400);
    const first = await ida.sees("adminBrands", paths.adminBrands);
    expect(first.brands.items[0]).toMatchObject({ lastChange: { by: { slug: "ida" } }, state: "live", proposer: null });
    expect([first.matching, first.counts.live]).toEqual([3, 3]);
  });

  test("goes through many brands, each once, in every order", async () => {
    const { ida } = await siteWithAdmins();
    const csv = ["name", ...Array.from({ length: 120 }, (_, at) => `Brand ${at}`)].join("\n");
    const { status } = await importsFile(ida, api.adminBrandImport, csv);
    expect(status).toBe(200);
    for (const sort of ["edited", "name", "products", "reviews", "followers"]) {
      const slugs: string[] = [];
      for (let after: string | null = ""; after !== null; ) {
        const page: { items: { slug: string }[]; next: string | null } = (
          await ida.sees("adminBrands", `${paths.adminBrands}?sort=${sort}&after=${after}`)
        ).brands;
        slugs.push(...page.items.map(({ slug }) => slug));
        after = page.next;
      }
      expect([sort, slugs.length, new Set(slugs).size]).toEqual([sort, 120, 120]);
    }
  });
});

describe("two admins", () => {
  test("who save one form keep both texts, and the second chooses", async () => {
    const { ida, noor } = await siteWithAdmins();
    await createsBrand(ida, "Norr", { description: "Coats.", foundedIn: 1974 });
    const form = { name: "Norr", version: 1 };
    const first = { ...form, description: "Coats from Borås.", foundedIn: 1972 };
    expect((await noor.sends("PUT", api.adminBrand("norr"), first)).status).toBe(200);
    const second = { ...form, description: "Coats and repairs.", foundedIn: 1974 };
    const refused = await ida.sends<SaveConflict<BrandFields>>("PUT", api.adminBrand("norr"), second);
    expect(refused.status).toBe(409);
    expect(refused.message).toContain("Noor Aziz saved this brand");
    expect(refused.data).toMatchObject({
      saved: { description: "Coats from Borås.", foundedIn: 1972, version: 2 },
      fields: ["description", "foundedIn"],
      by: { slug: "noor" },
    });
    const { brand } = await ida.sees("adminBrand", paths.adminBrand("norr"));
    expect(brand.description).toBe("Coats from Borås.");
    const chosen = { ...second, version: refused.data.saved.version, foundedIn: 1972 };
    expect(await ida.sends("PUT", api.adminBrand("norr"), chosen)).toMatchObject({ status: 200, data: { version: 3 } });
    const { changes } = await ida.sees("adminBrand", paths.adminBrand("norr"));
    expect(changes.map(({ by, fields }) => [by?.slug, ...fields.sort()])).toEqual([
      ["ida", "description"],
      ["noor", "description", "foundedIn"],
      ["ida", "description", "foundedIn", "name", "slug"],
    ]);
    // Without a difference there is nothing to choose between.
    expect((await noor.sends("PUT", api.adminBrand("norr"), { ...chosen, version: 1 })).status).toBe(200);
  });

  test("who save at the same moment: one of them is told", async () => {
    const { ida, noor } = await siteWithAdmins();
    await createsBrand(ida, "Norr");
    const save = (admin: typeof ida, description: string) =>
      admin.sends("PUT", api.adminBrand("norr"), { name: "Norr", description, version: 1 });
    const answers = await Promise.all([save(ida, "Ida’s"), save(noor, "Noor’s")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("who order collections at once: the one who did not know of a new one is told", async () => {
    const { ida, noor } = await siteWithAdmins();
    await createsBrand(ida, "Norr");
    for (const name of ["Spring", "Autumn"]) await createsCollection(ida, "norr", name);
    const order = (slugs: string[]) => ida.sends("PUT", api.adminCollectionOrder("norr"), { slugs });
    const slugs = async () =>
      (await ida.sees("adminBrand", paths.adminBrand("norr"))).collections.map(({ slug }) => slug);
    expect(await slugs()).toEqual(["autumn", "spring"]);
    expect((await order(["spring", "autumn"])).status).toBe(200);
    expect(await slugs()).toEqual(["spring", "autumn"]);
    await createsCollection(noor, "norr", "Winter");
    expect((await order(["autumn", "spring"])).status).toBe(409);
    expect((await order(["autumn", "spring", "spring"])).status).toBe(422);
    expect(await slugs()).toEqual(["winter", "spring", "autumn"]);
  });
});

test("a new page address is public at once, and the former one redirects and is nobody else’s", async () => {
  const { ida, visitor } = await siteWithAdmins();
  await createsBrand(ida, "Norr");
  await createsCollection(ida, "norr", "Autumn");
  await createsProduct(ida, "norr", "Coat");
  const renamed = { name: "Norr & Sund", slug: "norr-sund", version: 1 };
  expect((await ida.sends("PUT", api.adminBrand("norr"), renamed)).status).toBe(200);
  const moved = (path: string) => visitor.opens(path);
  expect(await moved(paths.brand("norr"))).toMatchObject({ kind: "redirect", to: paths.brand("norr-sund") });
  expect(await moved(paths.collection("norr", "autumn"))).toMatchObject({
    ...{ kind: "redirect", to: paths.collection("norr-sund", "autumn") },
  });
  expect(await ida.opens(paths.adminBrand("norr"))).toMatchObject({ to: paths.adminBrand("norr-sund") });
  expect((await ida.sends("POST", api.adminBrands, { name: "Other", slug: "norr" })).status).toBe(422);
  expect(await createsBrand(ida, "Norr")).toMatch(/^norr-[0-9a-f]{6}$/);
  const { brand, oldSlugs } = await ida.sees("adminBrand", paths.adminBrand("norr-sund"));
  expect([brand.name, oldSlugs]).toEqual(["Norr & Sund", ["norr"]]);
  const found = await ida.sees("adminProducts", `${paths.adminProducts}?search=sund+coat`);
  expect(found.products.items.map(({ slug }) => slug)).toEqual(["coat"]);
  const back = { name: "Norr & Sund", slug: "norr", version: 2 };
  expect((await ida.sends("PUT", api.adminBrand("norr-sund"), back)).status).toBe(200);
  expect(await moved(paths.brand("norr-sund"))).toMatchObject({ to: paths.brand("norr") });
});

test("a replaced logo goes, and photos belong to the site", async () => {
  const { ida, visitor, db } = await siteWithAdmins();
  const [first, second] = [await ida.hasPhoto(), await ida.hasPhoto("#123456")];
  await createsBrand(ida, "Norr", { logo: first.id });
  const edit = { name: "Norr", logo: second.id, version: 1 };
  expect((await ida.sends("PUT", api.adminBrand("norr"), edit)).status).toBe(200);
  const statusOf = async ({ id }: { id: string }) => (await visitor.gets(paths.photo(id, 1, 40, "webp"))).status;
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  const { rows } = await db.execute<{ owner: string | null }>(
    `select owner_id as owner from site.photos where id = '${second.id}'`,
  );
  expect(rows).toEqual([{ owner: null }]);
});

test("a collection without reviews can be deleted, and the others close up", async () => {
  const { ida, visitor } = await siteWithAdmins();
  await createsBrand(ida, "Norr");
  for (const name of ["One", "Two", "Three"]) await createsCollection(ida, "norr", name);
  expect((await ida.sends("DELETE", api.adminCollection("norr", "two"))).status).toBe(200);
  const { collections } = await ida.sees("adminBrand", paths.adminBrand("norr"));
  expect(collections.map(({ slug }) => slug)).toEqual(["three", "one"]);
  expect((await visitor.opens(paths.collection("norr", "two"))).httpStatus).toBe(404);
  const { brand } = await visitor.sees("brandProfile", paths.brandProfile("norr"));
  expect(brand.counts.collections).toBe(2);
  expect(await createsCollection(ida, "norr", "Two")).toMatch(/^two-/);
});

test("a collection takes no product that was merged or refused", async () => {
  const site = await siteWithAdmins();
  const { ida, ada } = site;
  await createsBrand(ida, "Norr");
  await createsCollection(ida, "norr", "Autumn");
  for (const name of ["Coat", "Cape"]) await createsProduct(ida, "norr", name);
  const { id } = await ada.user();
  await hasProduct(site, { brand: "norr", slug: "hood", name: "Hood", state: "proposed", proposedBy: id });
  await acts(ida, "product", "merge", ["cape"], { into: "coat" });
  await acts(ida, "product", "refuse", ["hood"], { answer: "No." });
  const adds = (slug: string) => ida.sends("PUT", api.adminCollectionProduct("norr", "autumn", slug));
  expect(await adds("hood")).toMatchObject({
    ...{ status: 409, message: "This product was refused, so a collection can’t hold it. Choose another one." },
  });
  expect((await adds("coat")).status).toBe(200);
  const { products } = await ida.sees("adminCollection", paths.adminCollection("norr", "autumn"));
  expect(products.map(({ slug }) => slug)).toEqual(["coat"]);
});
