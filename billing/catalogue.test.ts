import { readFile } from "node:fs/promises";
import { testDatabase } from "@hemline/database/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { applyCatalogue, Catalogue } from "./billing.ts";
import { offersOf } from "./store/products.ts";
import { atelier } from "./testing/atelier.ts";
import { testBilling } from "./testing.ts";

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

describe("a catalogue", () => {
  test("applied twice changes nothing", async () => {
    const db = await emptyDatabase();
    const everything = async () => {
      const rows = [];
      for (const table of [
        "projects",
        "apps",
        "products",
        "prices",
        "purchase_options",
        "entitlements",
        "offerings",
        "api_keys",
      ])
        rows.push((await db.$client.query(`select * from billing.${table} order by id`)).rows);
      return rows;
    };
    const keys = [{ kind: "sandbox" as const, key: "rcb_sb_x" }];
    await applyCatalogue(db, atelier, { clock, keys });
    const before = await everything();
    await applyCatalogue(db, atelier, { clock: () => new Date("2026-05-01T00:00:00Z"), keys });
    expect(await everything()).toEqual(before);
  });

  test("retires a price that changes; whoever still has the old page is told it is gone", async () => {
    const { ada, rows, apply } = await shop();
    const old = (await ada.product("atelier_monthly")).purchase_options.base_option!;
    await apply({ ...atelier, products: firstPrice(atelier.products, 5_000_000) });
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
    const { ada, rows, apply, travelTo, billing } = await shop();
    const checkout = await ada.startsCheckout("atelier_monthly");
    await apply({ ...atelier, products: firstPrice(atelier.products, 5_000_000) });
    await checkout.pays();
    expect((await checkout.status()).status).toBe("succeeded");
    travelTo("2026-02-28T10:00:00Z");
    await billing.tick();
    expect(await rows("select distinct amount_micros::int as micros from billing.payments")).toEqual([
      { micros: 4_000_000 },
    ]);
  });

  test("takes what it no longer names out of the shop, not away from who has it", async () => {
    const { ada, get, apply } = await shop();
    await ada.buys("atelier_monthly");
    const offerings = atelier.offerings.map((it) => ({
      ...it,
      packages: it.packages.filter((one) => one.product !== "atelier_monthly"),
    }));
    await apply({
      ...atelier,
      products: atelier.products.filter((it) => it.identifier !== "atelier_monthly"),
      offerings,
    });
    const path = "/rcbilling/v1/subscribers/bert/products?id=atelier_monthly";
    expect((await get(path)).body).toEqual({ product_details: [] });
    expect(await ada.has("pro")).toBe(true);
  });

  test.each<[string, (it: Catalogue) => unknown, string]>([
    [
      "an unknown product",
      (it) => ({
        ...it,
        offerings: [{ identifier: "x", description: "", packages: [{ identifier: "a", product: "nothing" }] }],
      }),
      "offerings.0.packages.0.product",
    ],
    ["an unknown entitlement", (it) => ({ ...it, entitlements: [] }), "products.0.entitlements.0"],
    [
      "a price of nothing",
      (it) => ({ ...it, products: firstPrice(it.products, 0) }),
      "products.1.prices.0.amount_micros",
    ],
    ["a misspelt word", (it) => ({ ...it, offerngs: [] }), ""],
    [
      "a key of another kind",
      (it) => ({ ...it, apps: [{ ...it.apps[0], keys: [{ kind: "production", key: "rcb_sb_x" }] }] }),
      "apps.0.keys.0.key",
    ],
    ["no such current offering", (it) => ({ ...it, current_offering: "nothing" }), "current_offering"],
  ])("with %s is refused where the fault is", async (_fault, spoil, path) => {
    const { error } = Catalogue.safeParse(spoil(atelier));
    expect(error?.issues.map((it) => it.path.join("."))).toContain(path);
  });

  test("the demo's own is good", async () => {
    const db = await emptyDatabase();
    const demo = JSON.parse(await readFile(new URL("../demo/catalogue.json", import.meta.url), "utf8"));
    await applyCatalogue(db, demo, { clock, keys: [{ kind: "sandbox", key: "rcb_sb_hemline" }] });
    const { rows } = await db.$client.query("select id from billing.projects");
    expect(await offersOf(db, rows[0].id, ["hemline_yearly", "hemline_monthly"])).toMatchObject([
      { product: "hemline_monthly", amountMicros: 4_000_000, currency: "EUR", period: "P1M", trial: null },
      { product: "hemline_yearly", amountMicros: 36_000_000, period: "P1Y", trial: { period_duration: "P1W" } },
    ]);
  });
});

async function shop() {
  const house = await testBilling();
  return { ...house, apply: (catalogue: Catalogue) => applyCatalogue(house.db, catalogue, { clock }) };
}
