import type { Database } from "@hemline/database";
import { testDatabase } from "@hemline/database/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { applyCatalogue, type Catalogue } from "../../billing.ts";

import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { testBilling } from "../../testing/test-billing.ts";

const clock = () => new Date("2026-01-31T10:00:00Z");

const firstPrice = (products: Catalogue["products"], amount_micros: number): Catalogue["products"] =>
  products.map((it) =>
    it.identifier === "atelier_monthly" ? { ...it, prices: [{ ...it.prices[0]!, amount_micros }] } : it,
  );

async function emptyDatabase() {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  return db;
}

const catalogueTables = [
  "projects",
  "apps",
  "products",
  "prices",
  "purchase_options",
  "entitlements",
  "offerings",
  "api_keys",
];

async function catalogueRows(db: Database): Promise<unknown[]> {
  const rows = [];
  for (const table of catalogueTables)
    rows.push((await db.$client.query(`select * from billing.${table} order by id`)).rows);
  return rows;
}

describe("a catalogue", () => {
  test("applied twice changes nothing", async () => {
    const db = await emptyDatabase();
    const keys = [{ kind: "sandbox" as const, key: "rcb_sb_x" }];
    await applyCatalogue(db, fixtureCatalogue, { clock, keys });
    const before = await catalogueRows(db);
    await applyCatalogue(db, fixtureCatalogue, { clock: () => new Date("2026-05-01T00:00:00Z"), keys });
    expect(await catalogueRows(db)).toEqual(before);
  });

  test("retires a price that changes; customers who still have the old page learn that it is gone", async () => {
    const { ada, rows, apply } = await shop();
    const old = (await ada.product("atelier_monthly")).purchase_options.base_option!;
    await apply({ ...fixtureCatalogue, products: firstPrice(fixtureCatalogue.products, 5_000_000) });
    expect((await ada.product("atelier_monthly")).purchase_options.base_option).toMatchObject({
      base: { price: { amount_micros: 5_000_000 } },
    });
    expect(await ada.asksToStart("atelier_monthly", { price_id: old.price_id })).toMatchObject({
      status: 404,
      body: { code: 7814 },
    });
    expect(await rows("select count(*)::int from billing.prices where retired_at is not null")).toEqual([{ count: 1 }]);
  });

  test("keeps the price of a checkout that is under way, and of who subscribed", async () => {
    const { ada, rows, apply, setClock, billing } = await shop();
    const checkout = await ada.startsCheckout("atelier_monthly");
    await apply({ ...fixtureCatalogue, products: firstPrice(fixtureCatalogue.products, 5_000_000) });
    await checkout.pays();
    expect((await checkout.status()).status).toBe("succeeded");
    setClock("2026-02-28T10:00:00Z");
    await billing.tick();
    expect(await rows("select distinct amount_micros::int as micros from billing.payments")).toEqual([
      { micros: 4_000_000 },
    ]);
  });

  test("takes what it no longer names out of the shop, not away from who has it", async () => {
    const { ada, get, apply } = await shop();
    await ada.buys("atelier_monthly");
    const offerings = fixtureCatalogue.offerings.map((it) => ({
      ...it,
      packages: it.packages.filter((one) => one.product !== "atelier_monthly"),
    }));
    await apply({
      ...fixtureCatalogue,
      products: fixtureCatalogue.products.filter((it) => it.identifier !== "atelier_monthly"),
      offerings,
    });
    const path = "/rcbilling/v1/subscribers/bert/products?id=atelier_monthly";
    expect((await get(path)).body).toMatchObject({ product_details: [] });
    expect(await ada.has("pro")).toBe(true);
  });
});

async function shop() {
  const service = await testBilling();
  return { ...service, apply: (catalogue: Catalogue) => applyCatalogue(service.db, catalogue, { clock }) };
}
