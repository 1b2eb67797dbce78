import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripeErrorOf } from "../../testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator } from "../../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

const order = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  simulator.stripe.paymentIntents.create({ amount: 5000, currency: "eur", ...more });

const again = (intent: { id: string }) =>
  simulator.stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });

const eventTypesOf = async (about: string) => {
  const { data } = await simulator.stripe.events.list({ limit: 100 });
  return data.filter(({ data: { object } }) => "id" in object && object.id === about).map(({ type }) => type);
};

describe("an uncaptured authorization", () => {
  const reserved = () => order({ capture_method: "manual", confirm: true, payment_method: "pm_card_visa" });

  test("waits for its capture", async () => {
    const intent = await reserved();
    expect(intent).toMatchObject({ status: "requires_capture", amount_capturable: 5000, amount_received: 0 });
    expect((await again(intent)).latest_charge).toMatchObject({ captured: false, amount_captured: 0, paid: true });
    expect((await stripeErrorOf(simulator.stripe.refunds.create({ payment_intent: intent.id }))).statusCode).toBe(400);
    const done = await simulator.stripe.paymentIntents.capture(intent.id);
    expect(done).toMatchObject({ status: "succeeded", amount_capturable: 0, amount_received: 5000 });
    expect(await eventTypesOf(intent.id)).toEqual([
      "payment_intent.succeeded",
      "payment_intent.amount_capturable_updated",
      "payment_intent.created",
    ]);
    expect((await stripeErrorOf(simulator.stripe.paymentIntents.capture(intent.id))).code).toBe(
      "payment_intent_unexpected_state",
    );
  });

  test("is captured in part, and only that part can be refunded", async () => {
    const intent = await reserved();
    expect(
      (await stripeErrorOf(simulator.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 5001 }))).param,
    ).toBe("amount_to_capture");
    await simulator.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 3000 });
    expect(
      (await stripeErrorOf(simulator.stripe.refunds.create({ payment_intent: intent.id, amount: 3001 }))).param,
    ).toBe("amount");
    expect((await simulator.stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(3000);
  });

  test("is released when the intent is canceled", async () => {
    const intent = await reserved();
    expect((await simulator.stripe.paymentIntents.cancel(intent.id)).status).toBe("canceled");
    expect((await again(intent)).latest_charge).toMatchObject({ captured: false, refunded: true });
  });

  test("expires after a week", async () => {
    const own = await openTestSimulator();
    const { id } = await own.stripe.paymentIntents.create({
      amount: 5000,
      currency: "eur",
      capture_method: "manual",
      confirm: true,
      payment_method: "pm_card_visa",
    });
    own.later(7 * 86_400_000 + 1000);
    await own.gateway.tick();
    expect(await own.stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: "canceled",
      cancellation_reason: "automatic",
    });
    await own.close();
  });
});
