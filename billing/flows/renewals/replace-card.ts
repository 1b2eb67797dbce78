import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { NoSuchSubscription } from "../../problems.ts";
import type { Card } from "../../provider/port.ts";
import { lockCustomer } from "../../store/customers.ts";
import { lockSubscription, type SubscriptionState, subscriptionStates } from "../../store/subscriptions.ts";
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
  const { db, provider } = context;
  const [found] = await subscriptionStates(db, [subscriptionId]);
  if (!found || found.endedAt || !found.providerCustomerId) throw NoSuchSubscription(found?.product ?? subscriptionId);
  const card = await provider.card(paymentMethodId);
  await provider.preferCard(found.providerCustomerId, paymentMethodId);
  const { isUnpaid } = await saveCard(context, found, { ...card, paymentMethodId });
  return isUnpaid ? retryRenewal(context, subscriptionId) : outcomeOf(context, subscriptionId);
}

function saveCard(
  { db, clock }: BillingContext,
  { id, customerId }: SubscriptionState,
  card: Card & { paymentMethodId: string },
): Promise<{ isUnpaid: boolean }> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const subscription = await lockSubscription(tx, id);
    if (subscription.endedAt) throw NoSuchSubscription(subscription.product);
    const isUnpaid = subscription.billingIssueAt !== null && subscription.unsubscribedAt === null;
    const { paymentMethodId, brand: cardBrand, last4: cardLast4 } = card;
    await tx
      .update(subscriptions)
      .set({ paymentMethodId, cardBrand, cardLast4, ...(isUnpaid ? { renewsAt: clock() } : {}) })
      .where(eq(subscriptions.id, id));
    return { isUnpaid };
  });
}
