import { providerUnits } from "@hemline/protocol/money";
import { eq } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import type { Intent } from "../gateway/port.ts";
import { dueNowMicros } from "../rules/terms.ts";
import { holds } from "../store/customers.ts";
import { lockOperation, type Operation, openPayment, operationById, rivalsOf } from "../store/operations.ts";
import { customers, operations, payments } from "../store/tables.ts";
import { endLapsed, ofCustomer } from "./end-lapsed.ts";
import { handOver } from "./hand-over.ts";
import { returnDuplicate } from "./return-duplicate.ts";

/** Hands over what was paid for, in one transaction: charge, subscription or purchase, event and mail. */
export async function provision(engine: Engine, operationId: string, intent: Intent): Promise<Operation> {
  const { db, clock } = engine;
  await db.transaction(async (tx) => {
    const operation = await lockOperation(tx, operationId);
    if (operation.settledAt) return;
    const now = clock();
    mustBeTheSameMoney(operation, intent);
    // Two checkouts of one customer come in one after the other, so that the second sees what the first has bought.
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, operation.customerId))
      .for("no key update");
    await endLapsed(tx, now, ofCustomer(operation));

    const payment = await openPayment(tx, operationId);
    if (payment) {
      await tx
        .update(payments)
        .set({ state: "succeeded", intentId: intent.id, settledAt: now })
        .where(eq(payments.id, payment.id));
    }
    if (await holds(tx, { ...operation, now })) return returnDuplicate(engine, tx, operation, payment, now);

    const rivals = await rivalsOf(tx, operation);
    const transactionId = await handOver(tx, operation, { paymentId: payment?.id ?? null, card: intent }, now);
    await tx
      .update(operations)
      .set({ state: "succeeded", transactionId, intentId: intent.id, settledAt: now })
      .where(eq(operations.id, operationId));
    await engine.jobs.enqueue("billing.receipt", { operationId }, { tx });
    for (const rival of rivals) await engine.jobs.enqueue("billing.supersede", { operationId: rival }, { tx });
  });
  return operationById(db, operationId);
}

function mustBeTheSameMoney(operation: Operation, intent: Intent): void {
  const due = dueNowMicros(operation);
  const agreed = due === 0 ? intent.kind === "setup" : intent.units === providerUnits(due, operation.currency);
  if (!agreed || (intent.currency ?? operation.currency) !== operation.currency) {
    throw new Error(`Intent ${intent.id} is not over what operation ${operation.id} agreed.`);
  }
}
