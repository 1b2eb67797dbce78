import type { Transaction } from "@hemline/database";
import { providerUnits } from "@hemline/protocol/money";
import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { recordEvent } from "../../events/record-event.ts";
import { CannotComplete, InvalidEmail } from "../../problems.ts";
import { type Intent, ProviderFailure } from "../../provider/port.ts";
import { newId } from "../../rules/ids.ts";
import { operationFailures } from "../../rules/operation-failures.ts";
import { dueWithTaxMicros } from "../../rules/pricing/amount-due.ts";
import { lockCustomer } from "../../store/customers.ts";
import { lockOperation, type Operation, openPayment, operationById } from "../../store/operations.ts";
import type { Payment } from "../../store/payments.ts";
import { operations, payments } from "../../store/tables.ts";
import { closeOperation } from "../settlement/close-operation.ts";
import { forgetProviderCustomer, providerCustomer } from "./provider-customer.ts";

type Buyer = Operation & { email: string };

export interface WithIntent {
  operation: Operation;
  intent: Intent;
}

/**
 * Creates the one intent of an operation, or reads it where it is there already. A repeated call after a failure returns
 * the same intent; what the provider will never accept ends the operation.
 */
export async function createIntent(context: BillingContext, read: Buyer): Promise<WithIntent> {
  const { db } = context;
  if (read.intentId) return readIntent(context, read, read.intentId);
  const { operation, payment } = await recordAttempt(context, read);
  const customerId = await customerAtProvider(context, operation);
  const intent = await orderIntent(context, operation, payment, customerId);
  const ready = { intentId: intent.id, state: "awaiting_gateway" } as const;
  const isOpen = await db.transaction(async (tx) => {
    const updated = await tx
      .update(operations)
      .set(ready)
      .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)))
      .returning({ id: operations.id });
    if (payment) await tx.update(payments).set({ intentId: intent.id }).where(eq(payments.id, payment.id));
    return updated.length > 0;
  });
  return { intent, operation: isOpen ? { ...operation, ...ready } : await operationById(db, operation.id) };
}

/** Only the customer's address may have changed since the intent was created. */
async function readIntent(context: BillingContext, operation: Buyer, intentId: string): Promise<WithIntent> {
  const intent = await context.provider.intent(intentId);
  if (intent.status === "open") await providerCustomer(context, operation);
  return { operation, intent };
}

async function customerAtProvider(context: BillingContext, operation: Buyer): Promise<string> {
  try {
    return await providerCustomer(context, operation);
  } catch (failure) {
    if (!isRefused(failure)) throw failure;
    if (failure.code === "email_invalid") throw InvalidEmail(operation.email);
    await closeOperation(context, operation, operationFailures.customerRefused);
    throw failure;
  }
}

async function orderIntent(
  context: BillingContext,
  operation: Buyer,
  payment: Payment | null,
  customerId: string,
): Promise<Intent> {
  const { provider } = context;
  const reference = { operationId: operation.id, paymentId: payment?.id ?? null };
  try {
    return payment
      ? await provider.createPayment({
          customerId,
          reference,
          // The row's own amount, also where other taxes were calculated since: a key requires the same call again.
          units: providerUnits(payment.amountMicros, payment.currency),
          currency: payment.currency,
          saveCard: operation.productType === "subscription",
          key: `payment:${payment.id}`,
        })
      : await provider.createSetup({ customerId, reference, key: `op:${operation.id}:setup` });
  } catch (failure) {
    if (!isRefused(failure)) throw failure;
    if (failure.code === "resource_missing") await forgetProviderCustomer(context, customerId);
    const { paymentRefused, setupRefused } = operationFailures;
    await closeOperation(context, operation, payment ? paymentRefused : setupRefused);
    throw failure;
  }
}

function isRefused(failure: unknown): failure is ProviderFailure {
  return failure instanceof ProviderFailure && failure.kind === "refused";
}

/** Writes the payment's row before the provider is called. The payment is null where nothing is due yet. */
async function recordAttempt(
  { db, clock }: BillingContext,
  read: Buyer,
): Promise<{ operation: Buyer; payment: Payment | null }> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, read.customerId);
    const locked = await lockOperation(tx, read.id);
    if (locked.settledAt) throw CannotComplete("This checkout has ended. Start again.");
    const isFirst = locked.state === "created";
    if (isFirst) await tx.update(operations).set({ state: "completing" }).where(eq(operations.id, locked.id));
    const operation = { ...locked, email: read.email, state: isFirst ? ("completing" as const) : locked.state };
    const due = dueWithTaxMicros(operation);
    if (due === 0) return { operation, payment: null };
    const open = await openPayment(tx, operation.id);
    return { operation, payment: open ?? (await insertPayment(tx, operation, due, clock())) };
  });
}

async function insertPayment(tx: Transaction, operation: Operation, amountMicros: number, now: Date): Promise<Payment> {
  const { id: operationId, customerId, currency, taxMicros, taxCalculationId } = operation;
  const made = {
    ...{ id: newId(now), operationId, amountMicros, currency, taxMicros, taxCalculationId },
    ...{ attempt: 1, state: "pending" as const, createdAt: now },
  };
  const [payment] = await tx.insert(payments).values(made).returning();
  if (!payment) throw new Error(`The payment of operation ${operationId} was not inserted.`);
  const content = { operationId, paymentId: payment.id };
  await recordEvent(tx, { type: "INVOICE_ISSUANCE", customerId, subscriptionId: null, content, now });
  return payment;
}
