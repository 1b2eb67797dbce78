import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { taxedCountries } from "./tax/countries.ts";
import { provinceOfPostalCode, provinces } from "./tax/provinces.ts";
import { stateOfPostalCode, states } from "./tax/states.ts";
import { calculateTaxes, splitByWeights } from "./tax/tax-arithmetic.ts";
import { stripeErrorOf } from "./testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator } from "./testing/test-simulator.ts";

let simulator: TestSimulator;
beforeAll(async () => {
  simulator = await openTestSimulator();
});
afterAll(() => simulator.close());

type Address = Stripe.Tax.CalculationCreateParams.CustomerDetails.Address;
type Line = Partial<Stripe.Tax.CalculationCreateParams.LineItem>;

const calculate = (address: Address, line: Line = {}, more: Partial<Stripe.Tax.CalculationCreateParams> = {}) =>
  simulator.stripe.tax.calculations.create({
    currency: "usd",
    line_items: [{ amount: 999, reference: "atelier_monthly", tax_code: "txcd_10000000", ...line }],
    customer_details: { address, address_source: "billing" },
    expand: ["line_items"],
    ...more,
  });
const parts = (calculation: Stripe.Tax.Calculation) =>
  calculation.tax_breakdown.map(({ amount, tax_rate_details: rate, taxability_reason }) => [
    amount,
    rate.tax_type,
    rate.percentage_decimal,
    rate.state,
    taxability_reason,
  ]);

