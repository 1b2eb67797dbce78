import type { CustomerAnswer, CustomerEntitlement, CustomerSubscription } from "@hemline/protocol";
import type { SubscriptionPage } from "../../shared/subscription/pages.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { recordSubscriber } from "./record-subscriber.ts";

/** In billing's catalogue. */
const entitlementId = "subscriber";

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

/** Records a changed answer, for the lists that show a badge. */
export async function isSubscribed(
  site: SiteContext,
  member: Pick<Member, "id" | "billingId" | "isSubscriber">,
): Promise<boolean> {
  const customer = await site.billingCustomers.get(member.billingId);
  if (customer === null) return false;
  const isSubscriber = activeSubscription(customer, site.clock()) !== null;
  if (isSubscriber !== member.isSubscriber) await recordSubscriber(site, member, isSubscriber);
  return isSubscriber;
}

export async function planOf(site: SiteContext, member: Member): Promise<SubscriptionPage["plan"]> {
  const customer = await site.billingCustomers.get(member.billingId);
  const active = customer && activeSubscription(customer, site.clock());
  if (!active) return null;
  const { entitlement, subscription } = active;
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
