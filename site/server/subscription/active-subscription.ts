import type { CustomerAnswer, CustomerEntitlement, CustomerSubscription } from "@hemline/protocol";
import { dayMs } from "../../shared/durations.ts";
import { endOfTime } from "../db/columns.ts";

/** In billing's catalogue. */
const entitlementId = "subscriber";
/** As long as billing itself waits for the payment of a renewal, when it cannot know it. */
const renewalMs = dayMs;

export interface ActiveSubscription {
  entitlement: CustomerEntitlement;
  /** Absent for an entitlement that was granted, or bought once. */
  subscription: CustomerSubscription | undefined;
}

export function activeSubscription(customer: CustomerAnswer, now: Date): ActiveSubscription | null {
  const { entitlements, subscriptions } = customer.subscriber;
  const entitlement = entitlements[entitlementId];
  if (!entitlement || !isFuture(entitlement.expires_date, now)) return null;
  return { entitlement, subscription: subscriptions[entitlement.product_identifier] };
}

const isFuture = (expiresAt: string | null, now: Date) => expiresAt === null || new Date(expiresAt) > now;

export const willRenew = ({ entitlement, subscription }: ActiveSubscription): boolean =>
  subscription !== undefined &&
  subscription.store !== "promotional" &&
  entitlement.expires_date !== null &&
  subscription.unsubscribe_detected_at === null &&
  subscription.billing_issues_detected_at === null;

/**
 * How long the site may take a customer for a subscriber without asking again. One who renews is one beyond the period's
 * end: billing charges then, and reports a renewal that fails.
 */
export function subscribedUntil(customer: CustomerAnswer, now: Date): Date | null {
  const active = activeSubscription(customer, now);
  if (!active) return null;
  const { expires_date } = active.entitlement;
  if (expires_date === null) return endOfTime;
  return new Date(Date.parse(expires_date) + (willRenew(active) ? renewalMs : 0));
}
