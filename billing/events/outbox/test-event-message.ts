import type { WebhookMessage } from "./webhook-message.ts";

export function testEventMessage(o: { id: string; at: Date; app: string | null }): WebhookMessage {
  const now = o.at.getTime();
  return {
    api_version: "1.0",
    event: {
      type: "TEST",
      id: o.id,
      event_timestamp_ms: now,
      app_id: o.app,
      app_user_id: "test_user",
      original_app_user_id: "test_user",
      aliases: ["test_user"],
      subscriber_attributes: {},
      environment: "SANDBOX",
      product_id: "test_product",
      entitlement_ids: null,
      active_entitlement_ids: [],
      period_type: "NORMAL",
      purchased_at_ms: now,
      expiration_at_ms: now + 7 * 86_400_000,
      store: "RC_BILLING",
      presented_offering_id: null,
      transaction_id: "test_transaction",
      original_transaction_id: "test_transaction",
      metadata: {},
      renewal_number: null,
      offer_code: null,
      experiments: [],
      currency: "USD",
      price: 0,
      price_in_purchased_currency: 0,
      tax_percentage: 0,
      commission_percentage: null,
      country_code: null,
    },
  };
}