describe("a tax calculation", () => {
  test("in the United States adds the state's sales tax, found by the postal code alone", async () => {
    const made = await calculate({ country: "US", postal_code: "10001" });
    expect(made).toMatchObject({
      object: "tax.calculation",
      amount_total: 1039,
      tax_amount_exclusive: 40,
      tax_amount_inclusive: 0,
      shipping_cost: null,
      customer_details: { address: { country: "US", postal_code: "10001" }, address_source: "billing" },
    });
    expect(parts(made)).toEqual([[40, "sales_tax", "4.0", "NY", "standard_rated"]]);
    expect(made.line_items?.data[0]).toMatchObject({
      amount: 999,
      amount_tax: 40,
      reference: "atelier_monthly",
      tax_breakdown: [{ jurisdiction: { display_name: "New York", level: "state" }, sourcing: "destination" }],
    });
    expect((made.expires_at ?? 0) - made.tax_date).toBe(90 * 24 * 3600);
  });

  test("in Germany finds the tax inside the price", async () => {
    const made = await calculate({ country: "DE" }, { tax_behavior: "inclusive" }, { currency: "eur" });
    expect([made.amount_total, made.tax_amount_inclusive, made.tax_amount_exclusive]).toEqual([999, 160, 0]);
    expect(made.tax_breakdown[0]).toMatchObject({ amount: 160, inclusive: true, taxable_amount: 839 });
  });

  test("in Quebec has two taxes side by side, which sum to the whole", async () => {
    const made = await calculate({ country: "CA", postal_code: "H2X 1Y4" }, { amount: 1299 }, { currency: "cad" });
    expect(parts(made)).toEqual([
      [65, "gst", "5.0", "QC", "standard_rated"],
      [130, "qst", "9.975", "QC", "standard_rated"],
    ]);
    expect(made.tax_amount_exclusive).toBe(195);
    const inside = await calculate({ country: "CA", state: "QC" }, { amount: 1299, tax_behavior: "inclusive" });
    expect(inside.tax_breakdown.map(({ amount }) => amount)).toEqual([56, 113]);
    expect(inside.tax_amount_inclusive).toBe(169);
  });

  test.each([
    ["Oregon, which has no sales tax", { country: "US", postal_code: "97201" }, "not_subject_to_tax"],
    ["Hong Kong, which nobody told it about", { country: "HK" }, "not_collecting"],
    ["Puerto Rico, which is no state", { country: "US", postal_code: "00901" }, "not_collecting"],
  ])("in %s, is no tax", async (_name, address, reason) => {
    const made = await calculate(address);
    expect([made.amount_total, made.tax_amount_exclusive]).toEqual([999, 0]);
    expect(made.tax_breakdown).toMatchObject([{ amount: 0, taxability_reason: reason, taxable_amount: 0 }]);
  });

  test.each([
    ["JP", "10.0", "jct"],
    ["GB", "20.0", "vat"],
    ["CH", "8.1", "vat"],
    ["NO", "25.0", "vat"],
    ["FI", "25.5", "vat"],
    ["AU", "10.0", "gst"],
    ["NZ", "15.0", "gst"],
    ["IN", "18.0", "igst"],
    ["SG", "9.0", "gst"],
  ])("in %s takes %s per cent of %s", async (country, percent, type) => {
    const [share] = (await calculate({ country })).tax_breakdown;
    expect(share?.tax_rate_details).toMatchObject({
      country,
      percentage_decimal: percent,
      tax_type: type,
      state: null,
    });
  });

  test.each([
    { country: "US" },
    { country: "US", state: "NY" },
    { country: "US", postal_code: "1000" },
    { country: "US", postal_code: "42800" },
    { country: "US", postal_code: "H2X 1Y4" },
    { country: "CA" },
    { country: "CA", postal_code: "D1A 1A1" },
  ])("of %o is refused: that is no place", async (address) => {
    const error = await stripeErrorOf(calculate(address));
    expect([error.statusCode, error.type, error.code]).toEqual([
      400,
      "StripeInvalidRequestError",
      "customer_tax_location_invalid",
    ]);
  });

  test("knows what the customer says about the state better than the postal code's beginning", async () => {
    expect(parts(await calculate({ country: "US", postal_code: "06390", state: "New York" }))[0]?.[3]).toBe("NY");
  });

  test("of several lines sums what has the same rate", async () => {
    const made = await simulator.stripe.tax.calculations.create({
      currency: "usd",
      line_items: [
        { amount: 999, reference: "plan" },
        { amount: 1001, reference: "gold", quantity: 2 },
        { amount: 500, reference: "gift", tax_code: "txcd_00000000" },
      ],
      customer_details: { address: { country: "US", postal_code: "73301" } },
    });
    expect(made.line_items).toBeUndefined();
    expect(parts(made)).toEqual([
      [125, "sales_tax", "6.25", "TX", "standard_rated"],
      [0, null, "0.0", "TX", "product_exempt"],
    ]);
    expect(made.amount_total).toBe(2625);
    const lines = await simulator.stripe.tax.calculations.listLineItems(made.id ?? "", { limit: 2 });
    expect([lines.data.map(({ reference }) => reference), lines.has_more]).toEqual([["plan", "gold"], true]);
    const rest = await simulator.stripe.tax.calculations.listLineItems(made.id ?? "", {
      starting_after: lines.data[1]?.id ?? "",
    });
    expect(rest.data.map(({ reference }) => reference)).toEqual(["gift"]);
  });

  test("for a customer who is exempt is no tax", async () => {
    const ada = await simulator.stripe.customers.create({
      address: { country: "US", postal_code: "10001" },
      tax_exempt: "exempt",
    });
    const params = { currency: "usd", line_items: [{ amount: 999 }] };
    const made = await simulator.stripe.tax.calculations.create({ ...params, customer: ada.id });
    expect(parts(made)).toEqual([[0, null, "0.0", "NY", "customer_exempt"]]);
  });

  test("can be read again for ninety days", async () => {
    const own = await openTestSimulator();
    const made = await own.stripe.tax.calculations.create({
      currency: "eur",
      line_items: [{ amount: 999 }],
      customer_details: { address: { country: "FR" } },
    });
    own.later(89 * 86_400_000);
    expect(await own.stripe.tax.calculations.retrieve(made.id ?? "")).toEqual({ ...made, lastResponse: undefined });
    own.later(2 * 86_400_000);
    expect((await stripeErrorOf(own.stripe.tax.calculations.retrieve(made.id ?? ""))).statusCode).toBe(404);
    await own.close();
  });

  test.each([
    [{ line_items: [] }, "line_items"],
    [{ line_items: [{ amount: -1 }] }, "line_items[0][amount]"],
    [{ line_items: [{ amount: 1, tax_code: "books" }] }, "line_items[0][tax_code]"],
    [{ currency: "zzz" }, "currency"],
    [{ customer_details: { address: { country: "XX" } } }, "customer_details[address][country]"],
    [{ customer_details: { ip_address: "203.0.113.1" } }, "customer_details[address]"],
    [{ shipping_cost: { amount: 5 } }, "shipping_cost"],
  ])("with %o is refused by name", async (fault, param) => {
    const error = await stripeErrorOf(calculate({ country: "DE" }, {}, fault));
    expect([error.statusCode, error.param]).toEqual([400, param]);
  });
});

