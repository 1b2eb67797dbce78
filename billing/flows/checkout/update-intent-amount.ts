import { providerUnits } from "@hemline/protocol/money";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { ProviderFailure } from "../../provider/port.ts";
import { newId } from "../../rules/ids.ts";
import { dueWithTaxMicros } from "../../rules/pricing/amount-due.ts";
import { lockOperation, type Operation, openPayment } from "../../store/operations.ts";
import { payments } from "../../store/tables.ts";
import type { WithIntent } from "./create-intent.ts";

/**
 * Updates an unconfirmed intent to the total that the customer was shown last. The payment's row is written first: a
 * process that dies in between leaves an intent over an earlier total, which the next call corrects.
 */
export async function updateIntentAmount(context: BillingContext, ready: WithIntent): Promise<WithIntent> {
  const { intent } = ready;
  if (intent.kind === "setup" || intent.status !== "open") return ready;
  const { operation, units } = await recordAmount(context, ready.operation);
  if (units === null || units === intent.units) return { operation, intent };
  try {
    // A new key each time: changing the amount back must not return the provider's stored answer.
    const updated = await context.provider.changeAmount(intent.id, units, `amount:${newId(context.clock())}`);
    return { operation, intent: updated };
  } catch (failure) {
    if (!(failure instanceof ProviderFailure) || failure.kind !== "refused") throw failure;
    const now = await context.provider.intent(intent.id);
    if (now.status === "open") throw failure;
    return { operation, intent: now };
  }
}

function recordAmount(
  { db }: BillingContext,
  { id }: Operation,
): Promise<{ operation: Operation; units: number | null }> {
  return db.transaction(async (tx) => {
    const operation = await lockOperation(tx, id);
    const payment = await openPayment(tx, id);
    if (operation.settledAt || !payment) return { operation, units: null };
    const { taxMicros, taxCalculationId, currency } = operation;
    const amountMicros = dueWithTaxMicros(operation);
    await tx.update(payments).set({ amountMicros, taxMicros, taxCalculationId }).where(eq(payments.id, payment.id));
    return { operation, units: providerUnits(amountMicros, currency) };
  });
}
