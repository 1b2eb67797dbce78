import { providerUnits } from "@hemline/protocol/money";
import { and, eq, isNull } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import type { Intent } from "../gateway/port.ts";
import { newId } from "../ids.ts";
import { CannotComplete } from "../problems.ts";
import { dueNowMicros } from "../rules/terms.ts";
import { lockOperation, type Operation, openPayment } from "../store/operations.ts";
import { operations, payments } from "../store/tables.ts";
import { providerCustomer } from "./provider-customer.ts";

/** Makes the one intent of an operation. Whatever breaks on the way, asking again brings the same one. */
export async function makeIntent(engine: Engine, operation: Operation & { email: string }): Promise<Intent> {
  const { db, provider } = engine;
  const paymentId = await writeDown(engine, operation);
  const customerId = await providerCustomer(engine, operation);
  const reference = { operationId: operation.id, paymentId };
  const intent = paymentId
    ? await provider.createPayment({
        customerId,
        reference,
        units: providerUnits(dueNowMicros(operation), operation.currency),
        currency: operation.currency,
        saveCard: operation.productType === "subscription",
        key: `payment:${paymentId}`,
      })
    : await provider.createSetup({ customerId, reference, key: `op:${operation.id}:setup` });

  await db.transaction(async (tx) => {
    await tx
      .update(operations)
      .set({ intentId: intent.id, state: "awaiting_gateway" })
      .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)));
    if (paymentId) await tx.update(payments).set({ intentId: intent.id }).where(eq(payments.id, paymentId));
  });
  return intent;
}

/** The payment's row is there before the provider hears of it. @returns its id; null where nothing is due yet. */
async function writeDown({ db, clock }: Engine, operation: Operation): Promise<string | null> {
  const due = dueNowMicros(operation);
  return db.transaction(async (tx) => {
    const locked = await lockOperation(tx, operation.id);
    if (locked.settledAt) throw CannotComplete("This checkout is over. Please start again.");
    if (locked.state === "created") {
      await tx.update(operations).set({ state: "completing" }).where(eq(operations.id, operation.id));
    }
    if (due === 0) return null;
    const open = await openPayment(tx, operation.id);
    if (open) return open.id;
    const now = clock();
    const id = newId(now);
    await tx.insert(payments).values({
      id,
      operationId: operation.id,
      attempt: 1,
      amountMicros: due,
      currency: operation.currency,
      state: "pending",
      createdAt: now,
    });
    return id;
  });
}
