import type Stripe from "stripe";
import { expect } from "vitest";
import { type BrowserAnswer, cardFields, type TestSimulator } from "./test-simulator.ts";

export const tokenFor = async (simulator: TestSimulator, number: string): Promise<string> => {
  const { status, body } = await simulator.browser("POST", "/v1/confirmation_tokens", cardFields(number));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};

export const adasIntent = async (simulator: TestSimulator, more: Partial<Stripe.PaymentIntentCreateParams> = {}) => {
  const ada = await simulator.stripe.customers.create({ email: "ada@example.org", metadata: { user: "ada" } });
  const intent = await simulator.stripe.paymentIntents.create({
    amount: 999,
    currency: "eur",
    customer: ada.id,
    setup_future_usage: "off_session",
    allowed_payment_method_types: ["card"],
    metadata: { operation: "op_1" },
    ...more,
  });
  return { ada, intent };
};

/** The customer answers the bank's challenge that a confirmation led to. */
export const answerChallenge = (
  simulator: TestSimulator,
  { next_action }: Pick<BrowserAnswer, "next_action">,
  answer: "complete" | "fail" = "complete",
) => simulator.browser("POST", `${new URL(next_action.use_stripe_sdk.stripe_js).pathname}/${answer}`);

export const confirmInBrowser = (
  simulator: TestSimulator,
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
  fields: Record<string, string>,
) =>
  simulator.browser("POST", `/v1/${intent.object}s/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? "",
    use_stripe_sdk: "true",
    ...fields,
  });
