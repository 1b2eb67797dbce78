import type { CustomerAnswer, CustomerEntitlement, CustomerSubscription } from "@hemline/protocol";
import type { MembershipPage } from "../../shared/pages.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { recordSubscriber } from "./record-subscriber.ts";

/** The entitlement of billing's catalogue that makes a member a subscriber. */
const entitlementId = "subscriber";

/** What a member has now: the entitlement, and the subscription that it comes from unless it was given or bought once. */
export interface Membership {
  entitlement: CustomerEntitlement;
  subscription: CustomerSubscription | undefined;
}

/** The membership that billing tells of; null when there is none any more. */
export function membershipIn(customer: CustomerAnswer, now: Date): Membership | null {
  const { entitlements, subscriptions } = customer.subscriber;
  const entitlement = entitlements[entitlementId];
  if (!entitlement || !isAhead(entitlement.expires_date, now)) return null;
  return { entitlement, subscription: subscriptions[entitlement.product_identifier] };
}

const isAhead = (expiresAt: string | null, now: Date) => expiresAt === null || new Date(expiresAt) > now;

/** Users with an active entitlement count as subscribed. What billing says is kept for the lists that show a badge. */
export async function isSubscribed(
  site: SiteContext,
  member: Pick<Member, "id" | "slug" | "billingId" | "isSubscriber">,
): Promise<boolean> {
  const customer = await site.subscribers.customer(member.billingId);
  if (customer === null) return false;
  const isSubscriber = membershipIn(customer, site.clock()) !== null;
  if (isSubscriber !== member.isSubscriber) await recordSubscriber(site, member, isSubscriber);
  return isSubscriber;
}

/** The plan behind the active entitlement, for the subscription page; null without one. */
export async function planOf(site: SiteContext, member: Member): Promise<MembershipPage["plan"]> {
  const customer = await site.subscribers.customer(member.billingId);
  const membership = customer && membershipIn(customer, site.clock());
  if (!membership) return null;
  const { entitlement, subscription } = membership;
  return {
    product: entitlement.product_identifier,
    expiresAt: entitlement.expires_date,
    willRenew:
      subscription !== undefined &&
      subscription.store !== "promotional" &&
      entitlement.expires_date !== null &&
      subscription.unsubscribe_detected_at === null &&
      subscription.billing_issues_detected_at === null,
    isTrial: subscription?.period_type === "trial",
    managementUrl: customer.subscriber.management_url,
  };
}
