import type Stripe from "stripe";
import type { Call } from "../wire/call.ts";
import { newId, seconds } from "../wire/ids.ts";

export const apiVersion: Stripe.LatestApiVersion = "2026-10-28.endive";

/** What the gateway tells. */
export type EventType =
  | "customer.created"
  | "customer.updated"
  | "payment_method.attached"
  | "payment_method.detached"
  | "payment_method.updated"
  | "payment_intent.created"
  | "payment_intent.requires_action"
  | "payment_intent.amount_capturable_updated"
  | "payment_intent.succeeded"
  | "payment_intent.payment_failed"
  | "payment_intent.canceled"
  | "setup_intent.created"
  | "setup_intent.requires_action"
  | "setup_intent.succeeded"
  | "setup_intent.setup_failed"
  | "setup_intent.canceled"
  | "charge.succeeded"
  | "charge.failed"
  | "charge.captured"
  | "charge.expired"
  | "charge.updated"
  | "charge.refunded"
  | "charge.dispute.created"
  | "charge.dispute.updated"
  | "charge.dispute.closed"
  | "charge.dispute.funds_withdrawn"
  | "charge.dispute.funds_reinstated"
  | "radar.early_fraud_warning.created"
  | "radar.early_fraud_warning.updated"
  | "refund.created"
  | "refund.updated"
  | "refund.failed";

type EventOf<T extends EventType> = Extract<Stripe.Event, { type: T }>;

/** Notes an event; it is written down with whatever else the call did, and sent after the commit. */
export function tell<T extends EventType>(call: Call, type: T, object: EventOf<T>["data"]["object"]): void {
  call.told.push({
    id: newId("evt"),
    object: "event",
    api_version: apiVersion,
    created: seconds(call.now),
    data: { object: object as Stripe.Event.Data.Object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  });
}

/** Writes down what a call has told, in its own transaction and in the order in which it happened. */
export async function keepTold({ sql, now, told }: Call): Promise<void> {
  if (told.length === 0) return;
  await sql.query(
    `insert into gateway.events (id, created_at, body, next_attempt_at)
     select event.body ->> 'id', $1, event.body, $1
     from jsonb_array_elements($2) with ordinality as event (body, place) order by event.place`,
    [now, JSON.stringify(told)],
  );
  told.length = 0;
}
