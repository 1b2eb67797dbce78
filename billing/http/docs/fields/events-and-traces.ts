import { EventsRequest, TraceAnswer, WebBillingEvent } from "@hemline/protocol";
import { maxEventsPerRequest } from "@hemline/protocol/limits";
import { type DescribedFields, describeFields } from "./describe-fields.ts";

const operations = TraceAnswer.shape.operations.element;

const event = {
  event_name: "What happened, for example `checkout_session_start`.",
  app_user_id: "The customer.",
  context: "The browser, the page and the library.",
  properties: "Details of the event, among them `trace_id`.",
};

export const eventAndTraceFields: readonly DescribedFields[] = [
  describeFields(EventsRequest, { events: `The events, up to ${maxEventsPerRequest}.` }),
  describeFields(WebBillingEvent, {
    id: "A new id. An event that is sent twice is recorded once.",
    timestamp_ms: "When it happened, in milliseconds since 1970.",
    type: "`web_billing`.",
    ...event,
  }),
  describeFields(TraceAnswer, {
    trace_id: "The trace id.",
    operations: "The checkouts.",
    events: "The tracked events.",
  }),
  describeFields(operations, {
    operation_session_id: "The checkout's session id.",
    app_user_id: "The customer.",
    product_id: "The product's identifier.",
    state: "How far the checkout is.",
    error: "Why the checkout failed, or null if it did not.",
    intent_id: "The card provider's id of the payment or setup intent.",
    store_transaction_identifier: "The purchase's id. Set once the checkout has succeeded.",
    is_sandbox: "Whether no real money is paid.",
    created_at: "When the checkout was started.",
    settled_at: "When it succeeded or failed, or null if it is open.",
  }),
  describeFields(operations.shape.error.unwrap(), {
    code: "The error's number.",
    message: "A sentence for people to read.",
  }),
  describeFields(TraceAnswer.shape.events.element, {
    id: "The event's id.",
    ...event,
    happened_at: "When it happened in the browser.",
    received_at: "When it was received.",
  }),
];
