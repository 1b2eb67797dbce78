import { readFile } from "node:fs/promises";
import { testDatabase } from "@hemline/database/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { applyCatalogue, Catalogue } from "../../billing.ts";
import { offersOf } from "../../store/catalogue/offers.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { firstOf } from "../defined.ts";
import { catalogueErrorsOf } from "./catalogue-errors.ts";

const clock = () => new Date("2026-01-31T10:00:00Z");

const firstPrice = (products: Catalogue["products"], amount_micros: number): Catalogue["products"] =>
  products.map((it) =>
    it.identifier === "atelier_monthly" ? { ...it, prices: [{ ...it.prices[0]!, amount_micros }] } : it,
  );

const changed = (it: Catalogue, at: number, more: object) => ({
  ...it,
  products: it.products.map((one, i) => (i === at ? { ...one, ...more } : one)),
});

const ruled = (it: Catalogue, more: object) => ({
  ...it,
  targeting_rules: [{ identifier: "rule", state: "live", ...more }],
});

async function emptyDatabase() {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  return db;
}

describe("a catalogue", () => {
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
    [
      "a price below the smallest",
      (it) => ({ ...it, products: firstPrice(it.products, 980_000) }),
      "products.1.prices.0.amount_micros",
    ],
    [
      "a price that cannot be paid",
      (it) => ({ ...it, products: firstPrice(it.products, 4_005_001) }),
      "products.1.prices.0.amount_micros",
    ],
    ["a misspelt word deep inside", (it) => changed(it, 1, { grace: "P3D" }), "products.1"],
    ["a length of no time", (it) => changed(it, 1, { grace_period: "P0D" }), "products.1.grace_period"],
    ["an option without phases", (it) => changed(it, 1, { options: [{ identifier: "x" }] }), "products.1.options.0"],
    [
      "an option without an amount",
      (it) => changed(it, 1, { options: [{ identifier: "x", intro: { period: "P1M", amounts: {} } }] }),
      "products.1.options.0.intro.amounts.EUR",
    ],
    ["no such default option", (it) => changed(it, 1, { default_option: "x" }), "products.1.default_option"],
    ["an upgrade to nothing", (it) => changed(it, 1, { upgrades_to: ["nothing"] }), "products.1.upgrades_to.0"],
    [
      "an upgrade to what is bought once",
      (it) => changed(it, 1, { upgrades_to: ["lookbook"] }),
      "products.1.upgrades_to.0",
    ],
    [
      "a path that is both",
      (it) => changed(it, 1, { upgrades_to: ["atelier_yearly"], downgrades_to: ["atelier_yearly"] }),
      "products.1.downgrades_to.0",
    ],
    [
      "an unknown currency of one's own",
      (it) => changed(it, 4, { virtual_currencies: [{ code: "GLD", amount: 1 }] }),
      "products.4.virtual_currencies.0.code",
    ],
    [
      "two products of one name",
      (it) => ({ ...it, products: [it.products[0], it.products[0]] }),
      "products.1.identifier",
    ],
    [
      "a placement of nothing",
      (it) => ({ ...it, placements: [{ identifier: "a", offering: "x" }] }),
      "placements.0.offering",
    ],
    ["a rule without a word", (it) => ruled(it, {}), "targeting_rules.0.offering"],
    [
      "a rule that ends before it starts",
      (it) =>
        ruled(it, {
          offering: "shop",
          state: "scheduled",
          starts_at: "2026-02-01T00:00:00Z",
          ends_at: "2026-01-01T00:00:00Z",
        }),
      "targeting_rules.0.ends_at",
    ],
    [
      "a country nobody knows",
      (it) => ruled(it, { conditions: [{ subject: "country", operator: "is_any_of", values: ["Austria"] }] }),
      "targeting_rules.0.conditions.0.values.0",
    ],
    [
      "countries in an order",
      (it) => ruled(it, { conditions: [{ subject: "country", operator: "below", values: ["AT"] }] }),
      "targeting_rules.0.conditions.0.operator",
    ],
    [
      "an attribute without a name",
      (it) => ruled(it, { conditions: [{ subject: "attribute", operator: "is_any_of", values: ["a"] }] }),
      "targeting_rules.0.conditions.0.name",
    ],
    [
      "an event there is not",
      (it) => ({ ...it, webhook_endpoints: [{ identifier: "a", url: "https://a.example", events: ["SALE"] }] }),
      "webhook_endpoints.0.events.0",
    ],
    [
      "an endpoint that is no web address",
      (it) => ({ ...it, webhook_endpoints: [{ identifier: "a", url: "ftp://a.example" }] }),
      "webhook_endpoints.0.url",
    ],
    [
      "a secret key that was mistyped",
      (it) => ({ ...it, apps: [{ ...it.apps[0], keys: [{ kind: "secret", key: `sk_v1_${"0".repeat(38)}` }] }] }),
      "apps.0.keys.0.key",
    ],
    ["no such current offering", (it) => ({ ...it, current_offering: "nothing" }), "current_offering"],
  ])("with %s is refused where the error is", async (_name, spoil, path) => {
    const { error } = Catalogue.safeParse(spoil(fixtureCatalogue));
    expect(error?.issues.map((it) => it.path.join("."))).toContain(path);
    expect(catalogueErrorsOf(error!).every((line) => /^[\w[\].]+( \w+)?: ./.test(line))).toBe(true);
  });

  test("says what is required, and names an unknown key with its whole path", () => {
    const { error } = Catalogue.safeParse({
      ...fixtureCatalogue,
      project: { name: "Atelier" },
      apps: [{ ...fixtureCatalogue.apps[0], branding: { appearance: { colour: "#123456" } } }],
    });
    expect(catalogueErrorsOf(error!)).toEqual(
      expect.arrayContaining([
        "project.identifier: is required",
        "apps[0].branding.appearance.colour: is not a known field; check the spelling",
      ]),
    );
  });

  test("takes an appearance of one colour; the rest looks as a checkout does on its own", () => {
    const apps = [{ ...fixtureCatalogue.apps[0]!, branding: { appearance: { color_accent: "#28646a" } } }];
    const { apps: read } = Catalogue.parse({ ...fixtureCatalogue, apps });
    expect(firstOf(read, "read").branding!.appearance).toMatchObject({
      color_accent: "#28646a",
      color_error: "#B0171F",
    });
  });

  test.each([
    ["USD", 1_000_000_000_000, "must be at most 999999.99 USD"],
    ["JPY", 100_000_000_000_000, "must be at most 99999999 JPY"],
  ])("refuses a price in %s that the provider cannot charge", (currency, amount_micros, sentence) => {
    const [product] = fixtureCatalogue.products;
    const dear = {
      ...product!,
      prices: [{ amount_micros, currency }],
      trial: undefined,
      intro: undefined,
      options: [],
    };
    const { error } = Catalogue.safeParse({
      ...fixtureCatalogue,
      products: [dear, ...fixtureCatalogue.products.slice(1)],
    });
    expect(catalogueErrorsOf(error!).join()).toContain(sentence);
  });

  test("the demo's own is good", async () => {
    const db = await emptyDatabase();
    const beside = (name: string) => readFile(new URL(`../../../demo/${name}`, import.meta.url));
    const demo = JSON.parse(await readFile(new URL("../../../demo/catalogue.json", import.meta.url), "utf8"));
    await applyCatalogue(db, demo, { clock, file: beside, keys: [{ kind: "sandbox", key: "rcb_sb_hemline" }] });
    const { rows } = await db.$client.query("select id from billing.projects");
    expect(await offersOf(db, rows[0].id, ["hemline_yearly", "hemline_monthly"])).toMatchObject([
      { product: "hemline_monthly", amountMicros: 4_000_000, currency: "EUR", period: "P1M", trial: null },
      { product: "hemline_yearly", amountMicros: 36_000_000, period: "P1Y", trial: { period_duration: "P1W" } },
    ]);
  });
});
