import type { CustomerAnswer, CustomerEntitlement, CustomerSubscription } from "@hemline/protocol";
import type { Customer } from "../store/customers.ts";
import type { Holding } from "../store/holdings.ts";
import { instant, instantOrNull } from "./instant.ts";
import { managementUrl } from "./management-url.ts";

/** Which products open which entitlements. */
type Grants = readonly { productId: string; entitlement: string }[];

/**
 * What a customer has, derived from what they bought: nothing here is stored anywhere. Clients look only at
 * `expires_date`, so a grace period moves it and a refund cuts it. `address` is where browsers reach billing.
 */
export function customerAnswer(
  customer: Customer,
  holdings: readonly Holding[],
  grants: Grants,
  { now, address }: { now: Date; address: string },
): CustomerAnswer {
  const subscribed = new Map<string, Stretch>();
  const bought = new Map<string, Holding[]>();
  for (const stretch of stretchesOf(holdings, now)) {
    const { product, refundedAt } = stretch.holding;
    if (stretch.holding.subscription) {
      const rival = subscribed.get(product);
      if (!rival || supersedes(stretch, rival)) subscribed.set(product, stretch);
    } else if (!refundedAt) bought.set(product, [...(bought.get(product) ?? []), stretch.holding]);
  }
  const forGood = [...bought.values()].map((list) => ({ holding: list.at(-1)!, isLatest: true, expiresAt: null }));
  const running = [...subscribed.values()].filter((it) => it.holding.app && isRunning(it, now)).at(-1);

  return {
    request_date: instant(now),
    request_date_ms: now.getTime(),
    subscriber: {
      original_app_user_id: customer.appUserId,
      first_seen: instant(customer.firstSeenAt),
      last_seen: instant(customer.lastSeenAt),
      management_url: running?.holding.app ? managementUrl(address, running.holding.app) : null,
      original_application_version: null,
      original_purchase_date: null,
      other_purchases: {},
      entitlements: entitlementsOf([...subscribed.values(), ...forGood], grants, now),
      subscriptions: Object.fromEntries(
        [...subscribed].map(([product, stretch]) => [product, subscriptionOf(stretch, now)]),
      ),
      non_subscriptions: Object.fromEntries([...bought].map(([product, list]) => [product, list.map(purchaseOf)])),
    },
  };
}

/** A holding and until when it opens what it opens; null for ever. */
interface Stretch {
  holding: Holding;
  /** Whether it is its subscription's last period: what happens to the agreement shows there. */
  isLatest: boolean;
  expiresAt: Date | null;
}

function stretchesOf(holdings: readonly Holding[], now: Date): Stretch[] {
  const latest = new Map(holdings.map((it) => [it.subscription?.id, it.id]));
  return holdings.map((holding) => {
    const isLatest = latest.get(holding.subscription?.id) === holding.id;
    return { holding, isLatest, expiresAt: expiresAt(holding, isLatest, now) };
  });
}

/** A refund or an end before its time cuts what is left of a period; a grace that still runs lengthens the last one. */
function expiresAt({ endsAt, refundedAt, subscription }: Holding, isLatest: boolean, now: Date): Date | null {
  if (!subscription) return null;
  if (!isLatest) return earliest(endsAt, refundedAt);
  const { billingIssueAt, graceEndsAt } = subscription;
  const isInGrace = billingIssueAt !== null && graceEndsAt !== null && graceEndsAt > now;
  return earliest(isInGrace ? graceEndsAt : endsAt, refundedAt, subscription.refundedAt, subscription.endedAt);
}

function earliest(...instants: (Date | null)[]): Date | null {
  const known = instants.filter((it) => it !== null);
  return known.length > 0 ? new Date(Math.min(...known.map((it) => it.getTime()))) : null;
}

/**
 * The newest period speaks for its subscription; of several subscriptions to a product, or presents, the longest does:
 * one of them may have been ended early, when two customers became one.
 */
function supersedes(one: Stretch, other: Stretch): boolean {
  return one.holding.subscription?.id === other.holding.subscription?.id || !lastsLonger(other, one);
}

function isRunning({ expiresAt }: Stretch, now: Date): boolean {
  return expiresAt === null || expiresAt > now;
}

/** Of several that open the same, the one that lasts longest speaks. */
function entitlementsOf(stretches: readonly Stretch[], grants: Grants, now: Date): Record<string, CustomerEntitlement> {
  const longest = new Map<string, Stretch>();
  for (const stretch of stretches) {
    const { productId, entitlement: given } = stretch.holding;
    const opened = grants.filter((it) => it.productId === productId).map((it) => it.entitlement);
    for (const entitlement of given ? [given] : opened) {
      const rival = longest.get(entitlement);
      if (!rival || lastsLonger(stretch, rival)) longest.set(entitlement, stretch);
    }
  }
  return Object.fromEntries(
    [...longest].map(([entitlement, stretch]) => [
      entitlement,
      {
        expires_date: instantOrNull(stretch.expiresAt),
        grace_period_expires_date: instantOrNull(graceOf(stretch, now)),
        product_identifier: stretch.holding.product,
        product_plan_identifier: null,
        purchase_date: instant(stretch.holding.purchasedAt),
      },
    ]),
  );
}

function lastsLonger(one: Stretch, other: Stretch): boolean {
  const [a, b] = [one.expiresAt, other.expiresAt];
  return b !== null && (a === null || a > b);
}

function subscriptionOf(stretch: Stretch, now: Date): CustomerSubscription {
  const { holding, isLatest } = stretch;
  const subscription = holding.subscription!;
  const refundedAt = holding.refundedAt ?? (isLatest ? subscription.refundedAt : null);
  return {
    auto_resume_date: null,
    billing_issues_detected_at: instantOrNull(isLatest ? subscription.billingIssueAt : null),
    expires_date: instantOrNull(stretch.expiresAt),
    grace_period_expires_date: instantOrNull(graceOf(stretch, now)),
    is_sandbox: holding.isSandbox,
    original_purchase_date: instant(subscription.startedAt),
    ownership_type: "PURCHASED",
    period_type: holding.periodType,
    product_plan_identifier: null,
    purchase_date: instant(holding.purchasedAt),
    refunded_at: instantOrNull(refundedAt),
    store: holding.store,
    store_transaction_id: holding.store === "promotional" ? null : holding.id,
    unsubscribe_detected_at: instantOrNull((isLatest ? subscription.unsubscribedAt : null) ?? refundedAt),
  };
}

/** Where the grace ends that is running. */
function graceOf({ holding, isLatest }: Stretch, now: Date): Date | null {
  const ends = isLatest ? (holding.subscription?.graceEndsAt ?? null) : null;
  return ends && ends > now ? ends : null;
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
