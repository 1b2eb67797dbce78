import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerChallenge, confirmInBrowser, tokenFor } from "../../testing/payments.ts";
import { stripeErrorOf } from "../../testing/stripe-error.ts";
import { openTestSimulator, type TestSimulator } from "../../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

describe("a saved card", () => {
  const savedBy = async (number: string) => {
    const ada = await simulator.stripe.customers.create({});
    const intent = await simulator.stripe.setupIntents.create({ customer: ada.id, usage: "off_session" });
    expect(intent.client_secret).toMatch(/^seti_\w+_secret_\w+$/);
    const { body } = await confirmInBrowser(simulator, intent, {
      confirmation_token: await tokenFor(simulator, number),
    });
    if (body.status === "requires_action") await answerChallenge(simulator, body);
    const done = await simulator.stripe.setupIntents.retrieve(intent.id);
    expect(done.status).toBe("succeeded");
    return { customer: ada.id, payment_method: String(done.payment_method) };
  };
  const renewal = (card: { customer: string; payment_method: string }) =>
    simulator.stripe.paymentIntents.create({ ...card, amount: 999, currency: "eur", off_session: true, confirm: true });

  test("pays off session", async () => {
    expect((await renewal(await savedBy("4242424242424242"))).status).toBe("succeeded");
  });

  test("that was authenticated when it was saved needs no further challenge", async () => {
    expect((await renewal(await savedBy("4000002500003155"))).status).toBe("succeeded");
  });

  test("that needs authentication each time is refused off session, and the intent stays open for the browser", async () => {
    const error = await stripeErrorOf(renewal(await savedBy("4000002760003184")));
    expect([error.statusCode, error.code, error.decline_code]).toEqual([
      402,
      "authentication_required",
      "authentication_required",
    ]);
    expect(error.payment_intent?.status).toBe("requires_payment_method");
  });

  test("may fail later although saving went well", async () => {
    const error = await stripeErrorOf(renewal(await savedBy("4000000000000341")));
    expect([error.statusCode, error.code]).toEqual([402, "card_declined"]);
  });

  test("is refused at once when the issuer says so", async () => {
    const intent = await simulator.stripe.setupIntents.create({});
    const { status, body } = await confirmInBrowser(simulator, intent, {
      confirmation_token: await tokenFor(simulator, "4000000000000002"),
    });
    expect([status, body.error.setup_intent.last_setup_error.code]).toEqual([402, "card_declined"]);
  });

  test("of one customer does not pay for another", async () => {
    const { payment_method } = await savedBy("4242424242424242");
    const ben = await simulator.stripe.customers.create({});
    const error = await stripeErrorOf(renewal({ customer: ben.id, payment_method }));
    expect(error.statusCode).toBe(400);
  });
});
