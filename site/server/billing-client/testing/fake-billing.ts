import type { CustomerAnswer, CustomerEntitlement, CustomerSubscription } from "@hemline/protocol";
import type { BillingConnection } from "../billing-connection.ts";

const start = "2026-01-01T00:00:00Z";

export const customerWithoutPurchases = (): CustomerAnswer => ({
  request_date: start,
  request_date_ms: Date.parse(start),
  subscriber: {
    original_app_user_id: "",
    first_seen: start,
    last_seen: start,
    management_url: null,
    original_application_version: null,
    original_purchase_date: null,
    other_purchases: {},
    entitlements: {},
    subscriptions: {},
    non_subscriptions: {},
  },
});

/** Until `expires_date`. */
export function subscriber(
  expires_date: string | null,
  more: Partial<CustomerSubscription> = {},
  id = "subscriber",
): CustomerAnswer {
  const answer = customerWithoutPurchases();
  const entitlement: CustomerEntitlement = {
    expires_date,
    grace_period_expires_date: null,
    product_identifier: "atelier_monthly",
    product_plan_identifier: null,
    purchase_date: start,
  };
  const subscription: CustomerSubscription = {
    auto_resume_date: null,
    billing_issues_detected_at: null,
    expires_date,
    grace_period_expires_date: null,
    is_sandbox: true,
    original_purchase_date: start,
    ownership_type: "PURCHASED",
    period_type: "normal",
    product_plan_identifier: null,
    purchase_date: start,
    refunded_at: null,
    store: "rc_billing",
    store_transaction_id: null,
    unsubscribe_detected_at: null,
    ...more,
  };
  answer.subscriber.entitlements[id] = entitlement;
  answer.subscriber.subscriptions.atelier_monthly = subscription;
  return answer;
}

export const testWebhookSecret = `whsec_${Buffer.from("a secret for webhooks of 32 bytes").toString("base64")}`;

type Answer = (request: Request) => Response | Promise<Response>;

/** A billing service that answers what the test says and records the requests. */
export interface FakeBilling extends BillingConnection {
  /** e.g. `GET /v1/subscribers/…` */
  requests: string[];
  authorizations: (string | null)[];
  answersWith(answer: Answer): void;
}

const connection = {
  address: "http://billing.example/pay",
  browserAddress: "/pay",
  publicKey: "rcb_sb_public",
  secretKey: "sk_secret",
  webhookSecret: testWebhookSecret,
};

/** Nobody has bought anything yet. */
export function fakeBilling(): FakeBilling {
  let answer: Answer = () => Response.json(customerWithoutPurchases());
  const requests: string[] = [];
  const authorizations: (string | null)[] = [];
  return {
    ...connection,
    requests,
    authorizations,
    answersWith: (next) => {
      answer = next;
    },
    async fetch(request) {
      requests.push(`${request.method} ${request.url}`);
      authorizations.push(request.headers.get("authorization"));
      return answer(request);
    },
  };
}
