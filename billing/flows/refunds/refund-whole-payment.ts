import type { Transaction } from "@hemline/database";
import type { BillingContext } from "../../context/billing-context.ts";
import { newId } from "../../rules/ids.ts";
import { type payments, type RefundReason, refunds } from "../../store/tables.ts";

/** Records the refund of a whole payment and enqueues sending it. Its row must be locked. */
export async function refundWholePayment(
  { jobs }: Pick<BillingContext, "jobs">,
  tx: Transaction,
  o: { payment: typeof payments.$inferSelect; reason: RefundReason; now: Date },
): Promise<void> {
  const { payment, reason, now } = o;
  const refundId = newId(now);
  await tx.insert(refunds).values({
    id: refundId,
    paymentId: payment.id,
    amountMicros: payment.amountMicros,
    reason,
    state: "pending",
    createdAt: now,
  });
  await jobs.enqueue("billing.refund", { refundId }, { tx });
}
