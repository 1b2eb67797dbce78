import type { SubscriptionOffer } from "../../shared/subscription/offer.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

/** What the subscription costs a reader who gets the teaser. Whoever has subscribed before has had the trial. */
export async function entryOffer(site: SiteContext, viewer: Member | null): Promise<SubscriptionOffer | null> {
  site.shows(["offer"]);
  const offer = site.billingOffer.current();
  if (!offer || !viewer) return offer;
  const answer = await site.billingCustomers.get(viewer.billingId);
  const isNew = answer && Object.keys(answer.customer.subscriber.subscriptions).length === 0;
  return isNew ? offer : { ...offer, trialDays: 0 };
}
