import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import { cardProblem, type Problem, type ProblemBody, unexpectedState } from "../../http/problem.ts";
import { issuerDecision, requiresAuthentication } from "../../issuer.ts";
import { find, update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { tokenDefaults } from "../payment-methods/confirmation-tokens.ts";
import { issuedCard, markSetUp } from "../payment-methods/issued-cards.ts";
import { attach } from "../payment-methods/payment-methods.ts";
import { openChallenge } from "./challenge.ts";
import { asksForAuthentication, type Confirmation, resolveMethod } from "./confirmation.ts";

const confirmable = new Set<Stripe.SetupIntent.Status>([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]);

/**
 * Tries to save the card of a locked intent for later.
 * @returns the intent, or the 402 that is its stored result.
 * @throws 400 when this intent cannot be confirmed at all.
 */
export async function confirmSetup(
  call: Call,
  intent: Stripe.SetupIntent,
  given: Confirmation,
): Promise<Stripe.SetupIntent | Problem> {
  if (!confirmable.has(intent.status))
    throw unexpectedState(
      intent.status === "succeeded"
        ? "You cannot confirm this SetupIntent because it has already succeeded."
        : `This SetupIntent's status is ${intent.status}: it cannot be confirmed any more.`,
      { setup_intent: intent },
    );
  const method = await resolveMethod(call, intent, given);
  if (!method)
    throw unexpectedState("You cannot confirm this SetupIntent because it's missing a payment method.", {
      setup_intent: intent,
    });
  const asked: Stripe.SetupIntent = { ...intent, last_setup_error: null, next_action: null, payment_method: method.id };
  const { card } = await issuedCard(call.sql, method.id);
  const isAskedFor = asksForAuthentication(given.payment_method_options ?? intent.payment_method_options);
  if (!requiresAuthentication(card, { isOffSession: false, isSetUp: false, isAskedFor }))
    return saveCard(call, asked, method);
  const next_action = await openChallenge(call, intent.id, {
    returnUrl: given.return_url ?? (await tokenDefaults(call, given.confirmation_token)).return_url ?? null,
    usesSdk: given.use_stripe_sdk === true,
  });
  const waiting = await update(call.sql, "setup_intents", { ...asked, status: "requires_action", next_action });
  recordEvent(call, "setup_intent.requires_action", waiting);
  return waiting;
}

export async function completeSetupChallenge(call: Call, intent: Stripe.SetupIntent, isPassed: boolean): Promise<void> {
  if (intent.status !== "requires_action" || typeof intent.payment_method !== "string") return;
  const method = await find(call.sql, "payment_methods", intent.payment_method);
  const answered: Stripe.SetupIntent = { ...intent, next_action: null };
  if (isPassed) await saveCard(call, answered, method);
  else
    await failSetup(call, answered, {
      type: "invalid_request_error",
      code: "setup_intent_authentication_failure",
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      payment_method: method,
    });
}

async function saveCard(
  call: Call,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): Promise<Stripe.SetupIntent | Problem> {
  const { card } = await issuedCard(call.sql, method.id);
  const decline = issuerDecision(card, "save", (method.card?.checks?.cvc_check ?? null) !== null);
  if (decline) {
    const error: ProblemBody = { type: "card_error", ...decline, payment_method: method };
    return cardProblem({ ...error, setup_intent: await failSetup(call, intent, error) });
  }
  const succeeded = await update(call.sql, "setup_intents", { ...intent, status: "succeeded" });
  await markSetUp(call, method.id);
  if (typeof intent.customer === "string") await attach(call, method.id, intent.customer);
  recordEvent(call, "setup_intent.succeeded", succeeded);
  return succeeded;
}

async function failSetup(call: Call, intent: Stripe.SetupIntent, error: ProblemBody): Promise<Stripe.SetupIntent> {
  const failed = await update(call.sql, "setup_intents", {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    last_setup_error: error,
  });
  recordEvent(call, "setup_intent.setup_failed", failed);
  return failed;
}
