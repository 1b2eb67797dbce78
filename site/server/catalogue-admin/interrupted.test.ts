import type { Database } from "@hemline/database";
import { endSessionAt } from "@hemline/database/testing";
import { describe, expect, test } from "vitest";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import { api, paths } from "../../shared/paths.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import { acts, createsBrand, createsCollection, createsProduct, siteWithAdmins } from "./testing/site-with-admin.ts";

/** All that a merge or an import writes to, as text. */
async function contentOf({ $client }: Database): Promise<string[]> {
  const tables = [
    "brands",
    "brand_follows",
    "brand_members",
    "old_slugs",
    "collections",
    "collection_products",
    "products",
  ];
  const more = ["product_colours", "product_prices", "product_photos", "items", "look_tags", "reviews", "review_edits"];
  const content: string[] = [];
  for (const table of [...tables, ...more, "review_answers", "photos", "notifications", "audit"]) {
    const { rows } = await $client.query<{ row: string }>(`select t::text as row from site.${table} t order by 1`);
    content.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return content;
}

/** Two brands with a collection, a product, a follower and a review of Ada each. */
async function twoBrands() {
  const site = await siteWithAdmins();
  const { ida, ada } = site;
  for (const name of ["Norr", "Okla"]) {
    const brand = await createsBrand(ida, name, { members: ["ada"], description: `${name} sews.` });
    await createsCollection(ida, brand, "Autumn");
    await createsProduct(ida, brand, `${name} coat`, {
      sizes: ["M"],
      prices: [{ currency: "EUR", micros: 90_000_000 }],
    });
    await ida.sends("PUT", api.adminCollectionProduct(brand, "autumn", `${brand}-coat`));
    await ada.followsBrand(brand);
    await ada.adds(`My ${name}`, { productSlug: `${brand}-coat` });
    await hasReview(site, { by: "ada", of: { kind: "product", slug: `${brand}-coat` } });
  }
  return site;
}

/** The tables at which a merge of brands, one of products and an import stop, the last one where all is written. */
const stops = (...tables: string[]) => (isWholeRun ? tables : tables.slice(-1));

describe("a merge whose database session ends in the middle", () => {
  test.each(stops("old_slugs", "brand_follows", "audit"))(
    "of brands, at %s, changes nothing, and is done when repeated",
    async (table) => {
      const { ida, visitor, db } = await twoBrands();
      const merge = () => acts(ida, "brand", "merge", ["okla"], { into: "norr" });
      const before = await contentOf(db);
      expect((await endSessionAt(db, `site.${table}`, merge)).status).toBe(503);
      expect(await contentOf(db)).toEqual(before);
      expect((await visitor.opens(paths.brand("okla"))).kind).toBe("page");
      expect((await merge()).data.results).toMatchObject([{ outcome: "done" }]);
      expect(await visitor.opens(paths.brand("okla"))).toMatchObject({ kind: "redirect", to: paths.brand("norr") });
    },
  );

  test.each(stops("review_edits", "product_prices", "audit"))(
    "of products, at %s, changes nothing, and is done when repeated",
    async (table) => {
      const { ida, visitor, db } = await twoBrands();
      const merge = () => acts(ida, "product", "merge", ["okla-coat"], { into: "norr-coat" });
      const before = await contentOf(db);
      expect((await endSessionAt(db, `site.${table}`, merge)).status).toBe(503);
      expect(await contentOf(db)).toEqual(before);
      expect((await merge()).data.results).toMatchObject([{ outcome: "done" }]);
      const { product } = await visitor.sees("product", paths.product("norr-coat"));
      expect([product.rating?.count, product.owners]).toEqual([1, 1]);
    },
  );
});

describe("an import whose database session ends in the middle", () => {
  const files = {
    brands: { path: api.adminBrandImport, csv: "name,description\nHalden,Shirts\nCobble Park,Boots" },
    products: {
      path: api.adminProductImport,
      csv: "brand,name,prices,colours\nNorr,Cape,EUR 80,navy\nOkla,Hat,EUR 20,grey",
    },
  };

  test.each([
    ...stops("audit").map((table) => ["brands", table] as const),
    ...stops("product_prices", "audit").map((table) => ["products", table] as const),
  ])("of %s, at %s, adds nothing, and adds each line once when repeated with its key", async (what, table) => {
    const { ida, db } = await twoBrands();
    const { path, csv } = files[what];
    const imports = () => ida.imports(csv, { "Idempotency-Key": "an-import-of-today" }, path);
    const before = await contentOf(db);
    expect((await endSessionAt(db, `site.${table}`, imports)).status).toBe(503);
    expect(await contentOf(db)).toEqual(before);
    for (let times = 0; times < 2; times++)
      expect(await imports()).toMatchObject({ status: 200, data: { imported: 2 } });
    // The lines, and what the audit log says of each.
    const added = (await contentOf(db)).filter((row) => /^(brands|products|audit) /.test(row) && !before.includes(row));
    expect(added.filter((row) => row.startsWith("audit"))).toHaveLength(2);
    expect(added.filter((row) => row.startsWith(what)).length).toBe(2);
  });
});
