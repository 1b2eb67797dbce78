import {
  WebhookDeliveriesAnswer,
  WebhookDelivery,
  WebhookDeliveryAnswer,
  WebhookDeliveryLogAnswer,
  WebhookEndpoint,
  WebhookEndpointAnswer,
  WebhookEndpointsAnswer,
  WebhookSecretAnswer,
  WebhookTestAnswer,
  WebhookTry,
} from "@hemline/protocol";
import { type DescribedFields, describeFields } from "./describe-fields.ts";

const response = {
  took_ms: "How long it took, in milliseconds.",
  status: "The HTTP status of your server, or null if it did not respond.",
  answer: "The beginning of the response, or what went wrong.",
};

const delivery = {
  id: "The delivery's id.",
  event_id: "The event's id. It is the same in every attempt and redelivery.",
  event_type: "The event's type.",
  state: "`waiting` for its next attempt, `delivered`, or `failed` after the last one.",
  tries: "How many attempts there were.",
  next_try_at: "When the next attempt is due, or null if there is none.",
  created_at: "When the event happened.",
  settled_at: "When it was delivered or given up, or null if it is waiting.",
};

export const webhookFields: readonly DescribedFields[] = [
  describeFields(WebhookEndpoint, {
    identifier: "The endpoint's identifier.",
    url: "Where events are sent.",
    event_types: "The types of events it receives, or null for all.",
    app: "The app it receives events of, or null for all.",
    environment: "The environment it receives events of.",
    email: "Who is emailed when it is disabled.",
    has_former_secret: "Whether the previous signing secret is still in use.",
    failures_in_a_row: "How many deliveries in a row have failed.",
    disabled_at: "When it was disabled, or null if it is enabled.",
  }),
  describeFields(WebhookEndpointsAnswer, { endpoints: "The webhook endpoints." }),
  describeFields(WebhookEndpointAnswer, { endpoint: "The webhook endpoint." }),
  describeFields(WebhookSecretAnswer, { secret: "The new signing secret." }),
  describeFields(WebhookTestAnswer, response),
  describeFields(WebhookTry, { tried_at: "When it was sent.", ...response }),
  describeFields(WebhookDelivery, delivery),
  describeFields(WebhookDeliveriesAnswer, {
    deliveries: "The deliveries, newest first.",
    next_before: "The `before` of the next page, or null on the last one.",
  }),
  describeFields(WebhookDeliveryAnswer, { delivery: "The delivery." }),
  describeFields(WebhookDeliveryLogAnswer, { delivery: "The delivery." }),
  describeFields(WebhookDeliveryLogAnswer.shape.delivery, {
    ...delivery,
    message: "The body of the request to your server.",
    log: "All attempts.",
  }),
];
