import type { Transaction } from "@hemline/database";
import { shareOut } from "@hemline/protocol/money";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { recordEvent } from "../../events/record-event.ts";
import { firstOf } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { type Payment, returnedMicros } from "../../store/payments.ts";
import { lockSubscription, type SubscriptionState } from "../../store/subscriptions.ts";
import { operations, payments, refunds, subscriptions, transactions } from "../../store/tables.ts";
import { endRefundedSubscription } from "../refunds/end-refunded-subscription.ts";
import { reversePurchase } from "../refunds/reverse-purchase.ts";

type Purchase = typeof transactions.$inferSelect;

export interface OwnedPurchases {
  subscriptions: SubscriptionState[];
  purchases: Purchase[];
}

/**
 * When two customers merge or a purchase is transferred, ends what both own. Of two subscriptions to a product the
 * longer one stays; the other ends, and the unused part of its last payment is refunded; a pending upgrade of it will
 * end the one that stays. Of two non-consumable purchases the later one is refunded. Both customers are locked.
 */
export async function endDuplicatePurchases(
  context: BillingContext,
  tx: Transaction,
  [one, other]: [OwnedPurchases, OwnedPurchases],
  now: Date,
): Promise<void> {
  for (const [a, b] of pairs(one.subscriptions, other.subscriptions)) {
    const [stays, ends] = lastsLonger(a, b) ? [a, b] : [b, a];
    await endSubscription(context, tx, ends, now);
    await tx
      .update(operations)
      .set({ changesSubscriptionId: stays.id })
      .where(and(eq(operations.changesSubscriptionId, ends.id), isNull(operations.settledAt)));
  }
  for (const [a, b] of pairs(one.purchases, other.purchases)) {
    await refundShare(context, tx, a.purchasedAt <= b.purchasedAt ? b : a, { share: null, subscription: null, now });
  }
}

function pairs<T extends { productId: string; isSandbox: boolean }>(mine: T[], theirs: T[]): [T, T][] {
  return mine.flatMap((a) => {
    const b = theirs.find((it) => it.productId === a.productId && it.isSandbox === a.isSandbox);
    return b ? [[a, b]] : [];
  });
}

export async function purchasesOwnedBy(tx: Transaction, customerId: string): Promise<OwnedPurchases> {
  const live = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, customerId), isNull(subscriptions.endedAt)))
    .orderBy(asc(subscriptions.id));
  const locked = [];
  for (const { id } of live) locked.push(await lockSubscription(tx, id));
  const isKept = and(eq(transactions.productType, "non_consumable"), isNull(transactions.refundedAt));
  const purchases = await tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.customerId, customerId), isKept));
  return { subscriptions: locked, purchases };
}

/** The one with a pending payment stays; else the one that renews; else the one paid for longer. */
function lastsLonger(one: SubscriptionState, other: SubscriptionState): boolean {
  if (one.hasOpenPayment !== other.hasOpenPayment) return one.hasOpenPayment;
  const renews = (it: SubscriptionState) => it.renewsAt !== null && it.billingIssueAt === null;
  if (renews(one) !== renews(other)) return renews(one);
  return one.accessEndsAt >= other.accessEndsAt;
}

async function endSubscription(
  context: BillingContext,
  tx: Transaction,
  subscription: SubscriptionState,
  now: Date,
): Promise<void> {
  const last = await lastTransactionOf(tx, subscription.id);
  await endRefundedSubscription(tx, subscription.id, now);
  await refundShare(context, tx, last, { share: unusedOf(last, now), subscription, now });
  const { customerId, id: subscriptionId, lapsedAt } = subscription;
  if (lapsedAt) return;
  await recordEvent(tx, {
    type: "EXPIRATION",
    customerId,
    subscriptionId,
    content: { reason: "CUSTOMER_SUPPORT" },
    now,
  });
}

async function lastTransactionOf(tx: Transaction, subscriptionId: string): Promise<Purchase> {
  const rows = await tx
    .select()
    .from(transactions)
    .where(eq(transactions.subscriptionId, subscriptionId))
    .orderBy(desc(transactions.startsAt))
    .limit(1);
  return firstOf(rows, "last");
}

function unusedOf({ startsAt, endsAt }: Purchase, now: Date): [unusedMs: number, usedMs: number] {
  const [start, end] = [startsAt.getTime(), endsAt!.getTime()];
  const at = Math.min(Math.max(now.getTime(), start), end);
  return [end - at, at - start];
}

async function refundShare(
  context: BillingContext,
  tx: Transaction,
  purchase: Purchase,
  o: { share: [number, number] | null; subscription: SubscriptionState | null; now: Date },
): Promise<void> {
  const { customerId, id: transactionId } = purchase;
  const { now } = o;
  const payment = await lockPayment(tx, purchase.paymentId);
  const refund = payment && (await refundOf(tx, payment, o.share, now));
  if (refund) await context.jobs.enqueue("billing.refund", { refundId: refund.id }, { tx });
  const subscription = o.subscription && { ...o.subscription, endedAt: now };
  if (payment && !refund) {
    const content = { reason: "CUSTOMER_SUPPORT" as const, transactionId, refundedMicros: 0, refundId: null };
    await recordEvent(tx, { type: "CANCELLATION", customerId, subscriptionId: subscription?.id ?? null, content, now });
    return;
  }
  const back = { amountMicros: refund?.amountMicros ?? 0, refundId: refund?.id ?? null };
  await reversePurchase(tx, { customerId, payment, transaction: purchase, subscription }, back, now);
}

async function lockPayment(tx: Transaction, id: string | null): Promise<Payment | null> {
  if (!id) return null;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("no key update");
  return payment ?? null;
}

async function refundOf(tx: Transaction, payment: Payment, share: [number, number] | null, now: Date) {
  const { id: paymentId, currency } = payment;
  const left = payment.amountMicros - (await returnedMicros(tx, paymentId));
  const unused = share ? shareOut(payment.amountMicros, share, currency)[0]! : payment.amountMicros;
  const amountMicros = Math.min(left, unused);
  if (amountMicros <= 0) return null;
  const id = newId(now);
  await tx
    .insert(refunds)
    .values({ id, paymentId, amountMicros, reason: "duplicate", state: "pending", createdAt: now });
  return { id, amountMicros };
}
