import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defined } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { unusedCreditMicros } from "../../rules/pricing/proration.ts";
import { type LastPeriod, lastPeriodOf } from "../../store/last-period.ts";
import type { Operation } from "../../store/operations.ts";
import { lockSubscription, type SubscriptionState } from "../../store/subscriptions.ts";
import { refunds, subscriptions, transactions } from "../../store/tables.ts";
import { reversePurchase } from "../refunds/reverse-purchase.ts";

const ended = { renewsAt: null, nextPriceId: null, billingIssueAt: null, graceEndsAt: null, lapsedAt: null };

/**
 * Ends the subscription that a paid upgrade replaces, in the same transaction. Its last period ends now, and the unused
 * part of its payment is refunded: as it was shown, unless another period has started since.
 * @returns what records the refund and the end, to be called once the new one exists, so that no event shows less
 * access than there is.
 */
export async function endUpgradedSubscription(
  context: BillingContext,
  tx: Transaction,
  operation: Operation,
  now: Date,
): Promise<() => Promise<void>> {
  const subscription = await lockSubscription(tx, defined(operation.changesSubscriptionId, "changes subscription id"));
  // Refunded, disputed or ended meanwhile: there is nothing to end and nothing to refund.
  if (subscription.endedAt) return async () => {};
  const { id } = subscription;
  const last = await lastPeriodOf(tx, id);
  const quotedAt = operation.changeQuotedAt ?? now;
  const credit = unusedCreditMicros(last, last.startsAt <= quotedAt ? quotedAt : now);
  if (last.endsAt && last.endsAt > now) await endPeriod(tx, last, now);
  await tx
    .update(subscriptions)
    .set({ ...ended, endedAt: now })
    .where(eq(subscriptions.id, id));
  return () => settleChange(context, tx, { subscription, last, credit, operation, now });
}

async function endPeriod(tx: Transaction, { id, startsAt }: LastPeriod, now: Date): Promise<void> {
  // A period is never empty, even where plans change within a millisecond.
  const endsAt = new Date(Math.max(now.getTime(), startsAt.getTime() + 1));
  await tx.update(transactions).set({ endsAt }).where(eq(transactions.id, id));
}

interface PlanChange {
  subscription: SubscriptionState;
  last: LastPeriod;
  credit: number;
  operation: Operation;
  now: Date;
}

async function settleChange(context: BillingContext, tx: Transaction, change: PlanChange): Promise<void> {
  const { subscription, operation, now } = change;
  const { id, customerId } = subscription;
  const newProduct = operation.product;
  await recordEvent(tx, {
    type: "PRODUCT_CHANGE",
    customerId,
    subscriptionId: id,
    content: { newProduct, newPriceId: operation.priceId, kind: "upgrade", takesEffectAt: now.toISOString() },
    now,
  });
  await refundCredit(context, tx, change);
  if (subscription.lapsedAt) return;
  const content = { reason: "UNSUBSCRIBE", newProduct } as const;
  await recordEvent(tx, { type: "EXPIRATION", customerId, subscriptionId: id, content, now });
}

async function refundCredit(
  { jobs }: BillingContext,
  tx: Transaction,
  { subscription, last, credit: amountMicros, operation, now }: PlanChange,
): Promise<void> {
  const { payment } = last;
  if (amountMicros <= 0 || !payment) return;
  const refundId = newId(now);
  const about = { paymentId: payment.id, reason: "plan_change", state: "pending" } as const;
  await tx.insert(refunds).values({ id: refundId, ...about, amountMicros, createdAt: now });
  await jobs.enqueue("billing.refund", { refundId }, { tx });
  const { customerId } = subscription;
  const money = { customerId, payment, transaction: last, subscription: { ...subscription, endedAt: now } };
  await reversePurchase(tx, money, { amountMicros, refundId, newProduct: operation.product }, now);
}
