import * as z from "zod";
import { Instant } from "./price.ts";

/** Somebody's server that hears what happens. Its secret is shown when it is made and never again. */
export const WebhookEndpoint = z.object({
  identifier: z.string(),
  url: z.string(),
  /** Null for all. */
  event_types: z.array(z.string()).nullable(),
  /** Only this app's; null for all. */
  app: z.string().nullable(),
  environment: z.enum(["all", "production", "sandbox"]),
  email: z.string().nullable(),
  has_former_secret: z.boolean(),
  failures_in_a_row: z.int(),
  disabled_at: Instant.nullable(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** One event on its way to one endpoint. */
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

/** What an endpoint answered; the status is null where nobody did. */
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
  /** What `before` is for the next page; null on the last one. */
  next_before: z.string().nullable(),
});
export const WebhookDeliveryAnswer = z.object({ delivery: WebhookDelivery });
export const WebhookDeliveryLogAnswer = z.object({
  delivery: WebhookDelivery.extend({
    /** What was, or is to be, sent. */
    message: z.record(z.string(), z.unknown()),
    log: z.array(WebhookTry),
  }),
});
