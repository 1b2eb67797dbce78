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

  test("is reversed in full", async () => {
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

  test("is reversed in parts, which add up to the whole and never to more", async () => {
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

  test("reversed five times concurrently is reversed once", async () => {
    const made = await recorded("inv_4");
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => back(made.id, `refund_4_${n}`)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
