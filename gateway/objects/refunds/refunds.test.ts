import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adasIntent } from "../../testing/payments.ts";
import { stripeErrorOf } from "../../testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator } from "../../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

describe("a refund", () => {
  const paid = async (amount: number): Promise<string> =>
    (
      await simulator.stripe.paymentIntents.create({
        amount,
        currency: "eur",
        confirm: true,
        payment_method: "pm_card_visa",
      })
    ).id;

  test("returns the money, in parts, and never more than was charged", async () => {
    const payment_intent = await paid(1000);
    const part = await simulator.stripe.refunds.create({
      payment_intent,
      amount: 400,
      reason: "requested_by_customer",
    });
    expect(part).toMatchObject({ amount: 400, status: "succeeded", currency: "eur", payment_intent });
    const tooMuch = await stripeErrorOf(simulator.stripe.refunds.create({ payment_intent, amount: 601 }));
    expect([tooMuch.statusCode, tooMuch.param]).toEqual([400, "amount"]);
    expect(await simulator.stripe.refunds.create({ payment_intent }, {})).toMatchObject({ amount: 600 });
    expect((await stripeErrorOf(simulator.stripe.refunds.create({ payment_intent }))).code).toBe(
      "charge_already_refunded",
    );
    const found = await simulator.stripe.refunds.retrieve(part.id, { expand: ["charge"] });
    expect(found.charge).toMatchObject({ amount_refunded: 1000, refunded: true });
  });

  test("requested ten times concurrently happens once", async () => {
    const payment_intent = await paid(1000);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => simulator.stripe.refunds.create({ payment_intent })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("of an unpaid intent is refused", async () => {
    const { intent } = await adasIntent(simulator);
    expect((await stripeErrorOf(simulator.stripe.refunds.create({ payment_intent: intent.id }))).statusCode).toBe(400);
  });
});
