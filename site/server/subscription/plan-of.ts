import type { SubscriptionPlan } from "../../shared/subscription/pages.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { activeSubscription, willRenew } from "./active-subscription.ts";
import { recordSubscription } from "./record-subscription.ts";

/** What billing says, at most five seconds old. Null without a subscription. */
export async function planOf(site: SiteContext, member: Member): Promise<SubscriptionPlan | null> {
  const answer = await site.billingCustomers.get(member.billingId);
  if (!answer) return null;
  await recordSubscription(site, member, answer);
  const { customer } = answer;
  const active = activeSubscription(customer, site.clock());
  if (!active) return null;
  const { entitlement, subscription } = active;
  return {
    product: entitlement.product_identifier,
    expiresAt: entitlement.expires_date,
    willRenew: willRenew(active),
    isTrial: subscription?.period_type === "trial",
    managementUrl: customer.subscriber.management_url,
  };
}
