import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { lockOperation, type Operation } from "../../store/operations.ts";
import { payments } from "../../store/tables.ts";
import { refundWholePayment } from "../refunds/refund-whole-payment.ts";

/** Refunds a checkout that was paid after its end. */
export async function refundLatePayment(
  context: BillingContext,
  operation: Operation,
  intentId: string,
): Promise<void> {
  const { db, provider, clock, log } = context;
  if (!(await failedPayment(db, operation.id))) return;
  const intent = await provider.intent(intentId);
  if (intent.status !== "succeeded") return;
  const returned = await db.transaction(async (tx) => {
    await lockOperation(tx, operation.id);
    const payment = await failedPayment(tx, operation.id);
    if (!payment) return false;
    const now = clock();
    await tx.update(payments).set({ state: "succeeded", intentId, settledAt: now }).where(eq(payments.id, payment.id));
    await refundWholePayment(context, tx, { payment, reason: "late", now });
    return true;
  });
  if (returned) log.error({ operation: operation.id }, "a checkout was paid after it ended and is refunded");
}

async function failedPayment(db: BillingContext["db"] | Transaction, operationId: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.operationId, operationId), eq(payments.state, "failed")));
  return row ?? null;
}
