import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adasIntent } from "../testing/payments.ts";
import { stripeErrorOf } from "../testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator } from "../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

/** The package returns a fetch Headers object, although its type says a plain one. */
const header = (answer: { lastResponse: { headers: unknown } }, name: string): string | null =>
  (answer.lastResponse.headers as Headers).get(name);

describe("idempotency", () => {
  const params = { amount: 500, currency: "usd" };

  test("a repeated call gets the same answer", async () => {
    const first = await simulator.stripe.paymentIntents.create(params, { idempotencyKey: "op:1:pi" });
    const again = await simulator.stripe.paymentIntents.create(params, { idempotencyKey: "op:1:pi" });
    expect(again).toEqual(first);
    expect(header(again, "Idempotent-Replayed")).toBe("true");
    expect(header(again, "Original-Request")).toBe(header(first, "Request-Id"));
  });

  test("another call with the same key is refused", async () => {
    await simulator.stripe.paymentIntents.create(params, { idempotencyKey: "op:2:pi" });
    const other = { ...params, amount: 600 };
    const error = await stripeErrorOf(simulator.stripe.paymentIntents.create(other, { idempotencyKey: "op:2:pi" }));
    expect([error.statusCode, error.type]).toEqual([400, "StripeIdempotencyError"]);
  });

  test("of concurrent calls one succeeds, the others get 409, and one intent is created", async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        simulator.stripe.paymentIntents.create({ ...params, metadata: { race: "1" } }, { idempotencyKey: "op:3:pi" }),
      ),
    );
    for (const one of tries)
      if (one.status === "rejected")
        expect([one.reason.statusCode, one.reason.code]).toEqual([409, "idempotency_key_in_use"]);
    const made = await simulator.rows(
      "select id from gateway.payment_intents where body -> 'metadata' ->> 'race' = '1'",
    );
    expect(made).toHaveLength(1);
  });

  test("a decline is stored and replayed; it charges nothing again", async () => {
    const { intent } = await adasIntent(simulator);
    const confirm = () =>
      stripeErrorOf(
        simulator.stripe.paymentIntents.confirm(
          intent.id,
          { payment_method: "pm_card_chargeDeclined" },
          { idempotencyKey: "inv:1:try:1" },
        ),
      );
    expect((await confirm()).charge).toBe((await confirm()).charge);
    const charges = await simulator.rows(
      `select id from gateway.charges where body ->> 'payment_intent' = '${intent.id}'`,
    );
    expect(charges).toHaveLength(1);
  });

  test("an invalid call does not use up its key", async () => {
    await stripeErrorOf(
      simulator.stripe.paymentIntents.create({ ...params, amount: 1 }, { idempotencyKey: "op:4:pi" }),
    );
    expect(await simulator.stripe.paymentIntents.create(params, { idempotencyKey: "op:4:pi" })).toMatchObject({
      amount: 500,
    });
  });

  test("keys expire after a day: then it is a new call", async () => {
    const own = await openTestSimulator();
    const first = await own.stripe.paymentIntents.create(params, { idempotencyKey: "op:5:pi" });
    own.later(25 * 3_600_000);
    const again = await own.stripe.paymentIntents.create(params, { idempotencyKey: "op:5:pi" });
    expect(again.id).not.toBe(first.id);
    await own.close();
  });
});
