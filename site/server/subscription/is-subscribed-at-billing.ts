import { isSubscribed } from "../accounts/is-subscribed.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { activeSubscription } from "./active-subscription.ts";
import { recordSubscription } from "./record-subscription.ts";

/**
 * Whether billing says so, five seconds ago at most: asked before a paid text is opened. Where billing cannot be reached,
 * its last recorded answer counts, so that subscribers lose nothing over a restart.
 */
export async function isSubscribedAtBilling(site: SiteContext, member: Member): Promise<boolean> {
  const answer = await site.billingCustomers.get(member.billingId);
  if (!answer) return isSubscribed(member, site.clock());
  await recordSubscription(site, member, answer);
  return activeSubscription(answer.customer, site.clock()) !== null;
}
