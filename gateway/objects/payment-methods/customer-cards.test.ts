import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripeErrorOf } from "../../testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator } from "../../testing/test-simulator.ts";

let simulator: TestSimulator;

let ada: Stripe.Customer;

let bert: Stripe.Customer;

/** Ada's payments, the newest first, a minute apart. */
const adas: string[] = [];

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
    adas.unshift(intent.id);
    simulator.later(60_000);
  }
  await pays(bert);
});

afterAll(() => simulator.close());

const ids = (list: { data: { id: string }[] }) => list.data.map(({ id }) => id);

describe("a customer's cards", () => {
  const cardsOf = (customer: Stripe.Customer) =>
    simulator.stripe.paymentMethods.list({ customer: customer.id, type: "card" }).then(ids);

  test("are listed in two ways", async () => {
    const cards = await cardsOf(bert);
    expect(cards).toHaveLength(1);
    expect(ids(await simulator.stripe.customers.listPaymentMethods(bert.id))).toEqual(cards);
    expect(await cardsOf(ada)).toHaveLength(5);
  });

  test("are attached, used as the default and detached for good", async () => {
    const cleo = await simulator.stripe.customers.create({});
    const card = await simulator.stripe.paymentMethods.attach("pm_card_mastercard", { customer: cleo.id });
    expect(card).toMatchObject({ customer: cleo.id, card: { brand: "mastercard" } });
    const settings = (id: string) => ({ invoice_settings: { default_payment_method: id } });
    const updated = await simulator.stripe.customers.update(cleo.id, settings(card.id));
    expect(updated.invoice_settings.default_payment_method).toBe(card.id);

    expect((await simulator.stripe.paymentMethods.detach(card.id)).customer).toBeNull();
    expect(await simulator.stripe.customers.retrieve(cleo.id)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
    expect(await cardsOf(cleo)).toEqual([]);
    expect((await stripeErrorOf(pays(cleo, { payment_method: card.id }))).statusCode).toBe(400);
    expect((await stripeErrorOf(simulator.stripe.paymentMethods.detach(card.id))).statusCode).toBe(400);
    expect(
      (await stripeErrorOf(simulator.stripe.paymentMethods.attach(card.id, { customer: cleo.id }))).statusCode,
    ).toBe(400);
    const kinds = (await simulator.stripe.events.list({ limit: 5 })).data.map(({ type }) => type);
    expect(kinds).toEqual([
      "customer.updated",
      "payment_method.detached",
      "customer.updated",
      "payment_method.attached",
      "customer.created",
    ]);
  });

  test("of another customer cannot be the default", async () => {
    const [card = ""] = await cardsOf(bert);
    const error = await stripeErrorOf(
      simulator.stripe.customers.update(ada.id, { invoice_settings: { default_payment_method: card } }),
    );
    expect([error.code, error.param]).toEqual(["resource_missing", "invoice_settings[default_payment_method]"]);
    expect((await stripeErrorOf(simulator.stripe.paymentMethods.attach(card, { customer: ada.id }))).statusCode).toBe(
      400,
    );
  });

  test("that the issuer declines are not attached", async () => {
    const error = await stripeErrorOf(
      simulator.stripe.paymentMethods.attach("pm_card_chargeDeclined", { customer: ada.id }),
    );
    expect([error.statusCode, error.code]).toEqual([402, "card_declined"]);
    const later = await simulator.stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer: ada.id });
    expect(later.customer).toBe(ada.id);
  });

  test("have metadata, and a new expiry", async () => {
    const [card = ""] = await cardsOf(bert);
    const updated = await simulator.stripe.paymentMethods.update(card, {
      metadata: { place: "wallet" },
      card: { exp_month: 3, exp_year: 2041 },
      billing_details: { name: "Bert" },
    });
    expect(updated).toMatchObject({
      metadata: { place: "wallet" },
      card: { exp_month: 3, exp_year: 2041, last4: "4242" },
      billing_details: { name: "Bert", email: null },
    });
  });
});
