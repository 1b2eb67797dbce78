import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { subscriptions } from "../../store/tables.ts";

/** The bank has replaced a saved card: shows its new number and retries failed payments now. */
export async function onCardUpdated({ db, provider, clock }: BillingContext, paymentMethodId: string): Promise<void> {
  const mine = and(eq(subscriptions.paymentMethodId, paymentMethodId), isNull(subscriptions.endedAt));
  const [paying] = await db.select({ id: subscriptions.id }).from(subscriptions).where(mine).limit(1);
  if (!paying) return;
  const card = await provider.card(paymentMethodId);
  await db.update(subscriptions).set({ cardBrand: card.brand, cardLast4: card.last4 }).where(mine);
  await db
    .update(subscriptions)
    .set({ renewsAt: clock() })
    .where(and(mine, isNotNull(subscriptions.billingIssueAt), isNull(subscriptions.unsubscribedAt)));
}

/** A saved card is gone: the next payment will fail, and its owner is informed then. */
export async function onCardDetached({ db }: BillingContext, paymentMethodId: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ cardBrand: null, cardLast4: null })
    .where(and(eq(subscriptions.paymentMethodId, paymentMethodId), isNull(subscriptions.endedAt)));
}
