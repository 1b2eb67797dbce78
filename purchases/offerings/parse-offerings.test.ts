import { describe, expect, onTestFinished, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { setLogHandler, setLogLevel } from "../log.ts";
import { offerings as answer, products } from "../testing/recorded-answers.ts";
import { offeringForPlacement, parseOfferings } from "./parse-offerings.ts";
import { ProductType } from "./product.ts";

const offerings = parseOfferings(answer, products.product_details);

describe("offerings", () => {
  test("what cannot be bought is left out, and an offering left with nothing too", () => {
    expect(Object.keys(offerings.all)).toEqual(["default", "spring"]);
    expect(offerings.current?.availablePackages.map((one) => one.identifier)).toEqual([
      "$rc_monthly",
      "$rc_forever",
      "mine",
    ]);
  });
  test("packages have their type, and shortcuts where it is known", () => {
    expect(offerings.current?.availablePackages.map((one) => one.packageType)).toEqual([
      "$rc_monthly",
      "unknown",
      "custom",
    ]);
    expect(offerings.current?.monthly?.identifier).toBe("$rc_monthly");
    expect(offerings.current?.annual).toBeNull();
  });
  test.each([
    ["$rc_lifetime", "lifetime", "$rc_lifetime"],
    ["$rc_annual", "annual", "$rc_annual"],
    ["$rc_six_month", "sixMonth", "$rc_six_month"],
    ["$rc_three_month", "threeMonth", "$rc_three_month"],
    ["$rc_two_month", "twoMonth", "$rc_two_month"],
    ["$rc_monthly", "monthly", "$rc_monthly"],
    ["$rc_weekly", "weekly", "$rc_weekly"],
    ["$rc_daily", null, "unknown"],
    ["rc_annual", null, "custom"],
  ] as const)("the package %s stands at %s and is of the type %s", (identifier, place, type) => {
    const offering = {
      ...defined(answer.offerings[0]),
      packages: [{ identifier, platform_product_identifier: "lookbook" }],
    };
    const { current } = parseOfferings({ ...answer, offerings: [offering] }, products.product_details);
    expect(current?.availablePackages.map((one) => one.packageType)).toEqual([type]);
    const { lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly } = defined(current);
    const places = { lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly };
    const taken = Object.entries(places).flatMap(([name, one]) => (one?.identifier === identifier ? [name] : []));
    expect(taken).toEqual(place ? [place] : []);
  });
  test("a targeting rule belongs to the current offering alone", () => {
    const context = (id: string) => offerings.all[id]?.monthly?.webBillingProduct.presentedOfferingContext;
    expect(context("default")?.targetingContext).toEqual({ ruleId: "rule_a", revision: 3 });
    expect(context("spring")?.targetingContext).toBeNull();
  });
});

describe("products", () => {
  const subscription = defined(defined(offerings.current).monthly).webBillingProduct;
  test("the price is the base price of the default option", () => {
    expect(subscription.price).toEqual({
      amount: 999,
      amountMicros: 9_990_000,
      currency: "USD",
      formattedPrice: "$9.99",
    });
    expect(subscription.period).toEqual({ number: 1, unit: "month" });
    expect(subscription.normalPeriodDuration).toBe("P1M");
  });
  test("the default option brings trial and introductory price", () => {
    expect(subscription.defaultPurchaseOption.id).toBe("offer_7d");
    expect(subscription.freeTrialPhase?.period).toEqual({ number: 1, unit: "week" });
    expect(subscription.introPricePhase?.price?.amountMicros).toBe(4_990_000);
  });
  test.each([
    // Seven days of a week, thirty of a month and 365 of a year, to the nearest micro.
    ["P1D", 69_930_000, 299_700_000, 3_646_350_000],
    ["P1W", 9_990_000, 42_814_286, 520_907_143],
    ["P1M", 2_331_000, 9_990_000, 121_545_000],
    ["P3M", 777_000, 3_330_000, 40_515_000],
    ["P1Y", 191_589, 821_096, 9_990_000],
  ])("the rates of a price per %s", (duration, ...rates) => {
    const wire = structuredClone(defined(products.product_details[0]));
    if (wire.product_type !== "subscription") throw new Error("The recorded product is no subscription.");
    defined(defined(wire.purchase_options.offer_7d).base).period_duration = duration;
    const base = parseOfferings(answer, [wire]).current?.monthly?.webBillingProduct.defaultSubscriptionOption?.base;
    const derived = [base?.pricePerWeek, base?.pricePerMonth, base?.pricePerYear];
    expect(derived.map((price) => price?.amountMicros)).toEqual(rates);
  });
  test("a free trial has no rates, an introductory price has", () => {
    const rates = (phase: typeof subscription.freeTrialPhase) =>
      [phase?.price, phase?.pricePerWeek, phase?.pricePerMonth, phase?.pricePerYear].map((one) => one?.formattedPrice);
    expect(rates(subscription.freeTrialPhase)).toEqual([undefined, undefined, undefined, undefined]);
    expect(rates(subscription.introPricePhase)).toEqual(["$4.99", "$0.39", "$1.66", "$20.24"]);
  });
  test("what is bought once has no period and no subscription options", () => {
    const product = offerings.current?.packagesById.mine?.webBillingProduct;
    expect(product).toMatchObject({
      productType: ProductType.NonConsumable,
      period: null,
      defaultSubscriptionOption: null,
      subscriptionOptions: {},
      defaultNonSubscriptionOption: { id: "base_option", priceId: "prc_9" },
    });
  });
  test.each([
    ["P1Y6M", "cannot be read and is null", null],
    ["P0D", "is a period without rates", { number: 0, unit: "day" }],
  ])("the duration %s %s", (duration, _, period) => {
    const wire = structuredClone(defined(products.product_details[0]));
    if (wire.product_type !== "subscription") throw new Error("The recorded product is no subscription.");
    defined(defined(wire.purchase_options.offer_7d).base).period_duration = duration;
    const base = parseOfferings(answer, [wire]).current?.monthly?.webBillingProduct.defaultSubscriptionOption?.base;
    expect(base).toMatchObject({ periodDuration: duration, period, pricePerWeek: null });
  });
});

describe("a product that cannot be bought leaves nothing of its offering", () => {
  const wire = products.product_details;
  type Subscription = Extract<(typeof wire)[number], { product_type: "subscription" }>;
  const changed = (change: (product: Subscription) => object) => {
    const [product] = structuredClone(wire);
    if (product?.product_type !== "subscription") throw new Error("The recorded product is no subscription.");
    change(product);
    return parseOfferings(answer, [product]);
  };
  test.each<[string, (product: Subscription) => object]>([
    ["its default option is not named", (one) => Object.assign(one, { default_purchase_option_id: null })],
    ["its default option is unknown", (one) => Object.assign(one, { default_purchase_option_id: "nowhere" })],
    ["its default option has no base", (one) => Object.assign(defined(one.purchase_options.offer_7d), { base: null })],
    [
      "its base has no price",
      (one) => Object.assign(defined(defined(one.purchase_options.offer_7d).base), { price: null }),
    ],
  ])("%s", (_, change) => {
    expect(changed(change)).toEqual({ all: {}, current: null });
  });
  test("an option without a base is left out alone", () => {
    const { current } = changed((one) => Object.assign(defined(one.purchase_options.base_option), { base: null }));
    expect(Object.keys(defined(defined(current).monthly).webBillingProduct.subscriptionOptions)).toEqual(["offer_7d"]);
  });
  test.each([
    [
      "of a currency that is none",
      { base_option: { id: "base_option", price_id: "p", base_price: { amount_micros: 1, currency: "?" } } },
    ],
    ["without options", undefined],
  ])("%s, and the others are still for sale", (_, purchase_options) => {
    const [monthly, lookbook] = structuredClone(wire);
    Object.assign(defined(lookbook), { purchase_options });
    const { current } = parseOfferings(answer, [defined(monthly), defined(lookbook)]);
    expect(current?.availablePackages.map((one) => one.identifier)).toEqual(["$rc_monthly"]);
  });
  test("of an unknown type is bought once", () => {
    const [, lookbook] = structuredClone(wire);
    Object.assign(defined(lookbook), { product_type: "hire" });
    const { current } = parseOfferings(answer, [defined(lookbook)]);
    expect(current?.packagesById.mine?.webBillingProduct.defaultNonSubscriptionOption?.priceId).toBe("prc_9");
  });
  test.each([null, "nowhere"])("bought once, its default option is %j", (id) => {
    const [, lookbook] = structuredClone(wire);
    defined(lookbook).default_purchase_option_id = id;
    expect(parseOfferings(answer, [defined(lookbook)]).all).toEqual({});
  });
});

test.each(["P1Y6M", "PT24H", "p1m", "1", ""])("the duration %j is an error in the log, and null", (duration) => {
  const told = new Set<string>();
  setLogLevel(1);
  setLogHandler((_, message) => told.add(message));
  onTestFinished(() => {
    setLogLevel(0);
    setLogHandler(null);
  });
  const [product] = structuredClone(products.product_details);
  if (product?.product_type !== "subscription") throw new Error("The recorded product is no subscription.");
  defined(defined(product.purchase_options.offer_7d).base).period_duration = duration;
  const { current } = parseOfferings({ ...answer, offerings: answer.offerings.slice(0, 1) }, [product]);
  expect(current?.monthly?.webBillingProduct.period).toBeNull();
  expect([...told]).toEqual([`Cannot read the duration ${duration}.`]);
});

describe("placements", () => {
  const found = (placement: string) => offeringForPlacement(answer.placements, offerings, placement);
  test("a chosen offering carries its placement", () => {
    const offering = found("onboarding");
    expect(offering?.identifier).toBe("spring");
    expect(offering?.monthly?.webBillingProduct.presentedOfferingContext.placementIdentifier).toBe("onboarding");
  });
  test("null means nothing", () => expect(found("settings")).toBeNull());
  test("an unknown placement gets the fallback", () => expect(found("nowhere")?.identifier).toBe("default"));
  test("an offering that has nothing to sell gives way to the fallback", () =>
    expect(found("gone")?.identifier).toBe("default"));
  test("without placements there is none", () => {
    expect(offeringForPlacement(undefined, offerings, "onboarding")).toBeNull();
    expect(offeringForPlacement({ fallback_offering_id: "default" }, offerings, "onboarding")).toBeNull();
  });
});
