import type { WebhookDelivery, WebhookEndpoint, WebhookTry } from "@hemline/protocol";
import { customerId, transactionId } from "./ids.ts";

export const webhookEndpoint: WebhookEndpoint = {
  identifier: "production",
  url: "https://acme.example/webhooks/billing",
  event_types: null,
  app: null,
  environment: "all",
  email: "ops@acme.example",
  has_former_secret: false,
  failures_in_a_row: 0,
  disabled_at: null,
};

const eventId = "01a2066e-9102-7d3a-b1c4-2f60a9e8d711";

export const delivery: WebhookDelivery = {
  id: "01a20671-4c12-7b0e-9f55-0c6a1d2e3f40",
  event_id: eventId,
  event_type: "INITIAL_PURCHASE",
  state: "delivered",
  tries: 1,
  next_try_at: null,
  created_at: "2026-03-01T12:00:01Z",
  settled_at: "2026-03-01T12:00:02Z",
};

export const waitingDelivery: WebhookDelivery = {
  ...delivery,
  state: "waiting",
  next_try_at: "2026-03-02T09:30:00Z",
  settled_at: null,
};

export const attempt: WebhookTry = {
  tried_at: "2026-03-01T12:00:02Z",
  took_ms: 184,
  status: 200,
  answer: "ok",
};

const purchasedAtMs = Date.parse("2026-03-01T12:00:00Z");

export const message = {
  api_version: "1.0",
  event: {
    type: "INITIAL_PURCHASE",
    id: eventId,
    event_timestamp_ms: purchasedAtMs,
    app_id: "acme_web",
    app_user_id: customerId,
    original_app_user_id: customerId,
    aliases: [customerId],
    subscriber_attributes: {},
    environment: "SANDBOX",
    store: "RC_BILLING",
    product_id: "pro_monthly",
    entitlement_ids: ["pro"],
    active_entitlement_ids: ["pro"],
    period_type: "NORMAL",
    purchased_at_ms: purchasedAtMs,
    expiration_at_ms: Date.parse("2026-04-01T12:00:00Z"),
    transaction_id: transactionId,
    original_transaction_id: transactionId,
    presented_offering_id: "default",
    metadata: {},
    renewal_number: null,
    offer_code: null,
    experiments: [],
    currency: "EUR",
    price: null,
    price_in_purchased_currency: 9.99,
    tax_percentage: 0,
    commission_percentage: null,
    country_code: "DE",
  },
};
