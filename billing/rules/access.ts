import type { CustomerAnswer, CustomerEntitlement, CustomerSubscription } from "@hemline/protocol";
import type { Customer } from "../store/customers.ts";
import type { Holding } from "../store/holdings.ts";
import { instant, instantOrNull } from "./instant.ts";

/**
 * What a customer has, derived from what they bought: nothing here is stored anywhere. Clients look only at
 * `expires_date`, so a grace period moves it and a refund cuts it.
 */
export function customerAnswer(
  customer: Customer,
  holdings: readonly Holding[],
  grants: readonly { productId: string; entitlement: string }[],
  now: Date,
): CustomerAnswer {
  const subscribed = new Map<string, Holding>();
  const bought = new Map<string, Holding[]>();
  for (const holding of holdings) {
    if (holding.subscription) {
      const other = subscribed.get(holding.product);
      const isAnother = other && other.subscription?.id !== holding.subscription.id;
      // Of two subscriptions to a product one may have been ended early: when two customers became one.
      if (!isAnother || !lastsLonger(other, holding)) subscribed.set(holding.product, holding);
    } else if (!holding.refundedAt) bought.set(holding.product, [...(bought.get(holding.product) ?? []), holding]);
  }
  const lasting = [...subscribed.values(), ...[...bought.values()].map((list) => list.at(-1)!)];

  return {
    request_date: instant(now),
    request_date_ms: now.getTime(),
    subscriber: {
      original_app_user_id: customer.appUserId,
      first_seen: instant(customer.firstSeenAt),
      last_seen: instant(customer.lastSeenAt),
      management_url: null,
      original_application_version: null,
      original_purchase_date: null,
      other_purchases: {},
      entitlements: entitlementsOf(lasting, grants),
      subscriptions: Object.fromEntries(
        [...subscribed].map(([product, holding]) => [product, subscriptionOf(holding)]),
      ),
      non_subscriptions: Object.fromEntries([...bought].map(([product, list]) => [product, list.map(purchaseOf)])),
    },
  };
}

/** When a holding stops opening anything; null for never. */
export function expiresAt({ endsAt, refundedAt, subscription }: Holding): Date | null {
  if (!subscription) return null;
  const refund = subscription.refundedAt ?? refundedAt;
  if (refund) return refund;
  return subscription.billingIssueAt && subscription.graceEndsAt ? subscription.graceEndsAt : endsAt;
}

/** Of several products that open the same, the one that lasts longest speaks. */
function entitlementsOf(
  holdings: readonly Holding[],
  grants: readonly { productId: string; entitlement: string }[],
): Record<string, CustomerEntitlement> {
  const longest = new Map<string, Holding>();
  for (const { productId, entitlement } of grants) {
    for (const holding of holdings) {
      if (holding.productId !== productId) continue;
      const rival = longest.get(entitlement);
      if (!rival || lastsLonger(holding, rival)) longest.set(entitlement, holding);
    }
  }
  return Object.fromEntries(
    [...longest].map(([entitlement, holding]) => [
      entitlement,
      {
        expires_date: instantOrNull(expiresAt(holding)),
        grace_period_expires_date: instantOrNull(holding.subscription?.graceEndsAt ?? null),
        product_identifier: holding.product,
        product_plan_identifier: null,
        purchase_date: instant(holding.purchasedAt),
      },
    ]),
  );
}

function lastsLonger(one: Holding, other: Holding): boolean {
  const [a, b] = [expiresAt(one), expiresAt(other)];
  return b !== null && (a === null || a > b);
}

function subscriptionOf(holding: Holding): CustomerSubscription {
  const subscription = holding.subscription!;
  const refundedAt = subscription.refundedAt ?? holding.refundedAt;
  return {
    auto_resume_date: null,
    billing_issues_detected_at: instantOrNull(subscription.billingIssueAt),
    expires_date: instantOrNull(expiresAt(holding)),
    grace_period_expires_date: instantOrNull(subscription.graceEndsAt),
    is_sandbox: holding.isSandbox,
    original_purchase_date: instant(subscription.startedAt),
    ownership_type: "PURCHASED",
    period_type: holding.periodType,
    product_plan_identifier: null,
    purchase_date: instant(holding.purchasedAt),
    refunded_at: instantOrNull(refundedAt),
    store: holding.store,
    store_transaction_id: holding.id,
    unsubscribe_detected_at: instantOrNull(subscription.unsubscribedAt ?? refundedAt),
  };
}

function purchaseOf(holding: Holding) {
  return {
    id: holding.id,
    is_sandbox: holding.isSandbox,
    original_purchase_date: instant(holding.purchasedAt),
    purchase_date: instant(holding.purchasedAt),
    store: holding.store,
    store_transaction_id: holding.id,
  };
}
