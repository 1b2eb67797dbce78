import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripeErrorOf } from "../testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator } from "../testing/test-simulator.ts";

let simulator: TestSimulator;

let ada: Stripe.Customer;

let bert: Stripe.Customer;

/** Ada's payments, the newest first, a minute apart. */
const adas: string[] = [];

let started: number;

const pays = (customer: Stripe.Customer, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  simulator.stripe.paymentIntents.create({
    amount: 999,
    currency: "eur",
    customer: customer.id,
    payment_method: "pm_card_visa",
    setup_future_usage: "off_session",
    confirm: true,
    ...more,
  });

beforeAll(async () => {
  simulator = await openTestSimulator();
  ada = await simulator.stripe.customers.create({ email: "ada@example.org" });
  bert = await simulator.stripe.customers.create({ email: "bert@example.org" });
  for (let n = 0; n < 5; n++) {
    const intent = await pays(ada);
    started ??= intent.created;
    adas.unshift(intent.id);
    simulator.later(60_000);
  }
  await pays(bert);
});

afterAll(() => simulator.close());

const ids = (list: { data: { id: string }[] }) => list.data.map(({ id }) => id);

describe("a list", () => {
  test("of one customer's payments begins with the newest and says whether there are more", async () => {
    const first = await simulator.stripe.paymentIntents.list({ customer: ada.id, limit: 2 });
    expect(first).toMatchObject({ object: "list", has_more: true, url: "/v1/payment_intents" });
    expect(ids(first)).toEqual(adas.slice(0, 2));
    const second = await simulator.stripe.paymentIntents.list({ customer: ada.id, limit: 3, starting_after: adas[1] });
    expect([ids(second), second.has_more]).toEqual([adas.slice(2), false]);
    const before = await simulator.stripe.paymentIntents.list({ customer: ada.id, limit: 2, ending_before: adas[3] });
    expect([ids(before), before.has_more]).toEqual([adas.slice(1, 3), true]);
  });

  test("is paged through by the provider's package, each object once", async () => {
    const all: string[] = [];
    for await (const intent of simulator.stripe.paymentIntents.list({ limit: 2 })) all.push(intent.id);
    expect(all).toHaveLength(6);
    expect(all.slice(1)).toEqual(adas);
  });

  test("can be limited to a range of time", async () => {
    const created = (range: Stripe.RangeQueryParam | number) =>
      simulator.stripe.paymentIntents.list({ customer: ada.id, created: range }).then(ids);
    const { created: third } = await simulator.stripe.paymentIntents.retrieve(adas[2] ?? "");
    expect(await created({ gte: third })).toEqual(adas.slice(0, 3));
    expect(await created({ gt: third })).toEqual(adas.slice(0, 2));
    expect(await created({ lt: third })).toEqual(adas.slice(3));
    expect(await created({ lte: third, gte: started })).toEqual(adas.slice(2));
    expect(await created(third)).toEqual([adas[2]]);
  });

  test("of charges and refunds is found by the payment", async () => {
    const payment_intent = adas[0] ?? "";
    const one = await simulator.stripe.refunds.create({ payment_intent, amount: 1 });
    simulator.later(1000);
    const two = await simulator.stripe.refunds.create({ payment_intent, amount: 2 });
    await simulator.stripe.refunds.create({ payment_intent: adas[1] ?? "", amount: 2 });
    expect(ids(await simulator.stripe.refunds.list({ payment_intent }))).toEqual([two.id, one.id]);
    const charges = await simulator.stripe.charges.list({ payment_intent, expand: ["data.payment_intent"] });
    expect(charges.data).toMatchObject([{ amount_refunded: 3, payment_intent: { id: payment_intent } }]);
  });

  test("of customers is found by the mail address", async () => {
    expect(ids(await simulator.stripe.customers.list({ email: "bert@example.org" }))).toEqual([bert.id]);
  });

  test.each([
    [{ limit: 101 }, "limit"],
    [{ limit: 0 }, "limit"],
    [{ starting_after: "pi_nobody" }, "starting_after"],
    [{ created: { since: 5 } }, "created[since]"],
    [{ colour: "red" }, "colour"],
  ])("asked with %o is refused", async (params, param) => {
    const error = await stripeErrorOf(simulator.stripe.paymentIntents.list(params as Stripe.PaymentIntentListParams));
    expect([error.statusCode, error.param]).toEqual([400, param]);
  });

  test("is not for browsers", async () => {
    expect((await simulator.browser("GET", "/v1/payment_intents")).status).toBe(401);
    expect((await simulator.browser("GET", "/v1/events")).status).toBe(401);
  });
});

describe("events", () => {
  test("can be listed by type, the latest first", async () => {
    const list = await simulator.stripe.events.list({ types: ["payment_intent.created", "payment_intent.succeeded"] });
    expect(list.data.slice(0, 2).map(({ type }) => type)).toEqual([
      "payment_intent.succeeded",
      "payment_intent.created",
    ]);
    const [latest] = list.data;
    expect((await simulator.stripe.events.retrieve(latest?.id ?? "")).data.object).toMatchObject({ customer: bert.id });
    const since = await simulator.stripe.events.list({ type: "charge.succeeded", created: { gte: started + 240 } });
    expect(since.data).toHaveLength(2);
  });
});
