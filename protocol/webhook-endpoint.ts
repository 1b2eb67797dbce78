import * as z from "zod";
import { Instant } from "./price.ts";

/** A server that receives events. Its secret is shown once, when it is created. */
export const WebhookEndpoint = z.object({
  identifier: z.string(),
  url: z.string(),
  /** Null for all. */
  event_types: z.array(z.string()).nullable(),
  /** Only events of this app; null for all. */
  app: z.string().nullable(),
  environment: z.enum(["all", "production", "sandbox"]),
  email: z.string().nullable(),
  has_former_secret: z.boolean(),
  failures_in_a_row: z.int(),
  disabled_at: Instant.nullable(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** One event for one endpoint. */
export const WebhookDelivery = z.object({
  id: z.string(),
  event_id: z.string(),
  event_type: z.string(),
  state: z.enum(["waiting", "delivered", "failed"]),
  tries: z.int(),
  next_try_at: Instant.nullable(),
  created_at: Instant,
  settled_at: Instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** One attempt of a delivery; `status` is null without a response. */
export const WebhookTry = z.object({
  tried_at: Instant,
  took_ms: z.int(),
  status: z.int().nullable(),
  answer: z.string(),
});
export type WebhookTry = z.infer<typeof WebhookTry>;

export const WebhookEndpointsAnswer = z.object({ endpoints: z.array(WebhookEndpoint) });
export const WebhookEndpointAnswer = z.object({ endpoint: WebhookEndpoint });
export const WebhookSecretAnswer = z.object({ secret: z.string() });
export const WebhookTestAnswer = WebhookTry.omit({ tried_at: true });
export const WebhookDeliveriesAnswer = z.object({
  deliveries: z.array(WebhookDelivery),
  /** The value of `before` for the next page; null on the last one. */
  next_before: z.string().nullable(),
});
export const WebhookDeliveryAnswer = z.object({ delivery: WebhookDelivery });
export const WebhookDeliveryLogAnswer = z.object({
  delivery: WebhookDelivery.extend({
    /** The payload. */
    message: z.record(z.string(), z.unknown()),
    log: z.array(WebhookTry),
  }),
});
