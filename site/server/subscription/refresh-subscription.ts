import { isSubscribed } from "../accounts/is-subscribed.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { recordSubscription } from "./record-subscription.ts";

/**
 * Asks billing anew and records its answer.
 * @returns whether the member is a subscriber
 * @throws an Error when billing does not answer
 */
export async function refreshSubscription(
  site: SiteContext,
  member: Pick<Member, "id" | "slug" | "billingId" | "subscribedUntil">,
): Promise<boolean> {
  site.billingCustomers.forget(member.billingId);
  const answer = await site.billingCustomers.get(member.billingId);
  if (!answer) throw new Error("Billing did not answer for a member.");
  await recordSubscription(site, member, answer);
  return isSubscribed(member, site.clock());
}
