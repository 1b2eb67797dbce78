import type { EventsRequest, TraceAnswer } from "@hemline/protocol";
import { customerId, intentId, sessionId, traceId, transactionId } from "./ids.ts";

const eventId = "7d0f6c1e-52b8-4a7e-9b1d-6f2c8e4a9034";
const properties = { trace_id: traceId, selected_payment_method: "card" };
const context = { library_name: "purchases-js", locale: "en-GB", time_zone: "Europe/Berlin" };
const happenedAt = "2026-03-01T11:59:52Z";

export const trackedEvents: EventsRequest = {
  events: [
    {
      id: eventId,
      type: "web_billing",
      event_name: "checkout_payment_form_submit",
      timestamp_ms: Date.parse(happenedAt),
      app_user_id: customerId,
      context,
      properties,
    },
  ],
};

export const trace: TraceAnswer = {
  trace_id: traceId,
  operations: [
    {
      operation_session_id: sessionId,
      app_user_id: customerId,
      product_id: "pro_monthly",
      state: "succeeded",
      error: null,
      intent_id: intentId,
      store_transaction_identifier: transactionId,
      is_sandbox: true,
      created_at: "2026-03-01T11:59:20Z",
      settled_at: "2026-03-01T12:00:00Z",
    },
  ],
  events: [
    {
      id: eventId,
      event_name: "checkout_payment_form_submit",
      app_user_id: customerId,
      happened_at: happenedAt,
      received_at: "2026-03-01T11:59:53Z",
      context,
      properties,
    },
  ],
};
