import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import { seconds } from "../../http/ids.ts";
import { type Problem, unexpectedState } from "../../http/problem.ts";
import { update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { closeChallenge } from "./challenge.ts";

/** The real provider does not say its own limit, and varies it: whoever tries out stolen cards shall not count on it. */
const maxAttempts = 20;

/** Whether an intent was tried too often, by cards that were declined and by questions to cardholders. */
export async function isExhausted(call: Call, intent: string): Promise<boolean> {
  const { rows } = await call.sql.query<{ tries: string }>(
    `select (select count(*) from gateway.charges where body ->> 'payment_intent' = $1)
          + (select count(*) from gateway.challenges where intent = $1 and state in ('failed', 'replaced')) as tries`,
    [intent],
  );
  return Number(rows[0]?.tries ?? 0) >= maxAttempts;
}

/** @returns the problem that is the confirmation's lasting result: the intent is canceled. */
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
