import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestSimulator, type TestSimulator } from "../../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

afterEach(async () => {
  await simulator.gateway.tick();
  simulator.received.length = 0;
});

const paidWith = (payment_method: string) =>
  simulator.stripe.paymentIntents.create({ amount: 2999, currency: "eur", payment_method, confirm: true });

const aMinuteLater = async () => {
  simulator.later(61_000);
  await simulator.gateway.tick();
};

/** The types of all received events but the payment's own. */
const takeEventTypes = () =>
  simulator.received
    .splice(0)
    .map(({ event }) => event.type)
    .filter((type) => !/^(payment_intent|charge\.succeeded|payment_method)/.test(type));

describe("a refund", () => {
  const refund = async (card: string, params: Partial<Stripe.RefundCreateParams> = {}) => {
    const intent = await paidWith(card);
    const made = await simulator.stripe.refunds.create({ payment_intent: intent.id, ...params });
    await simulator.gateway.tick();
    return { intent, made };
  };

  test("sends its events, no matter who creates it", async () => {
    await refund("pm_card_visa", { amount: 100 });
    expect(takeEventTypes()).toEqual(["refund.created", "charge.refunded"]);
  });

  test("may be pending first, and then succeed", async () => {
    const { made } = await refund("pm_card_pendingRefund");
    expect([made.status, made.pending_reason]).toEqual(["pending", "processing"]);
    expect(takeEventTypes()).toEqual(["refund.created", "charge.refunded"]);
    await aMinuteLater();
    expect(takeEventTypes()).toEqual(["refund.updated"]);
    expect(await simulator.stripe.refunds.retrieve(made.id)).toMatchObject({ status: "succeeded" });
  });

  test("may fail after it succeeded: the money can be refunded again", async () => {
    const { intent, made } = await refund("pm_card_refundFail", { amount: 1000 });
    expect(made.status).toBe("succeeded");
    takeEventTypes();
    await aMinuteLater();
    expect(takeEventTypes()).toEqual(["refund.updated", "refund.failed", "charge.updated"]);
    const failed = await simulator.stripe.refunds.retrieve(made.id, { expand: ["charge"] });
    expect(failed).toMatchObject({
      status: "failed",
      failure_reason: "expired_or_canceled_card",
      charge: { amount_refunded: 0, refunded: false },
    });
    expect((await simulator.stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(2999);
  });

  test("has metadata", async () => {
    const { made } = await refund("pm_card_visa", { metadata: { order: "1" } });
    const updated = await simulator.stripe.refunds.update(made.id, { metadata: { desk: "support" } });
    expect(updated.metadata).toEqual({ order: "1", desk: "support" });
  });
});
