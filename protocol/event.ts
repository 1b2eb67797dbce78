import * as z from "zod";
import { maxEventsPerRequest } from "./limits.ts";
import { Instant } from "./price.ts";

export const WebBillingEventName = z.enum([
  "sdk_initialized",
  "checkout_session_start",
  "checkout_session_end",
  "checkout_flow_error",
  "checkout_payment_tax_calculation",
  "checkout_payment_form_impression",
  "checkout_payment_form_error",
  "checkout_payment_form_dismiss",
  "checkout_payment_form_submit",
  "checkout_payment_form_gateway_error",
  "checkout_purchase_successful_impression",
  "checkout_purchase_successful_dismiss",
]);
export type WebBillingEventName = z.infer<typeof WebBillingEventName>;

/** Something that happened in a customer's browser. Later clients may send further names and properties. */
export const WebBillingEvent = z.object({
  id: z.string().min(1).max(100),
  /** Up to the end of the year 9999. */
  timestamp_ms: z.int().nonnegative().max(253_402_300_799_999),
  type: z.string().max(100),
  event_name: z.string().max(100),
  app_user_id: z.string().max(200),
  context: z.record(z.string(), z.unknown()),
  properties: z.record(z.string(), z.unknown()),
});
export type WebBillingEvent = z.infer<typeof WebBillingEvent>;

/** Body of POST /v1/events. */
export const EventsRequest = z.object({ events: z.array(WebBillingEvent).max(maxEventsPerRequest) });
export type EventsRequest = z.infer<typeof EventsRequest>;

/** Answer of GET /v1/traces/{traceId}: a trace's operations and the client's events, oldest first. */
export const TraceAnswer = z.object({
  trace_id: z.string(),
  operations: z.array(
    z.object({
      operation_session_id: z.string(),
      app_user_id: z.string(),
      product_id: z.string(),
      state: z.enum(["created", "completing", "awaiting_gateway", "succeeded", "failed", "expired"]),
      error: z.object({ code: z.int(), message: z.string() }).nullable(),
      /** The provider's id. */
      intent_id: z.string().nullable(),
      store_transaction_identifier: z.string().nullable(),
      is_sandbox: z.boolean(),
      created_at: Instant,
      settled_at: Instant.nullable(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      event_name: z.string(),
      app_user_id: z.string(),
      happened_at: Instant,
      received_at: Instant,
      context: z.record(z.string(), z.unknown()),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type TraceAnswer = z.infer<typeof TraceAnswer>;
