import * as z from "zod";

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
  timestamp_ms: z.int().nonnegative(),
  type: z.string().max(100),
  event_name: z.string().max(100),
  app_user_id: z.string().max(200),
  context: z.record(z.string(), z.unknown()),
  properties: z.record(z.string(), z.unknown()),
});
export type WebBillingEvent = z.infer<typeof WebBillingEvent>;

/** Body of POST /v1/events. */
export const EventsRequest = z.object({ events: z.array(WebBillingEvent).max(500) });
export type EventsRequest = z.infer<typeof EventsRequest>;
