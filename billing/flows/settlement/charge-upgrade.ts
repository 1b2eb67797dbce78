import { providerUnits } from "@hemline/protocol/money";
import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { type Intent, ProviderFailure } from "../../provider/port.ts";
import { needsOwner } from "../../rules/access/dunning.ts";
import { defined } from "../../rules/defined.ts";
import { clockSkewMs } from "../../rules/limits.ts";
import { operationFailures } from "../../rules/operation-failures.ts";
import { type Operation, openPayment, operationById } from "../../store/operations.ts";
import { subscriptionWithOrigin } from "../../store/subscriptions.ts";
import { operations, payments } from "../../store/tables.ts";
import { applyIntent } from "./apply-intent.ts";
import { closeOperation } from "./close-operation.ts";

type Payment = typeof payments.$inferSelect;

/**
 * Charges an upgrade to the saved card, or finds the result of an earlier charge. Repeating is safe: the payment's id
 * is the provider's key. A declined card ends the operation and changes nothing; an authentication request leaves the
 * intent open. After its end a charge is only looked up.
 * @returns the operation as it is now; without an intent while the provider does not answer.
 */
export async function chargeUpgrade(context: BillingContext, operation: Operation): Promise<Operation> {
  const payment = await openPayment(context.db, operation.id);
  if (operation.settledAt || !payment) return operationById(context.db, operation.id);
  try {
    const isLate = operation.expiresAt <= context.clock();
    const intent = isLate ? await lookUpCharge(context, operation, payment) : await charge(context, operation, payment);
    if (!intent) return closeOperation(context, operation, operationFailures.upgradeExpired);
    await recordIntent(context, operation.id, payment.id, intent.id);
    return applyIntent(context, await operationById(context.db, operation.id), intent);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === "unknown") {
      context.log.warn({ err: error, operation: operation.id }, "whether an upgrade was paid is not known yet");
      return operation;
    }
    return settleRefused(context, operation, payment, error);
  }
}

/**
 * Brings an upgrade whose charge was never answered to the outcome that its intent has. An intent without an outcome is
 * left alone: the call that charges it may still be running.
 */
export async function settleUpgradeCharge(
  context: BillingContext,
  operation: Operation,
  intent: Intent,
): Promise<Operation> {
  const payment = await openPayment(context.db, operation.id);
  const hasOutcome = intent.status !== "open" || intent.declined !== null;
  if (operation.settledAt || !payment || !hasOutcome || intent.reference.paymentId !== payment.id) return operation;
  await recordIntent(context, operation.id, payment.id, intent.id);
  const now = await operationById(context.db, operation.id);
  return intent.status === "open"
    ? settleDeclined(context, now, intent.id, intent.declined)
    : applyIntent(context, now, intent);
}

async function settleRefused(
  context: BillingContext,
  operation: Operation,
  payment: Payment,
  failure: ProviderFailure,
) {
  const { code, intentId } = failure;
  if (!intentId) {
    context.log.warn({ err: failure, operation: operation.id }, "the provider did not accept an upgrade");
    return closeOperation(context, operation, operationFailures.upgradeRefused);
  }
  await recordIntent(context, operation.id, payment.id, intentId);
  return settleDeclined(context, await operationById(context.db, operation.id), intentId, code);
}

/** Cancels the declined intent before the customer sees that nothing has changed, so that nobody can pay it later. */
async function settleDeclined(context: BillingContext, operation: Operation, intentId: string, code: string | null) {
  return code === needsOwner ? operation : applyIntent(context, operation, await context.provider.cancel(intentId));
}

async function charge({ db, provider }: BillingContext, operation: Operation, payment: Payment): Promise<Intent> {
  const { subscription } = await subscriptionWithOrigin(
    db,
    defined(operation.changesSubscriptionId, "changes subscription id"),
  );
  return provider.chargeSavedCard({
    customerId: defined(subscription.providerCustomerId, "provider customer id"),
    paymentMethodId: defined(subscription.paymentMethodId, "payment method id"),
    reference: { operationId: operation.id, paymentId: payment.id },
    units: providerUnits(payment.amountMicros, payment.currency),
    currency: payment.currency,
    saveCard: false,
    key: `payment:${payment.id}`,
  });
}

async function lookUpCharge(context: BillingContext, operation: Operation, payment: Payment): Promise<Intent | null> {
  const { db, provider, aheadMs } = context;
  const { subscription } = await subscriptionWithOrigin(
    db,
    defined(operation.changesSubscriptionId, "changes subscription id"),
  );
  const customerId = defined(subscription.providerCustomerId, "provider customer id");
  const createdAfter = new Date(payment.createdAt.getTime() - aheadMs - clockSkewMs);
  return provider.paymentFor({ paymentId: payment.id, customerId, createdAfter });
}

async function recordIntent(
  { db }: BillingContext,
  operationId: string,
  paymentId: string,
  intentId: string,
): Promise<void> {
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
