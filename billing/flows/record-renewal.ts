import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import type { Intent } from "../gateway/port.ts";
import { newId } from "../ids.ts";
import { nextTryAt } from "../rules/dunning.ts";
import { nextPeriod } from "../rules/next-period.ts";
import { introsOf, lockSubscription, paidUntil } from "../store/subscriptions.ts";
import { payments, subscriptions, transactions } from "../store/tables.ts";
import { tell } from "./tell.ts";

/** A renewal was paid: the next period begins. */
export async function recordRenewal({ db, clock }: Engine, id: string, intent: Intent): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const open = await lockOpen(tx, id);
    if (!open) return;
    const { payment, subscription } = open;
    await tx
      .update(payments)
      .set({ state: "succeeded", intentId: intent.id, settledAt: now })
      .where(eq(payments.id, id));
    const lastEndedAt = await paidUntil(tx, subscription.id);
    const introsSoFar = await introsOf(tx, subscription.id);
    const hadLapsed = subscription.billingIssueAt !== null && (subscription.graceEndsAt ?? lastEndedAt) <= now;
    const next = nextPeriod(subscription, { introsSoFar, lastEndedAt, hadLapsed, paidAt: now });
    const transactionId = newId(now);
    const { customerId, productId, store, isSandbox, currency, id: subscriptionId } = subscription;
    await tx.insert(transactions).values({
      id: transactionId,
      customerId,
      productId,
      productType: "subscription",
      subscriptionId,
      paymentId: id,
      periodType: next.type,
      amountMicros: payment.amountMicros,
      currency,
      store,
      isSandbox,
      purchasedAt: now,
      startsAt: next.startsAt,
      endsAt: next.endsAt,
    });
    await tx
      .update(subscriptions)
      .set({
        renewsAt: subscription.unsubscribedAt || subscription.endedAt ? null : next.endsAt,
        anchorAt: next.anchorAt,
        attempts: 0,
        billingIssueAt: null,
        graceEndsAt: null,
      })
      .where(eq(subscriptions.id, subscriptionId));
    const { type: periodType, amountMicros } = next;
    const content = {
      product: subscription.product,
      transactionId,
      periodType,
      amountMicros,
      currency,
      expiresAt: next.endsAt.toISOString(),
    };
    await tell(tx, { type: "RENEWAL", customerId, subscriptionId, content, now });
  });
}

/** A renewal was not paid: it is tried again, and again, and then no more. */
export async function recordFailure({ db, clock }: Engine, id: string, failureCode: string): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const open = await lockOpen(tx, id);
    if (!open) return;
    const { payment, subscription } = open;
    await tx.update(payments).set({ state: "failed", failureCode, settledAt: now }).where(eq(payments.id, id));
    const isFirst = subscription.billingIssueAt === null;
    const renewsAt = subscription.unsubscribedAt || subscription.endedAt ? null : nextTryAt(payment.attempt, now);
    await tx
      .update(subscriptions)
      .set({ renewsAt, billingIssueAt: subscription.billingIssueAt ?? now })
      .where(eq(subscriptions.id, subscription.id));
    if (!isFirst) return;
    const { customerId, id: subscriptionId } = subscription;
    await tell(tx, { type: "BILLING_ISSUE", customerId, subscriptionId, content: { failureCode }, now });
  });
}

/** The payment and its subscription, unless somebody has settled it before. */
async function lockOpen(tx: Transaction, paymentId: string) {
  const [found] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  const subscription = await lockSubscription(tx, found!.subscriptionId!);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.state, "pending")));
  return payment ? { payment, subscription } : null;
}
