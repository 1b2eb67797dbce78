import type { Transaction } from "@hemline/database";
import { microsOfProviderUnits } from "@hemline/protocol/money";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import type { Refund } from "../../provider/port.ts";
import { newId } from "../../rules/ids.ts";
import { lockMoney, type Money, type Payment, projectsNow, refundRow, returnedMicros } from "../../store/payments.ts";
import { type RefundState, refunds } from "../../store/tables.ts";
import { reversePurchase } from "./reverse-purchase.ts";

/** A refund's state never goes back: an older event may still arrive later. */
const rank: Record<RefundState, number> = { pending: 0, succeeded: 1, failed: 2 };

/**
 * Brings our row of a refund to the provider's state. A refund made at the provider is recorded as `outside`, with the
 * same effects as ours. Amounts are compared, never added, so applying a refund twice changes nothing.
 *
 * A refund that fails later leaves access ended: the seller meant it, and only they know how to return the money.
 * The failed row no longer counts, so the same payment can be refunded again.
 */
export async function applyRefund(context: BillingContext, payment: Payment, refund: Refund): Promise<void> {
  const { db, log } = context;
  const hasFailed = await db.transaction(async (tx) => {
    const money = await lockMoney(tx, payment.id);
    const now = projectsNow(context, money);
    const row = await refundRow(tx, { ...refund, paymentId: payment.id });
    if (!row) {
      await recordOutsideRefund(context, tx, money, refund, now);
      return false;
    }
    if (row.providerId !== null && rank[refund.status] <= rank[row.state]) return false;
    const settledAt = refund.status === "pending" ? null : (row.settledAt ?? now);
    const change = { state: refund.status, providerId: refund.id, settledAt };
    await tx.update(refunds).set(change).where(eq(refunds.id, row.id));
    if (refund.status === "succeeded") await context.jobs.enqueue("billing.refund", { refundId: row.id }, { tx });
    return refund.status === "failed";
  });
  if (hasFailed)
    log.error({ refund: refund.id, payment: payment.id }, "a refund failed: the customer has no money yet");
}

async function recordOutsideRefund(
  { jobs }: BillingContext,
  tx: Transaction,
  money: Money,
  refund: Refund,
  now: Date,
): Promise<void> {
  const { payment } = money;
  const amountMicros = microsOfProviderUnits(refund.units, payment.currency);
  const state = refund.status;
  const id = newId(now);
  await tx.insert(refunds).values({
    id,
    paymentId: payment.id,
    amountMicros,
    reason: "outside",
    state,
    providerId: refund.id,
    createdAt: now,
    settledAt: state === "pending" ? null : now,
  });
  if (state === "failed") return;
  await failRefundsBeyondPayment(tx, payment, now);
  await reversePurchase(tx, money, { amountMicros, refundId: id }, now);
  await jobs.enqueue("billing.refund", { refundId: id }, { tx });
}

/** The provider refunds no more than it took, so it will refuse our pending refunds that no longer fit. */
async function failRefundsBeyondPayment(tx: Transaction, payment: Money["payment"], now: Date): Promise<void> {
  const waiting = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.state, "pending"), isNull(refunds.providerId)))
    .orderBy(desc(refunds.createdAt));
  let returned = await returnedMicros(tx, payment.id);
  for (const { id, amountMicros } of waiting) {
    if (returned <= payment.amountMicros) return;
    returned -= amountMicros;
    await tx.update(refunds).set({ state: "failed", settledAt: now }).where(eq(refunds.id, id));
  }
}