describe("an account that is not ready for taxes", () => {
  test.each([
    ["inactive", 400, "stripe_tax_inactive", "StripeInvalidRequestError"],
    ["no origin address", 400, "invalid_tax_location", "StripeInvalidRequestError"],
    ["no permission", 403, undefined, "StripePermissionError"],
    ["too many requests", 429, "rate_limit", "StripeRateLimitError"],
    ["broken", 500, "failed_tax_calculation", "StripeAPIError"],
  ] as const)("(%s) says so at each calculation, and calculates when it is", async (setting, status, code, type) => {
    simulator.taxesAre(setting);
    const error = await stripeErrorOf(calculate({ country: "DE" }));
    simulator.taxesAre("active");
    expect([error.statusCode, error.code, error.type]).toEqual([status, code, type]);
    expect((await calculate({ country: "DE" })).tax_amount_exclusive).toBe(190);
  });
});

test("a single tax call can be told to fail, too", async () => {
  const kinds = { "taxes inactive": "stripe_tax_inactive", "no origin address": "invalid_tax_location" } as const;
  for (const [kind, code] of Object.entries(kinds)) {
    simulator.gateway.faults.add({ call: /tax\/calculations/, kind: kind as keyof typeof kinds });
    expect((await stripeErrorOf(calculate({ country: "DE" }))).code).toBe(code);
  }
  simulator.gateway.faults.add({ call: /tax\/calculations/, kind: "no permission" });
  expect((await stripeErrorOf(calculate({ country: "DE" }))).statusCode).toBe(403);
  expect((await calculate({ country: "DE" })).amount_total).toBe(1189);
});

