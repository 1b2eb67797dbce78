import type {
  CustomerAnswer,
  CustomerEntitlement,
  CustomerSubscription,
  NonSubscriptionPurchase,
} from "@hemline/protocol";
import { parseResponse } from "../http/parse-response.ts";
import { log } from "../log.ts";
import type { CustomerInfo, EntitlementInfo, NonSubscriptionTransaction, SubscriptionInfo } from "./customer-info.ts";

/**
 * What is active depends on the billing service's clock, or on the customer's where the answer has no date.
 * @throws PurchasesError UnexpectedBackendResponseError
 */
export function parseCustomerInfo(answer: CustomerAnswer): CustomerInfo {
  return parseResponse("getCustomerInfo", () => read(answer));
}

function read({ request_date, subscriber }: CustomerAnswer): CustomerInfo {
  const answeredAt = new Date(request_date);
  const now = Number.isNaN(answeredAt.getTime()) ? new Date() : answeredAt;
  const subscriptions = mapValues(subscriber.subscriptions, (one, product) => subscriptionInfo(product, one, now));
  const transactions = Object.entries(subscriber.non_subscriptions).flatMap(([product, purchases]) =>
    purchases.map((purchase) => transactionOf(product, purchase)),
  );
  const all = mapValues(subscriber.entitlements, (one, identifier) =>
    entitlementInfo(identifier, one, subscriber, now),
  );
  const latest = Object.fromEntries(transactions.map((one) => [one.productIdentifier, one.purchaseDate]));
  return {
    entitlements: { all, active: Object.fromEntries(Object.entries(all).filter(([, one]) => one.isActive)) },
    allExpirationDatesByProduct: mapValues(subscriptions, (one) => one.expiresDate),
    allPurchaseDatesByProduct: { ...latest, ...mapValues(subscriptions, (one) => one.purchaseDate) },
    activeSubscriptions: new Set(Object.keys(subscriptions).filter((product) => subscriptions[product]?.isActive)),
    managementURL: subscriber.management_url,
    requestDate: now,
    firstSeenDate: new Date(subscriber.first_seen),
    originalPurchaseDate: date(subscriber.original_purchase_date),
    originalAppUserId: subscriber.original_app_user_id,
    nonSubscriptionTransactions: transactions.sort((a, b) => a.purchaseDate.getTime() - b.purchaseDate.getTime()),
    subscriptionsByProductIdentifier: subscriptions,
  };
}

function entitlementInfo(
  identifier: string,
  wire: CustomerEntitlement,
  subscriber: CustomerAnswer["subscriber"],
  now: Date,
): EntitlementInfo {
  const subscription = subscriber.subscriptions[wire.product_identifier];
  const purchase = subscriber.non_subscriptions[wire.product_identifier]?.at(-1);
  const bought = new Date(wire.purchase_date);
  const expiry = subscription || !purchase ? date(wire.expires_date) : null;
  if (!subscription && !purchase) log(2, `Entitlement ${identifier} names a product without a purchase.`);
  return {
    identifier,
    isActive: expiry === null || expiry > now,
    willRenew: subscription !== undefined && willRenew(subscription, expiry),
    store: subscription?.store ?? purchase?.store ?? "unknown",
    latestPurchaseDate: bought,
    originalPurchaseDate: purchase && !subscription ? new Date(purchase.original_purchase_date) : bought,
    expirationDate: expiry,
    productIdentifier: wire.product_identifier,
    productPlanIdentifier: wire.product_plan_identifier,
    unsubscribeDetectedAt: date(subscription?.unsubscribe_detected_at),
    billingIssueDetectedAt: date(subscription?.billing_issues_detected_at),
    isSandbox: subscription?.is_sandbox ?? purchase?.is_sandbox ?? false,
    periodType: subscription?.period_type ?? "normal",
    ownershipType: subscription?.ownership_type ?? "UNKNOWN",
  };
}

function subscriptionInfo(productIdentifier: string, wire: CustomerSubscription, now: Date): SubscriptionInfo {
  const expiresDate = date(wire.expires_date);
  return {
    productIdentifier,
    purchaseDate: new Date(wire.purchase_date),
    originalPurchaseDate: date(wire.original_purchase_date),
    expiresDate,
    store: wire.store,
    unsubscribeDetectedAt: date(wire.unsubscribe_detected_at),
    isSandbox: wire.is_sandbox,
    billingIssuesDetectedAt: date(wire.billing_issues_detected_at),
    gracePeriodExpiresDate: date(wire.grace_period_expires_date),
    ownershipType: wire.ownership_type ?? "UNKNOWN",
    periodType: wire.period_type,
    refundedAt: date(wire.refunded_at),
    storeTransactionId: wire.store_transaction_id,
    isActive: expiresDate === null || expiresDate > now,
    willRenew: willRenew(wire, expiresDate),
  };
}

function willRenew(subscription: CustomerSubscription, expiry: Date | null): boolean {
  return (
    subscription.store !== "promotional" &&
    expiry !== null &&
    !subscription.unsubscribe_detected_at &&
    !subscription.billing_issues_detected_at
  );
}

function transactionOf(productIdentifier: string, wire: NonSubscriptionPurchase): NonSubscriptionTransaction {
  return {
    transactionIdentifier: wire.id,
    productIdentifier,
    purchaseDate: new Date(wire.purchase_date ?? wire.original_purchase_date),
    store: wire.store,
    storeTransactionId: wire.store_transaction_id,
  };
}

function date(wire: string | null | undefined): Date | null {
  return wire ? new Date(wire) : null;
}

function mapValues<From, To>(record: Record<string, From>, to: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));
}
