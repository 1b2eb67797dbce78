import * as z from "zod";
import type { EventType } from "../event-types.ts";
import { Identifier, nullable } from "./field-types.ts";

/** Everything an endpoint can ask for; a new kind of event does not compile until it is here. */
export const eventTypes: Record<Exclude<EventType, "TEST">, true> = {
  INITIAL_PURCHASE: true,
  NON_RENEWING_PURCHASE: true,
  RENEWAL: true,
  CANCELLATION: true,
  UNCANCELLATION: true,
  BILLING_ISSUE: true,
  EXPIRATION: true,
  INVOICE_ISSUANCE: true,
  PRODUCT_CHANGE: true,
  SUBSCRIPTION_EXTENDED: true,
  TRANSFER: true,
  VIRTUAL_CURRENCY_TRANSACTION: true,
};

export const CatalogueWebhookEndpoint = z.strictObject({
  identifier: Identifier,
  url: z.url({ protocol: /^https?$/ }).max(2000),
  /** Left out for all. */
  events: z.array(z.enum(Object.keys(eventTypes) as [keyof typeof eventTypes])).default([]),
  /** Only this app's; all when left out. */
  app: nullable(Identifier),
  environment: z.enum(["all", "production", "sandbox"]).default("all"),
  /** Who hears that it was switched off. */
  email: nullable(z.email()),
  /** `whsec_` and 24 to 64 bytes in base64. Left out, one is made and shown once; later it stays as it is. */
  secret: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "must be whsec_ and 24 to 64 bytes in base64")
    .optional(),
});
export type CatalogueWebhookEndpoint = z.output<typeof CatalogueWebhookEndpoint>;
