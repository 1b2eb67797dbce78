import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { FaultKind } from "../gateway.ts";
import { stripeErrorOf } from "../testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator } from "../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

afterEach(() => simulator.gateway.faults.clear());

let counter = 0;

/** A payment with a new `key` each time, and a count of its charges in the database. */
const payment = () => {
  const order = `order_${++counter}`;
  const params = {
    amount: 999,
    currency: "eur",
    payment_method: "pm_card_visa",
    confirm: true,
    metadata: { order },
  };
  return {
    pay: (idempotencyKey = order) => simulator.stripe.paymentIntents.create(params, { idempotencyKey }),
    charges: async () =>
      (await simulator.rows(`select id from gateway.charges where body -> 'metadata' ->> 'order' = '${order}'`)).length,
  };
};

const next = (kind: FaultKind, times = 1) =>
  simulator.gateway.faults.add({ call: /^POST \/v1\/payment_intents$/, kind, times });

describe("a fault before the effect", () => {
  test.each([
    ["time-out before", "StripeConnectionError", undefined],
    ["closed before", "StripeConnectionError", undefined],
    ["conflict", "StripeAPIError", "lock_timeout"],
    ["too many requests", "StripeRateLimitError", "rate_limit"],
    ["error before", "StripeAPIError", undefined],
  ] as const)("(%s) charges nothing, and the same key may be used again", async (kind, type, code) => {
    const { pay, charges } = payment();
    next(kind);
    const error = await stripeErrorOf(pay());
    expect([error.type, error.code, await charges()]).toEqual([type, code, 0]);
    expect((await pay()).status).toBe("succeeded");
    expect(await charges()).toBe(1);
  });
});

describe("a fault after the effect", () => {
  test.each(["time-out after", "closed after"] as const)(
    "(%s) has charged, and the same key finds the answer",
    async (kind) => {
      const { pay, charges } = payment();
      next(kind);
      expect([(await stripeErrorOf(pay())).type, await charges()]).toEqual(["StripeConnectionError", 1]);
      expect((await pay()).status).toBe("succeeded");
      expect(await charges()).toBe(1);
    },
  );

  test("(error after) has charged, and the same key returns the same error: only reading helps", async () => {
    const { pay, charges } = payment();
    next("error after");
    for (const _ of [1, 2]) expect((await stripeErrorOf(pay())).statusCode).toBe(500);
    expect(await charges()).toBe(1);
    const [latest] = (await simulator.stripe.paymentIntents.list({ limit: 100 })).data.filter(
      ({ metadata }) => metadata.order === `order_${counter}`,
    );
    expect(latest?.status).toBe("succeeded");
  });
});

test("a saved decline is replayed as long as its key is used, and charges nothing", async () => {
  const { pay, charges } = payment();
  next("saved decline");
  for (const _ of [1, 2]) {
    const error = await stripeErrorOf(pay());
    expect([error.statusCode, error.decline_code]).toEqual([402, "generic_decline"]);
  }
  expect(await charges()).toBe(0);
  expect((await pay("another key")).status).toBe("succeeded");
});

test("a forgotten key makes a second call of the first", async () => {
  const { pay, charges } = payment();
  const first = await pay();
  expect((await pay()).id).toBe(first.id);
  next("forgotten key");
  expect((await pay()).id).not.toBe(first.id);
  expect(await charges()).toBe(2);
});

describe("faults", () => {
  test("hit the requested number of calls, and no others", async () => {
    next("error before", 2);
    expect((await simulator.stripe.customers.create({})).object).toBe("customer");
    await stripeErrorOf(payment().pay());
    expect(simulator.gateway.faults.left()).toBe(1);
    await stripeErrorOf(payment().pay());
    expect(simulator.gateway.faults.left()).toBe(0);
    expect((await payment().pay()).status).toBe("succeeded");
  });

  test("are taken in order", async () => {
    next("conflict");
    next("too many requests");
    expect((await stripeErrorOf(payment().pay())).statusCode).toBe(409);
    expect((await stripeErrorOf(payment().pay())).statusCode).toBe(429);
  });

  test("hit reads as well", async () => {
    const intent = await payment().pay();
    simulator.gateway.faults.add({ call: /^GET \/v1\/payment_intents\//, kind: "time-out before" });
    expect((await stripeErrorOf(simulator.stripe.paymentIntents.retrieve(intent.id))).type).toBe(
      "StripeConnectionError",
    );
  });
});
