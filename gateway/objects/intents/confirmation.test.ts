import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerChallenge, confirmInBrowser } from "../../testing/payments.ts";
import { stripeErrorOf } from "../../testing/stripe-error.ts";
import { cardFields, openTestSimulator, type TestSimulator } from "../../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

const order = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  simulator.stripe.paymentIntents.create({ amount: 5000, currency: "eur", ...more });

const again = (intent: { id: string }) =>
  simulator.stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });

const inBrowser = (intent: Stripe.PaymentIntent | Stripe.SetupIntent, fields: Record<string, string>) =>
  confirmInBrowser(simulator, intent, fields);

const eventTypesOf = async (about: string) => {
  const { data } = await simulator.stripe.events.list({ limit: 100 });
  return data.filter(({ data: { object } }) => "id" in object && object.id === about).map(({ type }) => type);
};

describe("requesting authentication", () => {
  test.each([
    ["4000000000003055", "any", "requires_action"],
    ["4000000000003055", "challenge", "requires_action"],
    ["4000000000003055", "automatic", "succeeded"],
    ["4242424242424242", "any", "succeeded"],
    ["378282246310005", "any", "succeeded"],
  ] as const)("with card %s and %s brings %s", async (number, request, status) => {
    const cvc = { "payment_method_data[card][cvc]": number.startsWith("37") ? "1234" : "123" };
    const intent = await order({ payment_method_options: { card: { request_three_d_secure: request } } });
    expect(intent.payment_method_options?.card?.request_three_d_secure).toBe(request);
    expect((await inBrowser(intent, cardFields(number, cvc))).body.status).toBe(status);
  });

  test("also works when saving a card", async () => {
    const intent = await simulator.stripe.setupIntents.create({
      confirm: true,
      payment_method: "pm_card_threeDSecureOptional",
      return_url: "https://shop.example/back",
      payment_method_options: { card: { request_three_d_secure: "any" } },
    });
    expect(intent.status).toBe("requires_action");
  });
});

describe("a server that confirms by itself", () => {
  const token = (payment_method: string) =>
    simulator.stripe.testHelpers.confirmationTokens.create({
      payment_method,
      return_url: "https://shop.example/back",
      setup_future_usage: "off_session",
    });

  test("pays with a confirmation token and its parameters", async () => {
    const ada = await simulator.stripe.customers.create({});
    const { id } = await token("pm_card_visa");
    const paid = await order({ confirm: true, confirmation_token: id, customer: ada.id });
    expect(paid).toMatchObject({ status: "succeeded", setup_future_usage: "off_session" });
    expect((await simulator.stripe.paymentMethods.list({ customer: ada.id })).data).toHaveLength(1);
    expect((await stripeErrorOf(order({ confirm: true, confirmation_token: id }))).param).toBe("confirmation_token");
  });

  test("is sent to the token's return address for a challenge", async () => {
    const { id } = await token("pm_card_authenticationRequired");
    const asked = await order({ confirm: true, confirmation_token: id });
    expect(asked.next_action?.redirect_to_url?.return_url).toBe("https://shop.example/back");
  });

  test("may request an error instead of a challenge", async () => {
    const error = await stripeErrorOf(
      order({ confirm: true, payment_method: "pm_card_authenticationRequired", error_on_requires_action: true }),
    );
    expect([error.statusCode, error.code]).toEqual([402, "authentication_required"]);
    expect(error.payment_intent?.status).toBe("requires_payment_method");
  });
});

describe("the risk score", () => {
  const outcome = async (payment_method: string) => {
    const intent = await order({ confirm: true, payment_method }).catch(
      ({ payment_intent }: Stripe.errors.StripeError) => payment_intent as Stripe.PaymentIntent,
    );
    return (await again(intent)).latest_charge as Stripe.Charge;
  };

  test("blocks the highest risk without asking the bank", async () => {
    expect((await outcome("pm_card_radarBlock")).outcome).toMatchObject({
      type: "blocked",
      network_status: "not_sent_to_network",
      reason: "highest_risk_level",
      risk_level: "highest",
    });
  });

  test("lets an elevated risk and failed checks pass", async () => {
    expect(await outcome("pm_card_riskLevelElevated")).toMatchObject({
      paid: true,
      outcome: { risk_level: "elevated" },
    });
    const checks = async (card: string) => (await outcome(card)).payment_method_details?.card?.checks;
    expect(await checks("pm_card_cvcCheckFail")).toMatchObject({ cvc_check: "fail" });
    expect(await checks("pm_card_addressZipFail")).toMatchObject({ address_postal_code_check: "fail" });
  });
});

/** Saves a card whose bank wants to be asked before each payment. */
async function saveCardWithAuthentication(customer: string): Promise<string> {
  const saved = await simulator.stripe.setupIntents.create({ customer });
  const { body } = await inBrowser(saved, cardFields("4000002760003184"));
  await answerChallenge(simulator, body);
  return String((await simulator.stripe.setupIntents.retrieve(saved.id)).payment_method);
}

test("a renewal that needs authentication is paid later in the browser, by the same intent", async () => {
  const ada = await simulator.stripe.customers.create({});
  const card = await saveCardWithAuthentication(ada.id);
  const error = await stripeErrorOf(
    order({ customer: ada.id, payment_method: card, off_session: true, confirm: true }),
  );
  expect(error.payment_intent).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "authentication_required", payment_method: { id: card } },
  });
  const intent = error.payment_intent as Stripe.PaymentIntent;
  const { body } = await inBrowser(intent, { payment_method: card });
  expect(body.status).toBe("requires_action");
  await answerChallenge(simulator, body);
  expect(await again(intent)).toMatchObject({ status: "succeeded", latest_charge: { paid: true } });
});

test("an intent with too many declined cards is canceled", async () => {
  const intent = await order();
  const decline = () => inBrowser(intent, cardFields("4000000000000002"));
  for (let n = 0; n < 20; n++) expect((await decline()).status).toBe(402);
  const { status, body } = await inBrowser(intent, cardFields("4242424242424242"));
  expect([status, body.error.code]).toEqual([400, "payment_intent_unexpected_state"]);
  expect(await again(intent)).toMatchObject({ status: "canceled", amount_received: 0 });
  expect((await eventTypesOf(intent.id))[0]).toBe("payment_intent.canceled");
});
