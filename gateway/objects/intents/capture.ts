import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import { dayMs } from "../../durations.ts";
import { seconds } from "../../http/ids.ts";
import { integer, type Read, shapeOf } from "../../http/parameters.ts";
import { badParameter, unexpectedState } from "../../http/problem.ts";
import { lock, update, upsert } from "../../store/objects.ts";
import { scheduleChange } from "../../store/scheduled-changes.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { lockIntent } from "./confirmation.ts";

/** How long a bank holds an uncaptured authorization. */
const authorizationLifetimeMs = 7 * dayMs;

export const captureShape = shapeOf<Stripe.PaymentIntentCaptureParams>()({ amount_to_capture: integer(1) });

const chargeOf = (call: Call, intent: Stripe.PaymentIntent): Promise<Stripe.Charge> =>
  lock(call.sql, "charges", String(intent.latest_charge));

export async function holdFunds(call: Call, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  const reserved = await upsert(call.sql, "payment_intents", {
    ...intent,
    status: "requires_capture",
    amount_capturable: intent.amount,
  });
  await scheduleChange(call.sql, "reservation ends", intent.id, new Date(call.now.getTime() + authorizationLifetimeMs));
  recordEvent(call, "payment_intent.amount_capturable_updated", reserved);
  return reserved;
}

/** Captures an authorization in full or in part; the rest is released. */
export async function captureIntent(
  call: Call,
  given: Read<typeof captureShape>,
  id: string,
): Promise<Stripe.PaymentIntent> {
  const intent = await lockIntent(call, "payment_intents", id);
  if (intent.status !== "requires_capture")
    throw unexpectedState(`This PaymentIntent's status is ${intent.status}: there is nothing to capture.`, {
      payment_intent: intent,
    });
  const amount = given.amount_to_capture ?? intent.amount_capturable;
  if (amount > intent.amount_capturable)
    throw badParameter("amount_to_capture", `Only ${intent.amount_capturable} can be captured.`);
  const charge = await chargeOf(call, intent);
  const captured = await update(call.sql, "charges", { ...charge, amount_captured: amount, captured: true });
  const succeeded = await update(call.sql, "payment_intents", {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    status: "succeeded",
  });
  recordEvent(call, "charge.captured", captured);
  recordEvent(call, "payment_intent.succeeded", succeeded);
  return succeeded;
}

export async function releaseFunds(call: Call, intent: Stripe.PaymentIntent): Promise<void> {
  if (intent.status !== "requires_capture") return;
  const charge = await chargeOf(call, intent);
  const released = await update(call.sql, "charges", { ...charge, amount_refunded: charge.amount, refunded: true });
  recordEvent(call, "charge.refunded", released);
}

/** The authorization has expired. */
export async function expireAuthorization(call: Call, id: string): Promise<void> {
  const intent = await lock(call.sql, "payment_intents", id);
  if (intent.status !== "requires_capture") return;
  const charge = await chargeOf(call, intent);
  recordEvent(call, "charge.expired", charge);
  const canceled = await update(call.sql, "payment_intents", {
    ...intent,
    amount_capturable: 0,
    canceled_at: seconds(call.now),
    cancellation_reason: "automatic",
    status: "canceled",
  });
  recordEvent(call, "payment_intent.canceled", canceled);
}
