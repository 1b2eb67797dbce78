import type { CustomerAnswer, CustomerEntitlement, CustomerSubscription } from "@hemline/protocol";
import { defined } from "../defined.ts";
import { formatTimestamp, formatTimestampOrNull } from "../format-timestamp.ts";
import { shownEnd } from "./access-end.ts";
import type { EntitlementPeriod } from "./entitlement-period.ts";
import { managementUrl } from "./management-url.ts";

interface Customer {
  appUserId: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

type Grants = readonly { productId: string; entitlement: string }[];

/**
 * A customer's answer, derived from purchases: nothing here is stored anywhere. Clients look only at `expires_date`, so
 * leeway and grace move it and a refund cuts it. `address` is where browsers reach billing.
 */
export function customerAnswer(
  customer: Customer,
  holdings: readonly EntitlementPeriod[],
  grants: Grants,
  { now, address }: { now: Date; address: string },
): CustomerAnswer {
  const { subscribed, bought } = byProduct(holdings, now);
  const running = [...subscribed.values()].filter((it) => it.holding.app && isRunning(it, now)).at(-1);

  return {
    request_date: formatTimestamp(now),
    request_date_ms: now.getTime(),
    subscriber: {
      original_app_user_id: customer.appUserId,
      first_seen: formatTimestamp(customer.firstSeenAt),
      last_seen: formatTimestamp(customer.lastSeenAt),
      management_url: running?.holding.app ? managementUrl(address, running.holding.app) : null,
      original_application_version: null,
      original_purchase_date: null,
      other_purchases: {},
      entitlements: entitlementsOf({ subscribed, bought }, grants, now),
      subscriptions: Object.fromEntries(
        [...subscribed].map(([product, stretch]) => [product, subscriptionOf(stretch, now)]),
      ),
      non_subscriptions: Object.fromEntries([...bought].map(([product, list]) => [product, list.map(purchaseOf)])),
    },
  };
}

export function activeEntitlements(holdings: readonly EntitlementPeriod[], grants: Grants, now: Date): string[] {
  const all = Object.entries(entitlementsOf(byProduct(holdings, now), grants, now));
  const active = all.filter(([, { expires_date }]) => expires_date === null || new Date(expires_date) > now);
  return active.map(([entitlement]) => entitlement).sort();
}

interface ByProduct {
  subscribed: Map<string, Stretch>;
  bought: Map<string, EntitlementPeriod[]>;
}

function byProduct(holdings: readonly EntitlementPeriod[], now: Date): ByProduct {
  const subscribed = new Map<string, Stretch>();
  const bought = new Map<string, EntitlementPeriod[]>();
  for (const stretch of stretchesOf(holdings, now)) {
    const { product, refundedAt } = stretch.holding;
    if (stretch.holding.subscription) {
      const rival = subscribed.get(product);
      if (!rival || supersedes(stretch, rival)) subscribed.set(product, stretch);
    } else if (!refundedAt) bought.set(product, [...(bought.get(product) ?? []), stretch.holding]);
  }
  return { subscribed, bought };
}

/** A period and when its access ends; null for never. */
interface Stretch {
  holding: EntitlementPeriod;
  /** Whether it is its subscription's last period, which shows the subscription's state. */
  isLatest: boolean;
  expiresAt: Date | null;
}

function stretchesOf(holdings: readonly EntitlementPeriod[], now: Date): Stretch[] {
  const later = new Map<string | undefined, EntitlementPeriod>();
  return holdings
    .toReversed()
    .map((holding) => {
      const next = later.get(holding.subscription?.id) ?? null;
      later.set(holding.subscription?.id, holding);
      return { holding, isLatest: next === null, expiresAt: expiresAt(holding, next, now) };
    })
    .reverse();
}

/** A refund or an early end shortens a period; leeway or grace lengthens the last one. */
function expiresAt(holding: EntitlementPeriod, next: EntitlementPeriod | null, now: Date): Date | null {
  const { endsAt, refundedAt, subscription, store } = holding;
  if (!subscription) return null;
  if (next) return earliest(replacedAt(endsAt, next), refundedAt);
  const ends = endsAt && shownEnd({ ...subscription, store, paidUntil: endsAt }, now);
  return earliest(ends, refundedAt, subscription.refundedAt, subscription.endedAt);
}

/** A period went on while the next one was being paid, so it ends when the next one started. */
function replacedAt(endsAt: Date | null, next: EntitlementPeriod): Date | null {
  return endsAt && next.purchasedAt > endsAt ? next.purchasedAt : endsAt;
}

function earliest(...instants: (Date | null)[]): Date | null {
  const known = instants.filter((it) => it !== null);
  return known.length > 0 ? new Date(Math.min(...known.map((it) => it.getTime()))) : null;
}

/**
 * The newest period represents its subscription; of several subscriptions to a product, the longest does: one of them
 * may have been ended early by a merge.
 */
function supersedes(one: Stretch, other: Stretch): boolean {
  return one.holding.subscription?.id === other.holding.subscription?.id || !lastsLonger(other, one);
}

function isRunning({ expiresAt }: Stretch, now: Date): boolean {
  return expiresAt === null || expiresAt > now;
}

/** Of several that open the same entitlement, the longest one counts. */
function entitlementsOf({ subscribed, bought }: ByProduct, grants: Grants, now: Date) {
  const forGood = [...bought.values()].map((list) => ({
    holding: defined(list.at(-1), "list"),
    isLatest: true,
    expiresAt: null,
  }));
  const longest = new Map<string, Stretch>();
  for (const stretch of [...subscribed.values(), ...forGood]) {
    const { productId, entitlement: given } = stretch.holding;
    const opened = grants.filter((it) => it.productId === productId).map((it) => it.entitlement);
    for (const entitlement of given ? [given] : opened) {
      const part = goesOnOpening(stretch, entitlement, grants) ? stretch : untilPeriodEnds(stretch);
      const rival = longest.get(entitlement);
      if (!rival || lastsLonger(part, rival)) longest.set(entitlement, part);
    }
  }
  return Object.fromEntries([...longest].map(([entitlement, stretch]) => [entitlement, entitlementOf(stretch, now)]));
}

function entitlementOf(stretch: Stretch, now: Date): CustomerEntitlement {
  return {
    expires_date: formatTimestampOrNull(stretch.expiresAt),
    grace_period_expires_date: formatTimestampOrNull(graceOf(stretch, now)),
    product_identifier: stretch.holding.product,
    product_plan_identifier: null,
    purchase_date: formatTimestamp(stretch.holding.purchasedAt),
  };
}

/** A smaller plan that follows need not open all that this one did. */
function goesOnOpening({ holding, isLatest }: Stretch, entitlement: string, grants: Grants): boolean {
  const { subscription, productId } = holding;
  if (!subscription) return true;
  if (!isLatest) return false;
  if (subscription.nextProductId === productId) return true;
  return grants.some((it) => it.productId === subscription.nextProductId && it.entitlement === entitlement);
}

/** Without leeway and grace: no payment would open it again. */
function untilPeriodEnds(stretch: Stretch): Stretch {
  return { ...stretch, expiresAt: earliest(stretch.expiresAt, stretch.holding.endsAt) };
}

function lastsLonger(one: Stretch, other: Stretch): boolean {
  const [a, b] = [one.expiresAt, other.expiresAt];
  return b !== null && (a === null || a > b);
}

function subscriptionOf(stretch: Stretch, now: Date): CustomerSubscription {
  const { holding } = stretch;
  const { startedAt, billingIssueAt, unsubscribedAt, refundedAt } = stateIn(stretch);
  return {
    auto_resume_date: null,
    billing_issues_detected_at: formatTimestampOrNull(billingIssueAt),
    expires_date: formatTimestampOrNull(stretch.expiresAt),
    grace_period_expires_date: formatTimestampOrNull(graceOf(stretch, now)),
    is_sandbox: holding.isSandbox,
    original_purchase_date: formatTimestamp(startedAt),
    ownership_type: "PURCHASED",
    period_type: holding.periodType,
    product_plan_identifier: null,
    purchase_date: formatTimestamp(holding.purchasedAt),
    refunded_at: formatTimestampOrNull(refundedAt),
    store: holding.store,
    store_transaction_id: holding.store === "promotional" ? null : holding.id,
    unsubscribe_detected_at: formatTimestampOrNull(unsubscribedAt ?? refundedAt),
  };
}

/** The subscription's state is that of its latest period; an earlier one knows only its own refund. */
function stateIn({ holding, isLatest }: Stretch) {
  const { startedAt, billingIssueAt, unsubscribedAt, refundedAt } = defined(holding.subscription, "subscription");
  return isLatest
    ? { startedAt, billingIssueAt, unsubscribedAt, refundedAt: holding.refundedAt ?? refundedAt }
    : { startedAt, billingIssueAt: null, unsubscribedAt: null, refundedAt: holding.refundedAt };
}

function graceOf({ holding, isLatest, expiresAt }: Stretch, now: Date): Date | null {
  const ends = isLatest ? (holding.subscription?.graceEndsAt ?? null) : null;
  return ends && ends > now && expiresAt && expiresAt >= ends ? ends : null;
}

function purchaseOf(holding: EntitlementPeriod) {
  return {
    id: holding.id,
    is_sandbox: holding.isSandbox,
    original_purchase_date: formatTimestamp(holding.purchasedAt),
    purchase_date: formatTimestamp(holding.purchasedAt),
    store: holding.store,
    store_transaction_id: holding.id,
  };
}
