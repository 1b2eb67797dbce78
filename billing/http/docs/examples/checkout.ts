import type {
  CompleteAnswer,
  ElementsConfiguration,
  StartAnswer,
  StartRequest,
  StatusAnswer,
  TaxAnswer,
} from "@hemline/protocol";
import { customerId, intentId, monthlyPriceId, sessionId, traceId, transactionId } from "./ids.ts";

const elements: ElementsConfiguration = {
  mode: "payment",
  payment_method_types: ["card"],
  setup_future_usage: "off_session",
  amount: 999,
  currency: "eur",
};

export const startRequest: StartRequest = {
  app_user_id: customerId,
  product_id: "pro_monthly",
  price_id: monthlyPriceId,
  presented_offering_identifier: "default",
  trace_id: traceId,
  email: "ada@example.com",
};

export const started: StartAnswer = {
  operation_session_id: sessionId,
  gateway_params: {
    stripe_account_id: "acct_1PgafTB1a2b3c4d5",
    publishable_api_key: "pk_test_51PgafTB1a2b3c4d5",
    elements_configuration: elements,
  },
  management_url: "https://billing.example/pay/portal/acme/acme_web",
};

/** 19 % on top of 9.99 euros. */
export const taxes: TaxAnswer = {
  operation_session_id: sessionId,
  currency: "EUR",
  total_amount_in_micros: 11_890_000,
  tax_amount_in_micros: 1_900_000,
  total_excluding_tax_in_micros: 9_990_000,
  tax_inclusive: false,
  tax_breakdown: [{ tax_amount_in_micros: 1_900_000, display_name: "VAT" }],
  gateway_params: { elements_configuration: { ...elements, amount: 1189 } },
  failed_reason: null,
};

export const completed: CompleteAnswer = {
  operation_session_id: sessionId,
  gateway_params: { client_secret: `${intentId}_secret_fUkN7eSRRobfHp0EySA4JwEB8` },
};

export const succeeded: StatusAnswer = {
  operation: {
    status: "succeeded",
    is_expired: false,
    error: null,
    redemption_info: null,
    store_transaction_identifier: transactionId,
    product_identifier: "pro_monthly",
    purchase_date: "2026-03-01T12:00:00Z",
  },
};
