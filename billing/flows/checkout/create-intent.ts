import { providerUnits } from "@hemline/protocol/money";
import { and, eq, isNull } from "drizzle-orm";
import type { Engine } from "../../engine/engine.ts";
import { recordEvent } from "../../events/record-event.ts";
import { CannotComplete, InvalidEmail } from "../../problems.ts";
import { type Intent, ProviderFailure } from "../../provider/port.ts";
import { newId } from "../../rules/ids.ts";
import { dueWithTaxMicros } from "../../rules/terms.ts";
import { lockCustomer } from "../../store/customers.ts";
import { lockOperation, type Operation, openPayment, operationById } from "../../store/operations.ts";
import { operations, payments } from "../../store/tables.ts";
import { closeOperation } from "../settlement/close-operation.ts";
import { forgetProviderCustomer, providerCustomer } from "./provider-customer.ts";

type Buyer = Operation & { email: string };
type Payment = typeof payments.$inferSelect;

/**
 * Makes the one intent of an operation. Whatever breaks on the way, asking again brings the same one; what the provider
 * will never accept ends the operation.
 */
export async function createIntent(engine: Engine, operation: Buyer): Promise<Intent> {
  const { db } = engine;
  const payment = await writeDown(engine, operation);
  const customerId = await customerAtProvider(engine, operation);
  const intent = await orderIntent(engine, operation, payment, customerId);
  await db.transaction(async (tx) => {
    await tx
      .update(operations)
      .set({ intentId: intent.id, state: "awaiting_gateway" })
      .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)));
    if (payment) await tx.update(payments).set({ intentId: intent.id }).where(eq(payments.id, payment.id));
  });
  return intent;
}

async function customerAtProvider(engine: Engine, operation: Buyer): Promise<string> {
  try {
    return await providerCustomer(engine, operation);
  } catch (failure) {
    if (!isRefused(failure)) throw failure;
    if (failure.code === "email_invalid") throw InvalidEmail(operation.email);
    await closeOperation(engine, operation, { state: "failed", code: 2, message: "No card could be kept for you." });
    throw failure;
  }
}

async function orderIntent(
  engine: Engine,
  operation: Buyer,
  payment: Payment | null,
  customerId: string,
): Promise<Intent> {
  const { provider } = engine;
  const reference = { operationId: operation.id, paymentId: payment?.id ?? null };
  try {
    return payment
      ? await provider.createPayment({
          customerId,
          reference,
          // The row's own amount, also where other taxes were calculated since: a key wants the same call again.
          units: providerUnits(payment.amountMicros, payment.currency),
          currency: payment.currency,
          saveCard: operation.productType === "subscription",
          key: `payment:${payment.id}`,
        })
      : await provider.createSetup({ customerId, reference, key: `op:${operation.id}:setup` });
  } catch (failure) {
    if (!isRefused(failure)) throw failure;
    if (failure.code === "resource_missing") await forgetProviderCustomer(engine, customerId);
    await closeOperation(engine, operation, {
      state: "failed",
      ...(payment
        ? { code: 3, message: "The payment could not be made." }
        : { code: 1, message: "The card could not be asked for." }),
    });
    throw failure;
  }
}

function isRefused(failure: unknown): failure is ProviderFailure {
  return failure instanceof ProviderFailure && failure.kind === "refused";
}

/** The payment's row is there before the provider hears of it. @returns it; null where nothing is due yet. */
async function writeDown({ db, clock }: Engine, { id: operationId }: Operation): Promise<Payment | null> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, (await operationById(tx, operationId)).customerId);
    const operation = await lockOperation(tx, operationId);
    if (operation.settledAt) throw CannotComplete("This checkout is over. Please start again.");
    if (operation.state === "created") {
      await tx.update(operations).set({ state: "completing" }).where(eq(operations.id, operationId));
    }
    const due = dueWithTaxMicros(operation);
    if (due === 0) return null;
    const open = await openPayment(tx, operationId);
    if (open) return open;
    const now = clock();
    const [made] = await tx
      .insert(payments)
      .values({
        id: newId(now),
        operationId,
        attempt: 1,
        amountMicros: due,
        currency: operation.currency,
        taxMicros: operation.taxMicros,
        taxCalculationId: operation.taxCalculationId,
        state: "pending",
        createdAt: now,
      })
      .returning();
    const { customerId } = operation;
    const content = { operationId, paymentId: made!.id };
    await recordEvent(tx, { type: "INVOICE_ISSUANCE", customerId, subscriptionId: null, content, now });
    return made!;
  });
}
