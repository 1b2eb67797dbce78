import type { TestSimulator } from "./test-simulator.ts";

const micros = 9_990_000;
const price = { amount_micros: micros, currency: "EUR" };
const option = {
  id: "base_option",
  price_id: "prc_1",
  base: { period_duration: "P1M", cycle_count: 1, price },
  trial: null,
  intro_price: null,
};
const elements = {
  mode: "payment",
  payment_method_types: ["card"],
  setup_future_usage: "off_session",
  amount: 999,
  currency: "eur",
};

const products = {
  product_details: [
    {
      identifier: "atelier_monthly",
      product_type: "subscription",
      title: "Atelier monthly",
      description: null,
      default_purchase_option_id: "base_option",
      purchase_options: { base_option: option },
    },
  ],
};
const offerings = {
  current_offering_id: "default",
  offerings: [
    {
      identifier: "default",
      description: "Plans",
      metadata: null,
      packages: [{ identifier: "$rc_monthly", platform_product_identifier: "atelier_monthly" }],
      paywall_components: null,
    },
  ],
};
const branding = {
  id: "app_1",
  app_name: "Atelier",
  app_icon: null,
  app_icon_webp: null,
  app_wordmark: null,
  app_wordmark_webp: null,
  gateway_tax_collection_enabled: false,
  appearance: null,
  brand_font_config: null,
};
const subscriber = {
  request_date: "2026-02-01T10:00:00Z",
  request_date_ms: 1_769_940_000_000,
  subscriber: {
    original_app_user_id: "ada",
    first_seen: "2025-11-01T10:00:00Z",
    last_seen: "2026-02-01T10:00:00Z",
    management_url: null,
    original_application_version: null,
    original_purchase_date: null,
    other_purchases: {},
    entitlements: {},
    subscriptions: {},
    non_subscriptions: {},
  },
};

/** A merchant's server with the public web client's API, just enough for one purchase by card. */
export function createMerchantServer(simulator: TestSimulator, account: string, publishableKey: string) {
  let intent = "";

  async function complete(): Promise<object> {
    const made = intent
      ? await simulator.stripe.paymentIntents.retrieve(intent)
      : await simulator.stripe.paymentIntents.create({
          amount: 999,
          currency: "eur",
          setup_future_usage: "off_session",
        });
    intent = made.id;
    return { operation_session_id: "op_1", gateway_params: { client_secret: made.client_secret } };
  }

  async function status(): Promise<object> {
    const { status: now } = await simulator.stripe.paymentIntents.retrieve(intent);
    const done = { store_transaction_identifier: "txn_1", product_identifier: "atelier_monthly" };
    const purchase = now === "succeeded" ? { ...done, purchase_date: "2026-02-01T10:00:00Z" } : {};
    const operation = { status: now === "succeeded" ? "succeeded" : "in_progress", is_expired: false, error: null };
    return { operation: { ...operation, redemption_info: null, ...purchase } };
  }

  return async (method: string, path: string): Promise<object> => {
    if (path.endsWith("/offerings")) return offerings;
    if (path.endsWith("/products")) return products;
    if (path.endsWith("/branding")) return branding;
    if (path.endsWith("/checkout/start"))
      return {
        operation_session_id: "op_1",
        management_url: "https://shop.example/manage",
        gateway_params: {
          stripe_account_id: account,
          publishable_api_key: publishableKey,
          elements_configuration: elements,
        },
      };
    if (path.endsWith("/complete")) return complete();
    if (method === "GET" && path.endsWith("/checkout/op_1")) return status();
    return subscriber;
  };
}
