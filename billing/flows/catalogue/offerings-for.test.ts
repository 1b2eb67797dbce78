import type { OfferingsAnswer, SubscriptionOption } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { applyCatalogue, type Catalogue } from "../../billing.ts";
import { countryOf } from "../../http/middleware/client-address.ts";
import { defined } from "../../rules/defined.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { testBilling } from "../../testing/test-billing.ts";
import type { TestCustomer } from "../../testing/test-customer.ts";

type TargetingRule = NonNullable<Catalogue["targeting_rules"]>[number];

async function shopWith(more: Partial<Catalogue>) {
  const service = await testBilling();
  await applyCatalogue(service.db, { ...fixtureCatalogue, ...more }, { clock: service.clock });
  const offerings = async (id: string, headers: Record<string, string> = {}) =>
    (await service.call<OfferingsAnswer>(`/v1/subscribers/${id}/offerings`, { headers })).body;
  return { ...service, offerings };
}

/** A rule that is live, and shows the offering "shop" where all its conditions are met. */
const showsShop = (identifier: string, ...conditions: NonNullable<TargetingRule["conditions"]>): TargetingRule => ({
  identifier,
  state: "live",
  conditions,
  offering: "shop",
});

describe("offerings", () => {
  test("are the current one's when nothing else is said: no targeting, no placements", async () => {
    const { offerings } = await shopWith({});
    const { offerings: all, ...rest } = await offerings("ada");
    expect(rest).toEqual({ current_offering_id: "default" });
    expect(all.map((it) => it.identifier)).toEqual(["default", "shop"]);
  });

  test("asking for them writes nobody down", async () => {
    const { offerings, rows } = await shopWith({});
    await offerings("ada");
    expect(await rows("select * from billing.customers")).toEqual([]);
  });

  test("of one customer may be another one, above every rule", async () => {
    const { ada, offerings, rows } = await shopWith({
      current_offering: null,
      targeting_rules: [{ identifier: "all", state: "live", offering: "default" }],
    });
    await ada.info();
    await rows("update billing.customers set offering_override = 'shop'");
    expect(await offerings("ada")).toMatchObject({ current_offering_id: "shop" });
    expect(await offerings("ada")).not.toHaveProperty("targeting");
    expect(await offerings("bert")).toMatchObject({
      current_offering_id: "default",
      targeting: { rule_id: "all", revision: 1 },
    });
  });

  test("follow what the browser says about itself", async () => {
    const { offerings } = await shopWith({
      targeting_rules: [
        showsShop(
          "new_sdk",
          { subject: "sdk_version", operator: "at_least", values: ["1.13"] },
          { subject: "platform", operator: "is_any_of", values: ["web"] },
          { subject: "app_version", operator: "below", values: ["3.0.0"] },
          { subject: "app", operator: "is_any_of", values: ["atelier_web"] },
        ),
      ],
    });
    const browser = { "x-version": "1.13.1", "x-platform": "web", "x-client-version": "2.10.4" };
    expect((await offerings("ada", browser)).current_offering_id).toBe("shop");
    expect((await offerings("ada", { ...browser, "x-version": "1.12.9" })).current_offering_id).toBe("default");
    expect((await offerings("ada", { ...browser, "x-client-version": "3.0.0" })).current_offering_id).toBe("default");
    expect((await offerings("ada")).current_offering_id).toBe("default");
  });

  test("follow an attribute, and the country of the customer", async () => {
    const { ada, bert, post, offerings, rows } = await shopWith({
      targeting_rules: [
        showsShop("gold", { subject: "attribute", name: "tier", operator: "is_any_of", values: ["gold"] }),
        showsShop("alps", { subject: "country", operator: "is_any_of", values: ["AT", "CH"] }),
      ],
    });
    await ada.info();
    await bert.info();
    const attributes = { tier: { value: "gold", updated_at_ms: 1 } };
    await post("/v1/subscribers/ada/attributes", { attributes });
    await rows("update billing.customers set country = 'CH' where app_user_id = 'bert'");
    expect((await offerings("ada")).targeting).toEqual({ rule_id: "gold", revision: 1 });
    expect((await offerings("bert")).targeting).toEqual({ rule_id: "alps", revision: 1 });
    expect((await offerings("cleo")).targeting).toBeUndefined();
  });

  test("begin and end with a schedule, at the project's own time", async () => {
    const { offerings, setClock } = await shopWith({
      targeting_rules: [
        {
          identifier: "spring",
          state: "scheduled",
          starts_at: "2026-03-01T01:00:00+01:00",
          ends_at: "2026-04-01T00:00:00Z",
          offering: "shop",
        },
      ],
    });
    expect((await offerings("ada")).current_offering_id).toBe("default");
    setClock("2026-03-01T00:00:00Z");
    expect((await offerings("ada")).current_offering_id).toBe("shop");
    setClock("2026-04-01T00:00:00Z");
    expect((await offerings("ada")).current_offering_id).toBe("default");
  });

  test("have placements: named, for nothing, and for all other cases; a rule answers some of them", async () => {
    const { offerings } = await shopWith({
      placements: [
        { identifier: "onboarding", offering: "default" },
        { identifier: "settings", offering: null },
      ],
      fallback_offering: "shop",
      targeting_rules: [
        {
          identifier: "phones",
          state: "live",
          conditions: [{ subject: "platform", operator: "is_any_of", values: ["ios"] }],
          placements: { onboarding: null },
        },
      ],
    });
    expect((await offerings("ada")).placements).toEqual({
      fallback_offering_id: "shop",
      offering_ids_by_placement: { onboarding: "default", settings: null },
    });
    expect(await offerings("ada", { "x-platform": "ios" })).toMatchObject({
      current_offering_id: "default",
      targeting: { rule_id: "phones", revision: 1 },
      placements: { fallback_offering_id: "shop", offering_ids_by_placement: { onboarding: null, settings: null } },
    });
  });

  test.each([
    ["AT", true, "AT"],
    ["at", true, "AT"],
    ["XX", true, null],
    ["T1", true, null],
    ["AT", false, null],
  ])("a proxy says %s, trusted: %s", (country, isTrusted, known) => {
    expect(countryOf(new Headers({ "cf-ipcountry": country }), isTrusted)).toBe(known);
  });
});

