import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { payments, taxCalculations } from "../../store/tables.ts";

/**
 * Records a payment's tax in the provider's books, once the purchase is fulfilled. The payment's id is the key, so
 * recording twice changes nothing.
 */
export async function recordTax({ db, provider }: BillingContext, paymentId: string): Promise<void> {
  const [row] = await db
    .select({ calculationId: taxCalculations.providerId })
    .from(payments)
    .innerJoin(taxCalculations, eq(taxCalculations.id, payments.taxCalculationId))
    .where(and(eq(payments.id, paymentId), eq(payments.state, "succeeded"), isNull(payments.taxTransactionId)));
  if (!row?.calculationId) return;
  const { calculationId } = row;
  const taxTransactionId = await provider.recordTax({ calculationId, reference: paymentId, key: `tax:${paymentId}` });
  await db.update(payments).set({ taxTransactionId }).where(eq(payments.id, paymentId));
}
