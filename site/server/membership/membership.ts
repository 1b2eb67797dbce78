import type { MembershipPage } from "../../shared/pages.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";

/** The entitlement of billing's catalogue that makes a member a subscriber. */
const entitlementId = "subscriber";

/** Users with an active entitlement count as subscribed. */
export async function isSubscribed(site: SiteContext, member: Pick<Member, "billingId">): Promise<boolean> {
  const customer = await site.subscribers.customer(member.billingId);
  const entitlement = customer?.subscriber.entitlements[entitlementId];
  return entitlement !== undefined && isAhead(entitlement.expires_date, site.clock());
}

const isAhead = (expiresAt: string | null, now: Date) => expiresAt === null || new Date(expiresAt) > now;

/** The plan behind the active entitlement, for the subscription page; null without one. */
export async function planOf(site: SiteContext, member: Member): Promise<MembershipPage["plan"]> {
  const customer = await site.subscribers.customer(member.billingId);
  const entitlement = customer?.subscriber.entitlements[entitlementId];
  if (!customer || !entitlement || !isAhead(entitlement.expires_date, site.clock())) return null;
  const subscription = customer.subscriber.subscriptions[entitlement.product_identifier];
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
