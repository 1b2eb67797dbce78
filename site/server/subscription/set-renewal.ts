import { noSubscription, subscriptionNotUpdated } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { activeSubscription } from "./active-subscription.ts";
import { changeRenewalAtBilling } from "./change-renewal-at-billing.ts";

/** @throws 409 without a subscription, 502 when billing does not answer */
export async function setRenewal(site: SiteContext, member: Member, willRenew: boolean): Promise<void> {
  const answer = await site.billingCustomers.get(member.billingId);
  if (!answer) throw subscriptionNotUpdated();
  const active = activeSubscription(answer.customer, site.clock());
  const { subscription } = active ?? {};
  if (!active || !subscription || subscription.store === "promotional") throw noSubscription();
  // Not `willRenew` of the plan: with a payment problem it does not renew either, and can still be cancelled.
  if ((subscription.unsubscribe_detected_at === null) === willRenew) return;
  const product = active.entitlement.product_identifier;
  if ((await changeRenewalAtBilling(site, member, product, willRenew ? "resume" : "cancel")) !== 200)
    throw subscriptionNotUpdated();
}
