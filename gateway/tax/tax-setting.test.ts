import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripeErrorOf } from "../testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator } from "../testing/test-simulator.ts";

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

test("a single tax call can fail on demand, too", async () => {
  const kinds = { "taxes inactive": "stripe_tax_inactive", "no origin address": "invalid_tax_location" } as const;
  for (const [kind, code] of Object.entries(kinds)) {
    simulator.gateway.faults.add({ call: /tax\/calculations/, kind: kind as keyof typeof kinds });
    expect((await stripeErrorOf(calculate({ country: "DE" }))).code).toBe(code);
  }
  simulator.gateway.faults.add({ call: /tax\/calculations/, kind: "no permission" });
  expect((await stripeErrorOf(calculate({ country: "DE" }))).statusCode).toBe(403);
  expect((await calculate({ country: "DE" })).amount_total).toBe(1189);
});
