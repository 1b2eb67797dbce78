import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { recordEvent } from "../../events/record-event.ts";
import { CannotChange } from "../../problems.ts";
import { leewayShowsBeforeMs } from "../../rules/access/access-end.ts";
import { defined } from "../../rules/defined.ts";
import { lastPeriodOf } from "../../store/last-period.ts";
import type { Plan } from "../../store/possible-plans.ts";
import { lockSubscription, type Subscription } from "../../store/subscriptions.ts";
import { subscriptions } from "../../store/tables.ts";

/**
 * Schedules a smaller plan for the end of the paid period. A cancelled subscription has to be resumed first, and an
 * unpaid one paid: a change must not undo either. The subscription's row is locked; its next renewal applies the plan.
 */
export async function scheduleDowngrade(
  tx: Transaction,
  subscription: Subscription,
  plan: Plan,
  now: Date,
): Promise<void> {
  if (subscription.unsubscribedAt) throw CannotChange("This subscription is cancelled. Resume it first.");
  if (subscription.billingIssueAt) throw CannotChange("The last payment didn’t go through. Pay it first.");
  if (subscription.nextPriceId === plan.priceId) return;
  const { id, customerId } = subscription;
  const endsAt = await endOfLargerPlan(tx, id, now);
  await tx.update(subscriptions).set({ nextPriceId: plan.priceId }).where(eq(subscriptions.id, id));
  const content = {
    newProduct: plan.product,
    newPriceId: plan.priceId,
    kind: "downgrade",
    takesEffectAt: endsAt.toISOString(),
  } as const;
  await recordEvent(tx, { type: "PRODUCT_CHANGE", customerId, subscriptionId: id, content, now });
}

/** @throws CannotChange once the larger plan's leeway shows: its access must not end before it. */
async function endOfLargerPlan(tx: Transaction, subscriptionId: string, now: Date): Promise<Date> {
  const endsAt = defined((await lastPeriodOf(tx, subscriptionId)).endsAt, "end of the period");
  if (endsAt.getTime() - leewayShowsBeforeMs <= now.getTime())
    throw CannotChange("We’re still processing a payment for this subscription. Try again in a minute.");
  return endsAt;
}

export async function cancelScheduledChange({ db, clock }: BillingContext, subscriptionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionId);
    if (!subscription.nextPriceId || subscription.endedAt) return;
    const now = clock();
    await tx.update(subscriptions).set({ nextPriceId: null }).where(eq(subscriptions.id, subscriptionId));
    const { customerId, product, priceId } = subscription;
    const content = {
      newProduct: product,
      newPriceId: priceId,
      kind: "downgrade_cancelled",
      takesEffectAt: now.toISOString(),
    } as const;
    await recordEvent(tx, { type: "PRODUCT_CHANGE", customerId, subscriptionId, content, now });
  });
}