const monthly = (more: object) => ({
  products: fixtureCatalogue.products.map((it) =>
    it.identifier === "atelier_monthly" && it.type === "subscription" ? { ...it, ...more } : it,
  ),
});

describe("a product with several options", () => {
  const week = { period_duration: "P1W", cycle_count: 1, price: null };
  const options = {
    options: [
      { identifier: "again", eligibility: "everyone" as const, trial: { period: "P3D" } },
      { identifier: "welcome", eligibility: "never_purchased" as const, trial: { period: "P1W" } },
      { identifier: "half", intro: { period: "P6M", amounts: { EUR: 12_000_000 } } },
    ],
    default_option: "welcome",
  };
  const shown = async (person: TestCustomer) => {
    const product = await person.product("atelier_monthly");
    return [product.default_purchase_option_id, Object.keys(product.purchase_options).sort()];
  };

  test("shows each its phases over the same base and price; an introduction paid once is one long cycle", async () => {
    const { ada } = await shopWith(monthly(options));
    const { purchase_options: all } = await ada.product("atelier_monthly");
    const base = { period_duration: "P1M", cycle_count: 1, price: { amount_micros: 4_000_000, currency: "EUR" } };
    const price_id = defined(all.base_option, "base_option").price_id;
    const halfYear = {
      period_duration: "P6M",
      cycle_count: 1,
      price: { amount_micros: 12_000_000, currency: "EUR" },
    };
    expect(all).toEqual({
      base_option: { id: "base_option", price_id, base, trial: null, intro_price: null },
      again: { id: "again", price_id, base, trial: { ...week, period_duration: "P3D" }, intro_price: null },
      welcome: { id: "welcome", price_id, base, trial: week, intro_price: null },
      half: { id: "half", price_id, base, trial: null, intro_price: halfYear },
    });
  });

  test("shows each customer what is meant for them, and a default they can have", async () => {
    const { ada, bert } = await shopWith(monthly(options));
    expect(await shown(ada)).toEqual(["welcome", ["again", "base_option", "half", "welcome"]]);
    await ada.buys("pins");
    expect(await shown(ada)).toEqual(["base_option", ["again", "base_option", "half"]]);
    await ada.buys("atelier_monthly");
    expect(await shown(ada)).toEqual(["base_option", ["again", "base_option"]]);
    expect(await shown(bert)).toEqual(["welcome", ["again", "base_option", "half", "welcome"]]);
  });

  test("sells the phases that it shows", async () => {
    const { ada } = await shopWith(monthly(options));
    const { price_id } = (await ada.product("atelier_monthly")).purchase_options.welcome!;
    const welcome = await ada.startsCheckout("atelier_monthly", { offer_id: "welcome", price_id });
    expect(welcome.mode).toBe("setup");
    await ada.buys("pins");
    const late = await ada.startsCheckout("atelier_monthly", { offer_id: "welcome", price_id });
    expect(late.mode).toBe("payment");
  });

  test.each<[Exclude<SubscriptionOption["trial"], null> | null, "everyone" | "never_purchased" | "never_subscribed"]>([
    [week, "everyone"],
    [null, "never_purchased"],
    [week, "never_subscribed"],
  ])("its own trial after ten pins: %j for %s", async (trial, eligibility) => {
    const { ada } = await shopWith(monthly({ trial: { period: "P1W" }, eligibility }));
    await ada.buys("pins");
    expect((await ada.product("atelier_monthly")).purchase_options.base_option).toMatchObject({ trial });
  });
});
