import type Stripe from "stripe";
import { changeLater } from "../store/changes.ts";
import { lock, save, write } from "../store/objects.ts";
import { tell } from "../webhooks/events.ts";
import type { Call } from "../wire/call.ts";
import { seconds } from "../wire/ids.ts";
import { integer, type Read, shapeOf } from "../wire/parameters.ts";
import { badParameter, unexpectedState } from "../wire/problem.ts";
import { lockIntent } from "./intents.ts";

/** How long a bank keeps money reserved that nobody fetches. */
const reservedMs = 7 * 24 * 3_600_000;

export const captureShape = shapeOf<Stripe.PaymentIntentCaptureParams>()({ amount_to_capture: integer(1) });

const chargeOf = (call: Call, intent: Stripe.PaymentIntent): Promise<Stripe.Charge> =>
  lock(call.sql, "charges", String(intent.latest_charge));

/** The money of an intent is reserved, and waits to be fetched. */
export async function reserve(call: Call, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  const reserved = await write(call.sql, "payment_intents", {
    ...intent,
    status: "requires_capture",
    amount_capturable: intent.amount,
  });
  await changeLater(call.sql, "reservation ends", intent.id, new Date(call.now.getTime() + reservedMs));
  tell(call, "payment_intent.amount_capturable_updated", reserved);
  return reserved;
}

/** Fetches reserved money, or a part of it; the rest is let go. */
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
  const captured = await save(call.sql, "charges", { ...charge, amount_captured: amount, captured: true });
  const succeeded = await save(call.sql, "payment_intents", {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    status: "succeeded",
  });
  tell(call, "charge.captured", captured);
  tell(call, "payment_intent.succeeded", succeeded);
  return succeeded;
}

/** Lets reserved money go, where there is some. */
export async function release(call: Call, intent: Stripe.PaymentIntent): Promise<void> {
  if (intent.status !== "requires_capture") return;
  const charge = await chargeOf(call, intent);
  const released = await save(call.sql, "charges", { ...charge, amount_refunded: charge.amount, refunded: true });
  tell(call, "charge.refunded", released);
}

/** The bank keeps the money no longer. */
export async function reservationEnds(call: Call, id: string): Promise<void> {
  const intent = await lock(call.sql, "payment_intents", id);
  if (intent.status !== "requires_capture") return;
  const charge = await chargeOf(call, intent);
  tell(call, "charge.expired", charge);
  const canceled = await save(call.sql, "payment_intents", {
    ...intent,
    amount_capturable: 0,
    canceled_at: seconds(call.now),
    cancellation_reason: "automatic",
    status: "canceled",
  });
  tell(call, "payment_intent.canceled", canceled);
}
