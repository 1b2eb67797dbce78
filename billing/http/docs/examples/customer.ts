import type { CustomerAnswer, CustomerEntitlement, CustomerSubscription } from "@hemline/protocol";
import { customerId, transactionId, upgradeTransactionId } from "./ids.ts";

const requestDate = "2026-03-02T09:30:00Z";
const purchaseDate = "2026-03-01T12:00:00Z";
const managementUrl = "https://billing.example/pay/portal/acme/acme_web";
const periodEnd = "2026-04-01T12:00:00Z";

const entitlement: CustomerEntitlement = {
  expires_date: periodEnd,
  grace_period_expires_date: null,
  product_identifier: "pro_monthly",
  product_plan_identifier: null,
  purchase_date: purchaseDate,
};

const subscription: CustomerSubscription = {
  auto_resume_date: null,
  billing_issues_detected_at: null,
  expires_date: periodEnd,
  grace_period_expires_date: null,
  is_sandbox: true,
  original_purchase_date: purchaseDate,
  ownership_type: "PURCHASED",
  period_type: "normal",
  product_plan_identifier: null,
  purchase_date: purchaseDate,
  refunded_at: null,
  store: "rc_billing",
  store_transaction_id: transactionId,
  unsubscribe_detected_at: null,
};

type Subscriber = CustomerAnswer["subscriber"];

function customer(subscriber: Partial<Subscriber>): CustomerAnswer {
  return {
    request_date: requestDate,
    request_date_ms: Date.parse(requestDate),
    subscriber: {
      original_app_user_id: customerId,
      first_seen: "2026-02-27T18:04:11Z",
      last_seen: requestDate,
      management_url: null,
      original_application_version: null,
      original_purchase_date: null,
      other_purchases: {},
      entitlements: {},
      subscriptions: {},
      non_subscriptions: {},
      ...subscriber,
    },
  };
}

/** A customer who subscribes to `pro_monthly`. */
function subscriber(changes: {
  subscription?: Partial<CustomerSubscription>;
  entitlement?: Partial<CustomerEntitlement>;
}): CustomerAnswer {
  return customer({
    management_url: managementUrl,
    entitlements: { pro: { ...entitlement, ...changes.entitlement } },
    subscriptions: { pro_monthly: { ...subscription, ...changes.subscription } },
  });
}

export const newCustomer = customer({ first_seen: requestDate });
export const subscribedCustomer = subscriber({});

export const cancelledCustomer = subscriber({ subscription: { unsubscribe_detected_at: requestDate } });

const extendedEnd = "2026-04-15T12:00:00Z";
export const extendedCustomer = subscriber({
  subscription: { expires_date: extendedEnd },
  entitlement: { expires_date: extendedEnd },
});

export const refundedCustomer = customer({
  entitlements: { pro: { ...entitlement, expires_date: requestDate } },
  subscriptions: {
    pro_monthly: {
      ...subscription,
      expires_date: requestDate,
      refunded_at: requestDate,
      unsubscribe_detected_at: requestDate,
    },
  },
});

const yearlyEnd = "2027-03-02T09:30:00Z";
export const upgradedCustomer = customer({
  management_url: managementUrl,
  entitlements: {
    pro: {
      ...entitlement,
      expires_date: yearlyEnd,
      product_identifier: "pro_yearly",
      purchase_date: requestDate,
    },
  },
  subscriptions: {
    pro_monthly: { ...subscription, expires_date: requestDate },
    pro_yearly: {
      ...subscription,
      expires_date: yearlyEnd,
      original_purchase_date: requestDate,
      purchase_date: requestDate,
      store_transaction_id: upgradeTransactionId,
    },
  },
});

const grantedEnd = "2026-04-02T09:30:00Z";
export const grantedCustomer = customer({
  entitlements: {
    pro: {
      ...entitlement,
      expires_date: grantedEnd,
      product_identifier: "rc_promo_pro_custom",
      purchase_date: requestDate,
    },
  },
  subscriptions: {
    rc_promo_pro_custom: {
      ...subscription,
      expires_date: grantedEnd,
      original_purchase_date: requestDate,
      purchase_date: requestDate,
      store: "promotional",
      store_transaction_id: null,
    },
  },
});

/** A purchase with the key of a test store. */
export const testStoreCustomer = subscriber({ subscription: { store: "test_store" } });