describe("a tax transaction", () => {
  const recorded = async (reference: string, address: Address = { country: "US", postal_code: "10001" }) => {
    const { id } = await calculate(address, {}, { line_items: [{ amount: 999 }, { amount: 5000 }] });
    return simulator.stripe.tax.transactions.createFromCalculation({
      calculation: id ?? "",
      reference,
      expand: ["line_items"],
    });
  };
  const back = (original: string, reference: string, flat_amount?: number) =>
    simulator.stripe.tax.transactions.createReversal({
      original_transaction: original,
      reference,
      ...(flat_amount === undefined ? { mode: "full" } : { mode: "partial", flat_amount }),
      expand: ["line_items"],
    });

  test("is made from a calculation, and its reference is its own", async () => {
    const made = await recorded("inv_1");
    expect(made).toMatchObject({ object: "tax.transaction", type: "transaction", reference: "inv_1", reversal: null });
    expect(made.line_items?.data.map(({ amount, amount_tax }) => [amount, amount_tax])).toEqual([
      [999, 40],
      [5000, 200],
    ]);
    expect((await simulator.stripe.tax.transactions.retrieve(made.id)).id).toBe(made.id);
    const error = await stripeErrorOf(recorded("inv_1"));
    expect([error.statusCode, error.code, error.param]).toEqual([400, "resource_already_exists", "reference"]);
  });

  test("is taken back whole", async () => {
    const made = await recorded("inv_2");
    const reversal = await back(made.id, "refund_2");
    expect(reversal).toMatchObject({ type: "reversal", reversal: { original_transaction: made.id } });
    expect(reversal.line_items?.data.map(({ amount, amount_tax }) => [amount, amount_tax])).toEqual([
      [-999, -40],
      [-5000, -200],
    ]);
    expect((await stripeErrorOf(back(made.id, "refund_2b"))).param).toBe("original_transaction");
    expect((await stripeErrorOf(back(reversal.id, "refund_2c"))).param).toBe("original_transaction");
  });

  test("is taken back in parts, which sum to the whole and never to more", async () => {
    const made = await recorded("inv_3", { country: "CA", postal_code: "H2X 1Y4" });
    const whole = (made.line_items?.data ?? []).reduce((sum, line) => sum + line.amount + line.amount_tax, 0);
    expect((await stripeErrorOf(back(made.id, "refund_3", -whole - 1))).param).toBe("flat_amount");
    const reversals = [await back(made.id, "refund_3a", -1), await back(made.id, "refund_3b", -3333)];
    expect((await stripeErrorOf(back(made.id, "refund_3c", -whole))).param).toBe("flat_amount");
    reversals.push(await back(made.id, "refund_3d"));
    for (const [place, line] of made.line_items?.data.entries() ?? []) {
      const given = reversals.map((reversal) => reversal.line_items?.data[place]);
      expect(given.reduce((sum, part) => sum + (part?.amount ?? 0), 0)).toBe(-line.amount);
      expect(given.reduce((sum, part) => sum + (part?.amount_tax ?? 0), 0)).toBe(-line.amount_tax);
    }
  });

  test("taken back five times at once goes back once", async () => {
    const made = await recorded("inv_4");
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => back(made.id, `refund_4_${n}`)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("the table of places", () => {
  test("has 45 states with a sales tax and Washington, and five without", () => {
    const all = [...states.values()].filter(({ noTaxReason }) => noTaxReason === "not_subject_to_tax");
    expect(all.filter(({ rates }) => rates.length === 1)).toHaveLength(46);
    expect(all.filter(({ rates }) => rates.length === 0).map(({ state }) => state)).toEqual([
      "AK",
      "DE",
      "MT",
      "NH",
      "OR",
    ]);
  });

  test("finds each state and each province by some postal code, and no state twice", () => {
    const found = new Set<string>();
    for (let first = 0; first < 1000; first++) {
      const place = stateOfPostalCode(`${String(first).padStart(3, "0")}01`);
      if (place?.state) found.add(place.state);
    }
    expect([...found].sort()).toEqual([...states.keys()].sort());
    const north = [..."ABCEGHJKLMNPRSTVXY"].map((letter) => provinceOfPostalCode(`${letter}0A 0A0`)?.state);
    expect(new Set([...north, provinceOfPostalCode("X1A 0A0")?.state])).toEqual(new Set(provinces.keys()));
  });

  test("has all of the European Union", () => {
    const union = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");
    expect(union).toHaveLength(27);
    expect(taxedCountries).toEqual(expect.arrayContaining(union));
  });
});

describe("sums", () => {
  const percents = [["4"], ["25.5"], ["5", "9.975"], ["5", "7"], ["0"], []];

  test("inside a price, net and taxes are the price, for every amount", () => {
    for (const rates of percents)
      for (const amount of [...Array(3000).keys(), 99_999_999, 12_345_678]) {
        const { net, taxes } = calculateTaxes(amount, rates, true);
        expect(net + taxes.reduce((sum, tax) => sum + tax, 0)).toBe(amount);
      }
  });

  test("on top of a price, a tax is never half a unit off", () => {
    for (const rates of percents)
      for (const amount of [...Array(3000).keys(), 99_999_999, 12_345_678])
        for (const [place, tax] of calculateTaxes(amount, rates, false).taxes.entries())
          expect(Math.abs(tax - (amount * Number(rates[place])) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
  });

  test("a split sums to the whole and gives nobody more than a unit too much", () => {
    expect(splitByWeights(100, [1n, 1n, 1n])).toEqual([34, 33, 33]);
    expect(splitByWeights(0, [1n, 2n])).toEqual([0, 0]);
    expect(splitByWeights(7, [0n, 0n])).toEqual([0, 0]);
    for (let total = 0; total < 500; total++)
      expect(splitByWeights(total, [3n, 7n, 11n]).reduce((sum, part) => sum + part, 0)).toBe(total);
  });
});
