import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adasIntent, confirmInBrowser, tokenFor } from "../../testing/payments.ts";
import { stripeErrorOf } from "../../testing/stripe-error.ts";
import { cardFields, openTestSimulator, type TestSimulator } from "../../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

describe("a payment", () => {
  test("is made by a browser with a confirmation token, and the card stays with the customer", async () => {
    const { ada, intent } = await adasIntent(simulator);
    expect(intent).toMatchObject({ status: "requires_payment_method", amount: 999, payment_method_types: ["card"] });
    expect(intent.client_secret).toMatch(/^pi_\w+_secret_\w+$/);
    const token = await tokenFor(simulator, "4242 4242 4242 4242");
    const preview = (await simulator.stripe.confirmationTokens.retrieve(token)).payment_method_preview;
    expect(preview?.billing_details.address).toMatchObject({ country: "DE", postal_code: "04109" });
    expect(preview?.card).toMatchObject({ brand: "visa", last4: "4242", exp_month: 12, exp_year: 2040 });

    const { status, body } = await confirmInBrowser(simulator, intent, { confirmation_token: token });
    expect([status, body.status]).toEqual([200, "succeeded"]);
    const paid = await simulator.stripe.paymentIntents.retrieve(intent.id, {
      expand: ["latest_charge", "payment_method"],
    });
    expect(paid).toMatchObject({
      amount_received: 999,
      latest_charge: { object: "charge", status: "succeeded", amount: 999, payment_intent: intent.id },
      payment_method: { object: "payment_method", customer: ada.id },
    });
  });

  test("hides the developer's own fields from a browser", async () => {
    const { intent } = await adasIntent(simulator);
    const { body } = await simulator.browser("GET", `/v1/payment_intents/${intent.id}`, {
      client_secret: intent.client_secret ?? "",
    });
    expect(body.id).toBe(intent.id);
    expect(body).not.toHaveProperty("metadata");
    expect(body).not.toHaveProperty("customer");
    const { status, body: stripeErrorOf } = await confirmInBrowser(simulator, intent, cardFields("4000000000000002"));
    expect(status).toBe(402);
    expect(stripeErrorOf.error.payment_intent).not.toHaveProperty("metadata");
  });

  test("is not shown without its client secret", async () => {
    const { intent } = await adasIntent(simulator);
    const { status, body } = await simulator.browser("GET", `/v1/payment_intents/${intent.id}`, {
      client_secret: "pi_no",
    });
    expect([status, body.error.param]).toEqual([400, "client_secret"]);
  });

  test("that is confirmed twice at once charges once", async () => {
    const { intent } = await adasIntent(simulator);
    const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenFor(simulator, "4242424242424242")));
    const answers = await Promise.all(
      tokens.map((token) => confirmInBrowser(simulator, intent, { confirmation_token: token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.error.code).toBe("payment_intent_unexpected_state");
    const charges = await simulator.rows(
      `select id from gateway.charges where body ->> 'payment_intent' = '${intent.id}'`,
    );
    expect(charges).toHaveLength(1);
  });

  test("declined leaves the intent open for another card", async () => {
    const { intent } = await adasIntent(simulator);
    const pay = async (number: string) =>
      confirmInBrowser(simulator, intent, { confirmation_token: await tokenFor(simulator, number) });
    const { status, body } = await pay("4000000000009995");
    expect([status, body.error.type, body.error.code, body.error.decline_code]).toEqual([
      402,
      "card_error",
      "card_declined",
      "insufficient_funds",
    ]);
    const open = await simulator.stripe.paymentIntents.retrieve(intent.id);
    expect(open).toMatchObject({
      status: "requires_payment_method",
      payment_method: null,
      last_payment_error: { decline_code: "insufficient_funds", charge: open.latest_charge },
    });
    expect((await pay("5555555555554444")).body.status).toBe("succeeded");
    expect((await simulator.stripe.paymentIntents.retrieve(intent.id)).last_payment_error).toBeNull();
  });

  test.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009987", "card_declined", "lost_card"],
    ["4000000000009979", "card_declined", "stolen_card"],
    ["4000000000000069", "expired_card", undefined],
    ["4000000000000127", "incorrect_cvc", undefined],
    ["4000000000000119", "processing_error", undefined],
    ["4000000000000341", "card_declined", "generic_decline"],
  ])("with card %s is refused with %s", async (number, code, declineCode) => {
    const { intent } = await adasIntent(simulator);
    const { status, body } = await confirmInBrowser(simulator, intent, {
      confirmation_token: await tokenFor(simulator, number),
    });
    expect([status, body.error.code, body.error.decline_code]).toEqual([402, code, declineCode]);
  });

  test.each([
    ["4242424242424241", {}, "incorrect_number"],
    ["4242424242424242", { "payment_method_data[card][exp_year]": "19" }, "invalid_expiry_year"],
    ["4242424242424242", { "payment_method_data[card][exp_month]": "13" }, "invalid_expiry_month"],
    ["4242424242424242", { "payment_method_data[card][cvc]": "12" }, "invalid_cvc"],
    ["4111111111111111", {}, "card_declined"],
  ])("with what is no test card (%s %o) is refused before it is stored", async (number, more, code) => {
    const { status, body } = await simulator.browser("POST", "/v1/confirmation_tokens", cardFields(number, more));
    expect([status, body.error.code]).toEqual([402, code]);
  });

  test("can be canceled while it is open, and then not be paid", async () => {
    const { intent } = await adasIntent(simulator);
    const canceled = await simulator.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: "abandoned" });
    expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
    const { status } = await confirmInBrowser(simulator, intent, {
      confirmation_token: await tokenFor(simulator, "4242424242424242"),
    });
    expect(status).toBe(400);
  });

  test("changes its amount only while it is open", async () => {
    const { intent } = await adasIntent(simulator);
    expect(await simulator.stripe.paymentIntents.update(intent.id, { amount: 1079 })).toMatchObject({ amount: 1079 });
    await confirmInBrowser(simulator, intent, { confirmation_token: await tokenFor(simulator, "4242424242424242") });
    const error = await stripeErrorOf(simulator.stripe.paymentIntents.update(intent.id, { amount: 1 }));
    expect(error.code).toBe("payment_intent_unexpected_state");
  });
});
