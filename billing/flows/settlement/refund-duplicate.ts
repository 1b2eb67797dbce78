import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { Engine } from "../../engine/engine.ts";
import { newId } from "../../rules/ids.ts";
import type { Operation } from "../../store/operations.ts";
import { operations, type payments, refunds } from "../../store/tables.ts";

/** Somebody paid in a second tab for what the first has already brought: the second payment goes back whole. */
export async function refundDuplicate(
  { jobs }: Engine,
  tx: Transaction,
  operation: Operation,
  payment: typeof payments.$inferSelect | null,
  now: Date,
): Promise<void> {
  if (payment) {
    const refundId = newId(now);
    const { id: paymentId, amountMicros } = payment;
    await tx
      .insert(refunds)
      .values({ id: refundId, paymentId, amountMicros, reason: "duplicate", state: "pending", createdAt: now });
    await jobs.enqueue("billing.refund", { refundId }, { tx });
  }
  await tx
    .update(operations)
    .set({ state: "failed", errorCode: 5, errorMessage: "This was already bought.", settledAt: now })
    .where(eq(operations.id, operation.id));
}
