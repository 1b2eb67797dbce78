import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import type { Decline } from "../../declines.ts";
import { type Problem, unexpectedState } from "../../http/problem.ts";
import { requiresAuthentication } from "../../issuer.ts";
import { find, update, upsert } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { tokenDefaults } from "../payment-methods/confirmation-tokens.ts";
import { issuedCard } from "../payment-methods/issued-cards.ts";
import { openChallenge } from "./challenge.ts";
import { chargeCard, declinePayment } from "./charge-card.ts";
import { asksForAuthentication, type Confirmation, mergeCardOptions, resolveMethod } from "./confirmation.ts";

export type Payment = Confirmation & {
  off_session?: boolean;
  error_on_requires_action?: boolean;
  setup_future_usage?: "off_session" | "on_session" | null;
};

const confirmable = new Set<Stripe.PaymentIntent.Status>([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]);

export const isConfirmable = ({ status }: Stripe.PaymentIntent): boolean => confirmable.has(status);

const authenticationRequired: Decline = {
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

/**
 * Tries to charge an intent that is locked, or not yet stored.
 * @returns the intent (succeeded, or waiting for the cardholder), or the 402 that is its stored result.
 * @throws 400 when this intent cannot be confirmed at all.
 */
export async function confirmPayment(
  call: Call,
  intent: Stripe.PaymentIntent,
  asGiven: Payment,
): Promise<Stripe.PaymentIntent | Problem> {
  if (!isConfirmable(intent))
    throw unexpectedState(
      intent.status === "succeeded"
        ? "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed."
        : `This PaymentIntent's status is ${intent.status}: it cannot be confirmed any more.`,
      { payment_intent: intent },
    );
  const given: Payment = { ...(await tokenDefaults(call, asGiven.confirmation_token)), ...asGiven };
  const method = await resolveMethod(call, intent, given);
  if (!method)
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. Provide one, or a confirmation token.",
      { payment_intent: intent },
    );
  const isOffSession = given.off_session === true;
  if (isOffSession && (intent.customer === null || method.customer !== intent.customer))
    throw unexpectedState("Off session, the payment method must be attached to the intent's customer.", {
      payment_intent: intent,
    });
  const asked: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    payment_method_options: mergeCardOptions(intent.payment_method_options, given.payment_method_options),
    setup_future_usage: given.setup_future_usage === undefined ? intent.setup_future_usage : given.setup_future_usage,
  };
  const { card, isSetUp } = await issuedCard(call.sql, method.id);
  const isAskedFor = asksForAuthentication(asked.payment_method_options);
  if (!requiresAuthentication(card, { isOffSession, isSetUp, isAskedFor }))
    return chargeCard(call, asked, { method, card }, false);
  if (isOffSession || given.error_on_requires_action)
    return declinePayment(call, asked, { method, card }, authenticationRequired);
  const next_action = await openChallenge(call, intent.id, {
    returnUrl: given.return_url ?? null,
    usesSdk: given.use_stripe_sdk === true,
  });
  const waiting = await upsert(call.sql, "payment_intents", { ...asked, status: "requires_action", next_action });
  recordEvent(call, "payment_intent.requires_action", waiting);
  return waiting;
}

export async function completePaymentChallenge(
  call: Call,
  intent: Stripe.PaymentIntent,
  isPassed: boolean,
): Promise<void> {
  if (intent.status !== "requires_action" || typeof intent.payment_method !== "string") return;
  const method = await find(call.sql, "payment_methods", intent.payment_method);
  if (isPassed) {
    const { card } = await issuedCard(call.sql, method.id);
    await chargeCard(call, { ...intent, next_action: null }, { method, card }, true);
  } else await failAuthentication(call, intent, method);
}

async function failAuthentication(call: Call, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const failed = await update(call.sql, "payment_intents", {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      payment_method: method,
    },
  });
  recordEvent(call, "payment_intent.payment_failed", failed);
}
