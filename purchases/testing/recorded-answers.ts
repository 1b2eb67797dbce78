import type {
  Branding,
  CustomerAnswer,
  OfferingsAnswer,
  ProductsAnswer,
  StartAnswer,
  StatusAnswer,
  TaxAnswer,
} from "@hemline/protocol";

// Answers in the exact shape of the API.

export const offerings: OfferingsAnswer = {
  current_offering_id: "default",
  offerings: [
    {
      identifier: "default",
      description: "Standard plans",
      metadata: { theme: "light" },
      packages: [
        { identifier: "$rc_monthly", platform_product_identifier: "atelier_monthly" },
        { identifier: "$rc_forever", platform_product_identifier: "lookbook" },
        { identifier: "mine", platform_product_identifier: "lookbook" },
        { identifier: "$rc_annual", platform_product_identifier: "nowhere" },
      ],
      paywall_components: null,
    },
    {
      identifier: "spring",
      description: "Spring",
      metadata: null,
      packages: [{ identifier: "$rc_monthly", platform_product_identifier: "atelier_monthly" }],
      paywall_components: null,
    },
    {
      identifier: "empty",
      description: "Nothing to sell",
      metadata: null,
      packages: [{ identifier: "$rc_annual", platform_product_identifier: "nowhere" }],
      paywall_components: null,
    },
  ],
  targeting: { rule_id: "rule_a", revision: 3 },
  placements: {
    fallback_offering_id: "default",
    offering_ids_by_placement: { onboarding: "spring", settings: null, gone: "empty" },
  },
};

const monthly = { period_duration: "P1M", cycle_count: 1, price: { amount_micros: 9_990_000, currency: "USD" } };

export const products: ProductsAnswer = {
  product_details: [
    {
      identifier: "atelier_monthly",
      product_type: "subscription",
      title: "Atelier monthly",
      description: null,
      default_purchase_option_id: "offer_7d",
      purchase_options: {
        base_option: { id: "base_option", price_id: "prc_1", base: monthly, trial: null, intro_price: null },
        offer_7d: {
          id: "offer_7d",
          price_id: "prc_1",
          base: monthly,
          trial: { period_duration: "P1W", cycle_count: 1, price: null },
          intro_price: {
            period_duration: "P3M",
            cycle_count: 1,
            price: { amount_micros: 4_990_000, currency: "USD" },
          },
        },
      },
    },
    {
      identifier: "lookbook",
      product_type: "non_consumable",
      title: "Lookbook",
      description: "One-off",
      default_purchase_option_id: "base_option",
      purchase_options: {
        base_option: {
          id: "base_option",
          price_id: "prc_9",
          base_price: { amount_micros: 25_000_000, currency: "USD" },
        },
      },
    },
  ],
};

export const customer: CustomerAnswer = {
  request_date: "2026-02-01T10:00:00Z",
  request_date_ms: 1_769_940_000_000,
  subscriber: {
    original_app_user_id: "u1",
    first_seen: "2025-11-01T10:00:00Z",
    last_seen: "2026-02-01T10:00:00Z",
    management_url: "https://pay.example/manage/u1",
    original_application_version: null,
    original_purchase_date: null,
    other_purchases: {},
    entitlements: {
      pro: {
        expires_date: "2026-03-01T10:00:00Z",
        grace_period_expires_date: null,
        product_identifier: "atelier_monthly",
        product_plan_identifier: null,
        purchase_date: "2026-02-01T10:00:00Z",
      },
      lookbook: {
        expires_date: null,
        grace_period_expires_date: null,
        product_identifier: "lookbook",
        product_plan_identifier: null,
        purchase_date: "2026-01-06T10:00:00Z",
      },
    },
    subscriptions: {
      atelier_monthly: {
        auto_resume_date: null,
        billing_issues_detected_at: null,
        expires_date: "2026-03-01T10:00:00Z",
        grace_period_expires_date: null,
        is_sandbox: true,
        original_purchase_date: "2026-01-01T10:00:00Z",
        ownership_type: "PURCHASED",
        period_type: "normal",
        product_plan_identifier: null,
        purchase_date: "2026-02-01T10:00:00Z",
        refunded_at: null,
        store: "rc_billing",
        store_transaction_id: "txn_2",
        unsubscribe_detected_at: null,
      },
    },
    non_subscriptions: {
      lookbook: [
        {
          id: "p1",
          is_sandbox: true,
          original_purchase_date: "2026-01-05T10:00:00Z",
          purchase_date: "2026-01-05T10:00:00Z",
          store: "rc_billing",
          store_transaction_id: "txn_1",
        },
      ],
    },
  },
};

export const branding: Branding = {
  id: "app_1",
  app_name: "Atelier",
  app_icon: null,
  app_icon_webp: null,
  app_wordmark: null,
  app_wordmark_webp: null,
  support_email: "help@atelier.example",
  gateway_tax_collection_enabled: true,
  appearance: null,
  brand_font_config: null,
};

export const started: StartAnswer = {
  operation_session_id: "op_1",
  management_url: "https://pay.example/manage/u1",
  gateway_params: {
    stripe_account_id: "acct_1",
    publishable_api_key: "pk_test_x",
    elements_configuration: {
      mode: "payment",
      payment_method_types: ["card"],
      setup_future_usage: "off_session",
      amount: 999,
      currency: "usd",
    },
  },
};

export const taxed: TaxAnswer = {
  operation_session_id: "op_1",
  currency: "USD",
  total_amount_in_micros: 10_790_000,
  tax_amount_in_micros: 800_000,
  total_excluding_tax_in_micros: 9_990_000,
  tax_inclusive: false,
  tax_breakdown: [{ tax_amount_in_micros: 800_000, display_name: "Sales Tax - NY" }],
  gateway_params: {
    elements_configuration: { ...started.gateway_params.elements_configuration, amount: 1079 },
  },
  failed_reason: null,
};

/** The status of a successful purchase, with changes. */
export function statusOf(change: Partial<StatusAnswer["operation"]> = {}): StatusAnswer {
  return {
    operation: {
      status: "succeeded",
      is_expired: false,
      error: null,
      redemption_info: null,
      store_transaction_identifier: "txn_1",
      product_identifier: "atelier_monthly",
      purchase_date: "2026-02-01T10:00:00Z",
      ...change,
    },
  };
}
