import type { PaymentFailureCode } from "@hemline/protocol";
import { and, eq, isNull } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import type { Intent } from "../gateway/port.ts";
import { type Operation, operationById } from "../store/operations.ts";
import { operations, payments } from "../store/tables.ts";
import { provision } from "./provision.ts";

/**
 * Brings an operation to where the provider already is. Everybody who suspects news calls this: the browser's poll, the
 * provider's webhook, the janitor. Twice is once.
 */
export async function settle(engine: Engine, operationId: string): Promise<Operation> {
  const operation = await operationById(engine.db, operationId);
  if (operation.settledAt) return operation;
  if (!operation.intentId) return isOver(engine, operation) ? expire(engine, operation) : operation;
  return settleAs(engine, operation, await engine.provider.intent(operation.intentId));
}

/** The same, by an intent somebody has just read. */
export async function settleAs(engine: Engine, operation: Operation, intent: Intent): Promise<Operation> {
  switch (intent.status) {
    case "succeeded":
      return provision(engine, operation.id, intent);
    case "canceled":
      return isOver(engine, operation) ? expire(engine, operation) : fail(engine, operation, intent);
    case "processing":
      return operation;
    case "open":
      return isOver(engine, operation) ? giveUp(engine, operation, intent) : operation;
  }
}

/** Nobody can pay any more before anybody is told so. */
async function giveUp(engine: Engine, operation: Operation, intent: Intent): Promise<Operation> {
  const last = await engine.provider.cancel(intent.id);
  if (last.status === "succeeded") return provision(engine, operation.id, last);
  return last.status === "canceled" ? expire(engine, operation) : operation;
}

function isOver({ clock }: Engine, operation: Operation): boolean {
  return operation.expiresAt <= clock();
}

function fail(engine: Engine, operation: Operation, intent: Intent): Promise<Operation> {
  const message = intent.kind === "setup" ? "The card could not be set up." : "The payment was cancelled.";
  return close(engine, operation, { state: "failed", message });
}

function expire(engine: Engine, operation: Operation): Promise<Operation> {
  return close(engine, operation, { state: "expired", message: "This checkout took too long." });
}

async function close(
  { db, clock }: Engine,
  operation: Operation,
  o: { state: "failed" | "expired"; message: string },
): Promise<Operation> {
  const settledAt = clock();
  const errorCode: PaymentFailureCode = operation.trial ? 4 : 3;
  await db.transaction(async (tx) => {
    const closed = await tx
      .update(operations)
      .set({ state: o.state, errorCode, errorMessage: o.message, settledAt })
      .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)))
      .returning({ id: operations.id });
    if (closed.length === 0) return;
    await tx
      .update(payments)
      .set({ state: "failed", failureCode: o.state, settledAt })
      .where(and(eq(payments.operationId, operation.id), eq(payments.state, "pending")));
  });
  return operationById(db, operation.id);
}
