import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { newId } from "../../rules/ids.ts";
import type { Operation } from "../../store/operations.ts";
import type { Payment } from "../../store/payments.ts";
import { operations, refunds } from "../../store/tables.ts";

/** Refunds a second payment for what the customer already owns, e.g. from two open tabs, and closes its operation. */
export async function refundDuplicate(
  { jobs }: BillingContext,
  tx: Transaction,
  operation: Operation,
  payment: Payment | null,
  now: Date,
): Promise<Operation> {
  if (payment) {
    const refundId = newId(now);
    const { id: paymentId, amountMicros } = payment;
    await tx
      .insert(refunds)
      .values({ id: refundId, paymentId, amountMicros, reason: "duplicate", state: "pending", createdAt: now });
    await jobs.enqueue("billing.refund", { refundId }, { tx });
  }
  const closing = { state: "failed", errorCode: 5, errorMessage: "You already bought this.", settledAt: now } as const;
  await tx.update(operations).set(closing).where(eq(operations.id, operation.id));
  return { ...operation, ...closing };
}
