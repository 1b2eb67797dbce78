import type Stripe from "stripe";
import { newId, seconds } from "../http/ids.ts";
import type { Sql } from "../store/sql.ts";

export const apiVersion: Stripe.LatestApiVersion = "2026-10-28.endive";

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

export interface EventRecorder {
  sql: Sql;
  now: Date;
  /** Null for a bank's own actions. */
  requestId: string | null;
  idempotencyKey: string | null;
  recordedEvents: Stripe.EventBase[];
}

type EventOf<T extends EventType> = Extract<Stripe.Event, { type: T }>;

/** The event is written in the transaction of its call, and sent after the commit. */
export function recordEvent<T extends EventType>(
  call: EventRecorder,
  type: T,
  object: EventOf<T>["data"]["object"],
): void {
  call.recordedEvents.push({
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

/** Writes the recorded events in the order in which they happened. */
export async function saveRecordedEvents({ sql, now, recordedEvents }: EventRecorder): Promise<void> {
  if (recordedEvents.length === 0) return;
  await sql.query(
    `insert into gateway.events (id, created_at, body, next_attempt_at)
     select event.body ->> 'id', $1, event.body, $1
     from jsonb_array_elements($2) with ordinality as event (body, place) order by event.place`,
    [now, JSON.stringify(recordedEvents)],
  );
  recordedEvents.length = 0;
}
