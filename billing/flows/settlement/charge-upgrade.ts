import { providerUnits } from "@hemline/protocol/money";
import { and, eq, isNull } from "drizzle-orm";
import type { Engine } from "../../engine/engine.ts";
import { type Intent, ProviderFailure } from "../../provider/port.ts";
import { needsOwner } from "../../rules/dunning.ts";
import { clockSkewMs } from "../../rules/limits.ts";
import { type Operation, openPayment, operationById } from "../../store/operations.ts";
import { subscriptionWithOrigin } from "../../store/plans.ts";
import { operations, payments } from "../../store/tables.ts";
import { applyIntent } from "./apply-intent.ts";
import { closeOperation } from "./close-operation.ts";

type Payment = typeof payments.$inferSelect;

/**
 * Charges an upgrade to the saved card, or finds out what came of it. Asking again is safe: the payment's id is the
 * provider's key. A declined card ends the operation and changes nothing; a card whose bank wants to see its owner leaves
 * the intent open for them. Whoever comes too late looks for a charge, and makes none.
 * @returns the operation as it is now; without an intent while the provider does not answer.
 */
export async function chargeUpgrade(engine: Engine, operation: Operation): Promise<Operation> {
  const payment = await openPayment(engine.db, operation.id);
  if (operation.settledAt || !payment) return operationById(engine.db, operation.id);
  try {
    const isLate = operation.expiresAt <= engine.clock();
    const intent = isLate ? await found(engine, operation, payment) : await charge(engine, operation, payment);
    if (!intent)
      return closeOperation(engine, operation, { state: "expired", code: 3, message: "Nobody paid in time." });
    await remember(engine, operation.id, payment.id, intent.id);
    return applyIntent(engine, await operationById(engine.db, operation.id), intent);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === "unknown") {
      engine.log.warn({ err: error, operation: operation.id }, "whether an upgrade was paid is not known yet");
      return operation;
    }
    return refused(engine, operation, payment, error);
  }
}

/**
 * Brings an upgrade whose charge was never answered to the outcome that its intent has. An intent without an outcome is
 * left alone: the call that charges it may still be running.
 */
export async function settleUpgradeCharge(engine: Engine, operation: Operation, intent: Intent): Promise<Operation> {
  const payment = await openPayment(engine.db, operation.id);
  const hasOutcome = intent.status !== "open" || intent.declined !== null;
  if (operation.settledAt || !payment || !hasOutcome || intent.reference.paymentId !== payment.id) return operation;
  await remember(engine, operation.id, payment.id, intent.id);
  const now = await operationById(engine.db, operation.id);
  return intent.status === "open"
    ? settleDeclined(engine, now, intent.id, intent.declined)
    : applyIntent(engine, now, intent);
}

async function refused(engine: Engine, operation: Operation, payment: Payment, failure: ProviderFailure) {
  const { code, intentId } = failure;
  if (!intentId) {
    engine.log.warn({ err: failure, operation: operation.id }, "the provider did not accept an upgrade");
    return closeOperation(engine, operation, { state: "failed", code: 3, message: "The card could not be charged." });
  }
  await remember(engine, operation.id, payment.id, intentId);
  return settleDeclined(engine, await operationById(engine.db, operation.id), intentId, code);
}

/** Cancels the declined intent before the customer is told that nothing has changed, so that nobody can pay it later. */
async function settleDeclined(engine: Engine, operation: Operation, intentId: string, code: string | null) {
  return code === needsOwner ? operation : applyIntent(engine, operation, await engine.provider.cancel(intentId));
}

async function charge({ db, provider }: Engine, operation: Operation, payment: Payment): Promise<Intent> {
  const { subscription } = await subscriptionWithOrigin(db, operation.changesSubscriptionId!);
  return provider.chargeSavedCard({
    customerId: subscription.providerCustomerId!,
    paymentMethodId: subscription.paymentMethodId!,
    reference: { operationId: operation.id, paymentId: payment.id },
    units: providerUnits(payment.amountMicros, payment.currency),
    currency: payment.currency,
    saveCard: false,
    key: `payment:${payment.id}`,
  });
}

/** What came of a charge whose answer never reached us. */
async function found(engine: Engine, operation: Operation, payment: Payment): Promise<Intent | null> {
  const { db, provider, aheadMs } = engine;
  const { subscription } = await subscriptionWithOrigin(db, operation.changesSubscriptionId!);
  const customerId = subscription.providerCustomerId!;
  const createdAfter = new Date(payment.createdAt.getTime() - aheadMs - clockSkewMs);
  return provider.paymentFor({ paymentId: payment.id, customerId, createdAfter });
}

async function remember({ db }: Engine, operationId: string, paymentId: string, intentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(operations)
      .set({ intentId, state: "awaiting_gateway" })
      .where(and(eq(operations.id, operationId), isNull(operations.settledAt)));
    await tx
      .update(payments)
      .set({ intentId })
      .where(and(eq(payments.id, paymentId), isNull(payments.intentId)));
  });
}
