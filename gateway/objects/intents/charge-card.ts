import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import type { Decline } from "../../declines.ts";
import { cardProblem, type Problem, type ProblemBody } from "../../http/problem.ts";
import { issuerDecision } from "../../issuer.ts";
import { upsert } from "../../store/objects.ts";
import type { TestCard } from "../../test-cards.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { charge } from "../charges.ts";
import { markSetUp } from "../payment-methods/issued-cards.ts";
import { attach } from "../payment-methods/payment-methods.ts";
import { holdFunds } from "./capture.ts";

const wasCvcGiven = (method: Stripe.PaymentMethod): boolean => (method.card?.checks?.cvc_check ?? null) !== null;

export async function chargeCard(
  call: Call,
  intent: Stripe.PaymentIntent,
  by: { method: Stripe.PaymentMethod; card: TestCard },
  wasAuthenticated: boolean,
): Promise<Stripe.PaymentIntent | Problem> {
  const { method, card } = by;
  const decline = issuerDecision(card, "charge", wasCvcGiven(method));
  if (decline) return declinePayment(call, intent, by, decline, wasAuthenticated);
  const made = await charge(call, intent, by, { decline: undefined, wasAuthenticated });
  const charged: Stripe.PaymentIntent = { ...intent, latest_charge: made.id };
  if (intent.setup_future_usage === "off_session") await markSetUp(call, method.id);
  if (intent.setup_future_usage !== null && typeof intent.customer === "string")
    await attach(call, method.id, intent.customer);
  return intent.capture_method === "manual" ? holdFunds(call, charged) : succeed(call, charged);
}

async function succeed(call: Call, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  const succeeded = await upsert(call.sql, "payment_intents", {
    ...intent,
    status: "succeeded",
    amount_received: intent.amount,
  });
  recordEvent(call, "payment_intent.succeeded", succeeded);
  return succeeded;
}

/** A decline leaves the intent open for another card, and is answered with 402. */
export async function declinePayment(
  call: Call,
  intent: Stripe.PaymentIntent,
  by: { method: Stripe.PaymentMethod; card: TestCard },
  decline: Decline,
  wasAuthenticated = false,
): Promise<Problem> {
  const made = await charge(call, intent, by, { decline, wasAuthenticated });
  const error: ProblemBody = { type: "card_error", ...decline, charge: made.id, payment_method: by.method };
  const refused = await upsert(call.sql, "payment_intents", {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    latest_charge: made.id,
    last_payment_error: error,
  });
  recordEvent(call, "payment_intent.payment_failed", refused);
  return cardProblem({ ...error, payment_intent: refused });
}
