import type { CustomerSubscription } from "@hemline/protocol";
import { subscriptionNotCancelled } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { changeRenewalAtBilling } from "./change-renewal-at-billing.ts";

/**
 * Cancels whatever would charge a member who leaves.
 * @returns whether they have a subscription, also where it was cancelled before and runs out
 * @throws 503 when billing does not answer
 */
export async function cancelRenewals(site: SiteContext, member: Pick<Member, "billingId">): Promise<boolean> {
  // An answer from before could hide a subscription that was bought since.
  site.billingCustomers.forget(member.billingId);
  const answer = await site.billingCustomers.get(member.billingId);
  if (!answer) throw subscriptionNotCancelled();
  const now = site.clock();
  const paid = Object.entries(answer.customer.subscriber.subscriptions).filter(([, one]) => isPaidFor(one, now));
  for (const [product, subscription] of paid) {
    if (subscription.unsubscribe_detected_at !== null) continue;
    const status = await changeRenewalAtBilling(site, member, product, "cancel");
    // 404: it has ended meanwhile.
    if (status !== 200 && status !== 404) throw subscriptionNotCancelled();
  }
  return paid.length > 0;
}

/** One whose payment failed has ended for its owner, and is still tried again. */
const isPaidFor = ({ store, ...it }: CustomerSubscription, now: Date): boolean =>
  store !== "promotional" &&
  it.refunded_at === null &&
  (it.expires_date === null || new Date(it.expires_date) > now || it.billing_issues_detected_at !== null);
