import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import type { Intent } from "../../provider/port.ts";
import { isUuid } from "../../rules/ids.ts";
import { type Operation, operationById, operationOfIntent } from "../../store/operations.ts";
import { type Payment, paymentOfIntent } from "../../store/payments.ts";
import { operations, payments } from "../../store/tables.ts";
import { resolveRenewal } from "../renewals/resolve-renewal.ts";
import { settleUpgradeCharge } from "../settlement/charge-upgrade.ts";
import { refundLatePayment } from "../settlement/refund-late-payment.ts";
import { settle } from "../settlement/settle.ts";

export async function onIntent(
  context: BillingContext,
  intentId: string,
  reference: Intent["reference"],
): Promise<void> {
  const operation = await operationOfIntent(context.db, intentId, reference.operationId);
  if (operation) {
    const settled =
      operation.changesSubscriptionId && !operation.intentId
        ? await settleUpgradeCharge(context, operation, await context.provider.intent(intentId))
        : await settle(context, await withIntent(context, operation, intentId));
    if (settled.settledAt && settled.state !== "succeeded") await refundLatePayment(context, settled, intentId);
  } else if (reference.paymentId && isUuid(reference.paymentId)) {
    await recordOutcome(context, reference.paymentId, intentId);
    await resolveRenewal(context, reference.paymentId);
  }
}

/**
 * Records the intent of a renewal whose provider call was never answered, once the intent is paid or declined. Repeating
 * the call could return an error that the provider keeps for its idempotency key for a day. An intent without an outcome
 * is left alone: the call that charges it may still be running.
 */
async function recordOutcome({ db, provider }: BillingContext, paymentId: string, intentId: string): Promise<void> {
  const unknown = and(eq(payments.id, paymentId), eq(payments.state, "pending"), isNull(payments.intentId));
  const [open] = await db.select({ id: payments.id }).from(payments).where(unknown);
  if (!open) return;
  const intent = await provider.intent(intentId);
  const hasOutcome = intent.status === "succeeded" || intent.declined !== null;
  if (!hasOutcome || intent.reference.paymentId !== paymentId) return;
  await db.update(payments).set({ intentId }).where(unknown);
}

/** The payment of an intent that has succeeded. A refund's or dispute's event may arrive before the payment is known. */
export async function settledPayment(context: BillingContext, intentId: string): Promise<Payment | null> {
  const known = await paymentOfIntent(context.db, intentId);
  if (known?.state === "succeeded") return known;
  const intent = await context.provider.intent(intentId);
  await onIntent(context, intentId, intent.reference);
  const now = await paymentOfIntent(context.db, intentId);
  return now?.state === "succeeded" ? now : null;
}

/** Records the intent for a checkout whose process crashed after the provider's answer and before writing it down. */
async function withIntent({ db }: BillingContext, operation: Operation, intentId: string): Promise<Operation> {
  if (operation.intentId) return operation;
  await db
    .update(operations)
    .set({ intentId, state: "awaiting_gateway" })
    .where(and(eq(operations.id, operation.id), isNull(operations.intentId), eq(operations.state, "completing")));
  return operationById(db, operation.id);
}
