import {
  WebhookDeliveriesAnswer,
  WebhookDeliveryAnswer,
  WebhookDeliveryLogAnswer,
  WebhookEndpointAnswer,
  WebhookEndpointsAnswer,
  WebhookSecretAnswer,
  WebhookTestAnswer,
} from "@hemline/protocol";
import * as p from "../../../problems.ts";
import { attempt, delivery, message, waitingDelivery, webhookEndpoint } from "../examples/webhooks.ts";
import type { Endpoint } from "./endpoint.ts";

const shared = { group: "Webhooks", key: "secret" } as const;

export const webhookEndpoints: readonly Endpoint[] = [
  {
    ...shared,
    method: "get",
    path: "/v1/webhook_endpoints",
    name: "listWebhookEndpoints",
    title: "List webhook endpoints",
    description: "Returns the webhook endpoints of the project.",
    responses: {
      200: {
        description: "The webhook endpoints.",
        schema: WebhookEndpointsAnswer,
        example: { endpoints: [webhookEndpoint] },
      },
    },
  },
  {
    ...shared,
    method: "post",
    path: "/v1/webhook_endpoints/:endpoint/enable",
    name: "enableWebhookEndpoint",
    title: "Enable a webhook endpoint",
    description: "Turns a disabled webhook endpoint back on. Events that were held back are delivered in order.",
    responses: {
      200: {
        description: "The webhook endpoint.",
        schema: WebhookEndpointAnswer,
        example: { endpoint: webhookEndpoint },
      },
    },
    errors: [p.NoSuchEndpoint],
  },
  {
    ...shared,
    method: "post",
    path: "/v1/webhook_endpoints/:endpoint/rotate_secret",
    name: "rotateWebhookSecret",
    title: "Rotate a signing secret",
    description:
      "Creates a new signing secret. Deliveries are signed with both secrets until you delete the previous one.",
    responses: {
      200: {
        description: "The new secret. It is shown only once.",
        schema: WebhookSecretAnswer,
        example: { secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDazfgh3MFhoA=" },
      },
    },
    errors: [p.NoSuchEndpoint],
  },
  {
    ...shared,
    method: "delete",
    path: "/v1/webhook_endpoints/:endpoint/former_secret",
    name: "deletePreviousWebhookSecret",
    title: "Delete the previous secret",
    description: "Deletes the previous signing secret. Deliveries are then signed with the current one only.",
    responses: { 204: { description: "The previous secret is deleted.", schema: null, example: null } },
    errors: [p.NoSuchEndpoint],
  },
  {
    ...shared,
    method: "post",
    path: "/v1/webhook_endpoints/:endpoint/test",
    name: "testWebhookEndpoint",
    title: "Send a test event",
    description: "Sends a `TEST` event immediately, without retries, and returns the response of your server.",
    responses: {
      200: {
        description: "The response of your server.",
        schema: WebhookTestAnswer,
        example: { took_ms: 184, status: 200, answer: "ok" },
      },
    },
    errors: [p.NoSuchEndpoint],
  },
  {
    ...shared,
    method: "get",
    path: "/v1/webhook_endpoints/:endpoint/deliveries",
    name: "listWebhookDeliveries",
    title: "List deliveries",
    description: "Returns the deliveries of a webhook endpoint, newest first.",
    query: [
      {
        name: "state",
        description: "Only deliveries in this state: `waiting`, `delivered` or `failed`.",
        example: "delivered",
        pattern: "^(waiting|delivered|failed)$",
      },
      {
        name: "before",
        description: "For the next page: `next_before` of the current one.",
        example: "1842",
        isRare: true,
        pattern: "^[1-9]\\d*$",
      },
      {
        name: "limit",
        description: "The number of deliveries, 1 to 100. The default is 50.",
        example: "20",
        pattern: "^\\d{1,3}$",
      },
    ],
    responses: {
      200: {
        description: "A page of deliveries.",
        schema: WebhookDeliveriesAnswer,
        example: { deliveries: [delivery], next_before: null },
      },
    },
    errors: [p.NoSuchEndpoint],
  },
  {
    ...shared,
    method: "get",
    path: "/v1/webhook_endpoints/:endpoint/deliveries/:delivery",
    name: "getWebhookDelivery",
    title: "Get a delivery",
    description: "Returns a delivery with its message and all attempts.",
    responses: {
      200: {
        description: "The delivery.",
        schema: WebhookDeliveryLogAnswer,
        example: { delivery: { ...delivery, message, log: [attempt] } },
      },
    },
    errors: [p.NoSuchEndpoint, p.NoSuchDelivery],
  },
  {
    ...shared,
    method: "post",
    path: "/v1/webhook_endpoints/:endpoint/deliveries/:delivery/redeliver",
    name: "redeliverWebhook",
    title: "Redeliver an event",
    description: "Sends an event again, with the same id.",
    responses: {
      200: { description: "The delivery.", schema: WebhookDeliveryAnswer, example: { delivery: waitingDelivery } },
    },
    errors: [p.NoSuchEndpoint, p.NoSuchDelivery],
  },
];
