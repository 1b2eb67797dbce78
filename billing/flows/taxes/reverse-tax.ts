import { providerUnits } from "@hemline/protocol/money";
import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { payments, refunds } from "../../store/tables.ts";

/** Reverses a refund's share of the tax in the provider's books. Repeating changes nothing. */
export async function reverseTax({ db, provider }: BillingContext, refundId: string): Promise<void> {
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, refundId), eq(refunds.state, "succeeded"), isNull(refunds.taxReversalId)));
  if (!row?.payment.taxTransactionId) return;
  const { refund, payment } = row;
  const isWhole = refund.amountMicros === payment.amountMicros;
  const taxReversalId = await provider.reverseTax({
    taxTransactionId: row.payment.taxTransactionId,
    reference: refund.id,
    units: isWhole ? null : providerUnits(refund.amountMicros, payment.currency),
    key: `tax:${refund.id}`,
  });
  await db
    .update(refunds)
    .set({ taxReversalId })
    .where(and(eq(refunds.id, refundId), isNull(refunds.taxReversalId)));
}
