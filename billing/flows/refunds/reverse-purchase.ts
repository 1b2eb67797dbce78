import type { Transaction } from "@hemline/database";
import { and, eq, gt } from "drizzle-orm";
import { recordEvent } from "../../events/record-event.ts";
import { returnedMicros } from "../../store/payments.ts";
import { transactions } from "../../store/tables.ts";
import { reverseGrant, reverseGrants } from "../ledger/reverse-grant.ts";
import { endRefundedSubscription } from "./end-refunded-subscription.ts";

/** Money that is returned: by our refund, by a bank's dispute, or (in a test store) by nothing. */
export interface ReturnedMoney {
  amountMicros: number;
  refundId: string | null;
  disputeId?: string;
  newProduct?: string;
}

/**
 * Reverses what a payment has brought. Once all of it is refunded, a purchase is gone, and a subscription ends at once
 * if it was its latest period; an earlier period is only marked. A bank's dispute ends the subscription whichever
 * period it is about. The rows of `money` are locked, the refund's row is new.
 */
export async function reversePurchase(
  tx: Transaction,
  { customerId, payment, transaction, subscription }: MoneyOrNone,
  back: ReturnedMoney,
  now: Date,
): Promise<void> {
  if (!transaction) return;
  const isWhole = !payment || back.disputeId || (await returnedMicros(tx, payment.id)) >= payment.amountMicros;
  if (isWhole) await markRefunded(tx, transaction, now);
  const isLast = async (id: string) => !(await hasLaterPeriod(tx, id, transaction.startsAt));
  const isRunning = subscription !== null && subscription.endedAt === null;
  const ends = isWhole && isRunning && (back.disputeId !== undefined || (await isLast(subscription.id)));
  if (ends) await endRefundedSubscription(tx, subscription.id, now);
  const about = { customerId, subscriptionId: subscription?.id ?? null, now };
  await recordEvent(tx, { type: "CANCELLATION", content: cancellationOf(back, transaction.id), ...about });
  if (back.refundId) await reverseGrant(tx, back.refundId, now);
  else await reverseGrants(tx, transaction.id, now);
  if (!ends || subscription.lapsedAt) return;
  await recordEvent(tx, { type: "EXPIRATION", content: { reason: "CUSTOMER_SUPPORT" }, ...about });
}

async function markRefunded(tx: Transaction, { id, refundedAt }: Refundable, now: Date): Promise<void> {
  if (refundedAt === null) await tx.update(transactions).set({ refundedAt: now }).where(eq(transactions.id, id));
}

function cancellationOf({ refundId, disputeId, newProduct, amountMicros }: ReturnedMoney, transactionId: string) {
  return {
    reason: newProduct ? ("UNSUBSCRIBE" as const) : ("CUSTOMER_SUPPORT" as const),
    transactionId,
    refundedMicros: amountMicros,
    refundId,
    ...(disputeId ? { disputeId } : {}),
    ...(newProduct ? { newProduct } : {}),
  };
}

interface Refundable {
  id: string;
  startsAt: Date;
  refundedAt: Date | null;
}

interface MoneyOrNone {
  customerId: string;
  payment: { id: string; amountMicros: number } | null;
  transaction: Refundable | null;
  subscription: { id: string; endedAt: Date | null; lapsedAt: Date | null } | null;
}

async function hasLaterPeriod(tx: Transaction, subscriptionId: string, startsAt: Date): Promise<boolean> {
  const [later] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.subscriptionId, subscriptionId), gt(transactions.startsAt, startsAt)))
    .limit(1);
  return later !== undefined;
}
