import type { CustomerAnswer, CustomerEntitlement, CustomerSubscription } from "@hemline/protocol";
import type { BillingConnection } from "../billing-connection.ts";

const start = "2026-01-01T00:00:00Z";

/** What billing says of a customer who never bought anything. */
export const stranger = (): CustomerAnswer => ({
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

/** What billing says of a subscriber whose period ends at `expires_date`. */
export function subscriber(
  expires_date: string | null,
  more: Partial<CustomerSubscription> = {},
  id = "subscriber",
): CustomerAnswer {
  const answer = stranger();
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

/** Billing at the other end of the wire: it says what it is told to and notes what it was asked. */
export interface Wire extends BillingConnection {
  /** `GET /v1/subscribers/…` and so on, in order. */
  asked: string[];
  /** The `Authorization` of each question. */
  keys: (string | null)[];
  /** What it answers from now on. */
  says(answer: () => Response | Promise<Response>): void;
}

/** A wire at whose other end nobody has bought anything yet. */
export function wire(): Wire {
  let answer: () => Response | Promise<Response> = () => Response.json(stranger());
  const asked: string[] = [];
  const keys: (string | null)[] = [];
  return {
    address: "http://billing.example/pay",
    browserAddress: "/pay",
    publicKey: "rcb_sb_public",
    secretKey: "sk_secret",
    asked,
    keys,
    says: (next) => {
      answer = next;
    },
    async fetch(request) {
      asked.push(`${request.method} ${request.url}`);
      keys.push(request.headers.get("authorization"));
      return answer();
    },
  };
}
