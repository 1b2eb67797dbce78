import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import { seconds } from "../../http/ids.ts";
import { type Problem, unexpectedState } from "../../http/problem.ts";
import { update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { closeChallenge } from "./challenge.ts";

/** The real provider varies its limit and does not document it, so that card testers cannot rely on it. */
const maxAttempts = 20;

/** Counts declined charges as well as failed and abandoned challenges. */
export async function isExhausted(call: Call, intent: string): Promise<boolean> {
  const { rows } = await call.sql.query<{ tries: string }>(
    `select (select count(*) from gateway.charges where body ->> 'payment_intent' = $1)
          + (select count(*) from gateway.challenges where intent = $1 and state in ('failed', 'replaced')) as tries`,
    [intent],
  );
  return Number(rows[0]?.tries ?? 0) >= maxAttempts;
}

/** @returns the problem that is the confirmation's stored result: the intent is canceled */
export async function cancelExhausted(call: Call, intent: Stripe.PaymentIntent): Promise<Problem> {
  await closeChallenge(call, intent.id);
  const canceled = await update(call.sql, "payment_intents", {
    ...intent,
    canceled_at: seconds(call.now),
    cancellation_reason: "automatic",
    next_action: null,
    status: "canceled",
  });
  recordEvent(call, "payment_intent.canceled", canceled);
  return unexpectedState(`This PaymentIntent was confirmed more than ${maxAttempts} times, so it is canceled.`, {
    payment_intent: canceled,
  });
}
