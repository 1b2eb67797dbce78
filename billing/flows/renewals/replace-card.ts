import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { NoSuchSubscription } from "../../problems.ts";
import { lockCustomer } from "../../store/customers.ts";
import { lockSubscription, subscriptionStates } from "../../store/subscriptions.ts";
import { subscriptions } from "../../store/tables.ts";
import { type Outcome, outcomeOf, retryRenewal } from "./retry-renewal.ts";

/**
 * Uses another card from now on, one that its customer has set up at the provider, and retries what is unpaid at once.
 * @throws NoSuchSubscription where it has ended; ProviderFailure where the card cannot be used.
 */
export async function replaceCard(
  context: BillingContext,
  { subscriptionId, paymentMethodId }: { subscriptionId: string; paymentMethodId: string },
): Promise<Outcome> {
  const { db, provider, clock } = context;
  const [found] = await subscriptionStates(db, [subscriptionId]);
  if (!found || found.endedAt || !found.providerCustomerId) throw NoSuchSubscription(found?.product ?? subscriptionId);
  const card = await provider.card(paymentMethodId);
  await provider.preferCard(found.providerCustomerId, paymentMethodId);

  const isUnpaid = await db.transaction(async (tx) => {
    await lockCustomer(tx, found.customerId);
    const subscription = await lockSubscription(tx, subscriptionId);
    if (subscription.endedAt) throw NoSuchSubscription(subscription.product);
    const isUnpaid = subscription.billingIssueAt !== null && subscription.unsubscribedAt === null;
    await tx
      .update(subscriptions)
      .set({
        paymentMethodId,
        cardBrand: card.brand,
        cardLast4: card.last4,
        ...(isUnpaid ? { renewsAt: clock() } : {}),
      })
      .where(eq(subscriptions.id, subscriptionId));
    return isUnpaid;
  });
  return isUnpaid ? retryRenewal(context, subscriptionId) : outcomeOf(context, subscriptionId);
}
