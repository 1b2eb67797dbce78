import { providerUnits } from "@hemline/protocol/money";
import { eq } from "drizzle-orm";
import type { Engine } from "../../engine/engine.ts";
import { type Intent, ProviderFailure } from "../../provider/port.ts";
import { newId } from "../../rules/ids.ts";
import { dueWithTaxMicros } from "../../rules/terms.ts";
import { lockOperation, type Operation, openPayment } from "../../store/operations.ts";
import { payments } from "../../store/tables.ts";

/**
 * Brings an intent that nobody has confirmed to the total the customer was shown last. The payment's row first, then
 * the provider: whoever dies in between leaves an intent over an earlier total, which the next one here puts right.
 */
export async function updateIntentAmount(engine: Engine, operation: Operation, intent: Intent): Promise<Intent> {
  if (intent.kind === "setup" || intent.status !== "open") return intent;
  const units = await writeDown(engine, operation);
  if (units === null || units === intent.units) return intent;
  try {
    // A key of its own each time: there and back again must not be answered by what was answered before.
    return await engine.provider.changeAmount(intent.id, units, `amount:${newId(engine.clock())}`);
  } catch (failure) {
    if (!(failure instanceof ProviderFailure) || failure.kind !== "refused") throw failure;
    const now = await engine.provider.intent(intent.id);
    if (now.status === "open") throw failure;
    return now;
  }
}

/** @returns what is to be charged, in the provider's units; null where the checkout is over. */
function writeDown({ db }: Engine, { id }: Operation): Promise<number | null> {
  return db.transaction(async (tx) => {
    const operation = await lockOperation(tx, id);
    const payment = await openPayment(tx, id);
    if (operation.settledAt || !payment) return null;
    const { taxMicros, taxCalculationId, currency } = operation;
    const amountMicros = dueWithTaxMicros(operation);
    await tx.update(payments).set({ amountMicros, taxMicros, taxCalculationId }).where(eq(payments.id, payment.id));
    return providerUnits(amountMicros, currency);
  });
}
