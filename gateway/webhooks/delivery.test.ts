import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripeErrorOf } from "../testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator, webhookSecret } from "../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

describe("webhooks", () => {
  test("send what happened, signed as the provider signs, in order", async () => {
    const own = await openTestSimulator();
    const ada = await own.stripe.customers.create({});
    const intent = await own.stripe.paymentIntents.create({
      amount: 999,
      currency: "eur",
      customer: ada.id,
      setup_future_usage: "off_session",
      confirm: true,
      payment_method: "pm_card_visa",
      metadata: { operation: "op_9" },
    });
    await own.gateway.tick();
    const events = own.received.map(({ body, signature }) =>
      own.stripe.webhooks.constructEvent(body, signature, webhookSecret),
    );
    expect(events.map((event) => event.type)).toEqual([
      "customer.created",
      "payment_intent.created",
      "charge.succeeded",
      "payment_method.attached",
      "payment_intent.succeeded",
    ]);
    expect(events.at(-1)?.data.object).toMatchObject({ id: intent.id, metadata: { operation: "op_9" } });
    expect(() =>
      own.stripe.webhooks.constructEvent(own.received[0]!.body, own.received[0]!.signature, "whsec_other"),
    ).toThrow();
    await own.close();
  });

  test("are retried with growing delays until they are accepted, and not after", async () => {
    const own = await openTestSimulator();
    own.receiverAnswers(503);
    await own.stripe.customers.create({});
    await own.gateway.tick();
    expect(own.received).toHaveLength(1);
    await own.gateway.tick();
    expect(own.received).toHaveLength(1);
    own.later(6000);
    await own.gateway.tick();
    expect(own.received).toHaveLength(2);
    own.receiverAnswers(200);
    own.later(31_000);
    await own.gateway.tick();
    own.later(86_400_000);
    await own.gateway.tick();
    expect(own.received.map(({ event }) => event.id)).toEqual(Array(3).fill(own.received[0]?.event.id));
    await own.close();
  });

  test("of a refused call do not exist", async () => {
    const own = await openTestSimulator();
    await stripeErrorOf(own.stripe.paymentIntents.create({ amount: 1, currency: "usd" }));
    await own.gateway.tick();
    expect(own.received).toEqual([]);
    await own.close();
  });
});
