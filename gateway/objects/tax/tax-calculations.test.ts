import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripeErrorOf } from "../../testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator } from "../../testing/test-simulator.ts";

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

  const threeLines: Stripe.Tax.CalculationCreateParams = {
    currency: "usd",
    line_items: [
      { amount: 999, reference: "plan" },
      { amount: 1001, reference: "gold", quantity: 2 },
      { amount: 500, reference: "gift", tax_code: "txcd_00000000" },
    ],
    customer_details: { address: { country: "US", postal_code: "73301" } },
  };

  test("of several lines sums what has the same rate", async () => {
    const made = await simulator.stripe.tax.calculations.create(threeLines);
    expect(made.line_items).toBeUndefined();
    expect(parts(made)).toEqual([
      [125, "sales_tax", "6.25", "TX", "standard_rated"],
      [0, null, "0.0", "TX", "product_exempt"],
    ]);
    expect(made.amount_total).toBe(2625);
  });

  test("lists its lines page by page", async () => {
    const made = await simulator.stripe.tax.calculations.create(threeLines);
    const lines = await simulator.stripe.tax.calculations.listLineItems(made.id ?? "", { limit: 2 });
    expect([lines.data.map(({ reference }) => reference), lines.has_more]).toEqual([["plan", "gold"], true]);
    const rest = await simulator.stripe.tax.calculations.listLineItems(made.id ?? "", {
      starting_after: lines.data[1]?.id ?? "",
    });
    expect(rest.data.map(({ reference }) => reference)).toEqual(["gift"]);
  });

  test("for an exempt customer has no tax", async () => {
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
