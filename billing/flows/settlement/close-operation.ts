import type { Transaction } from "@hemline/database";
import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import type { OperationFailure } from "../../rules/operation-failures.ts";
import { type Operation, operationById } from "../../store/operations.ts";
import { operations, payments } from "../../store/tables.ts";

/** Ends an operation that nobody can pay any more, and its pending payment. A final state stays as it is. */
export async function closeOperation(
  { db, clock }: BillingContext,
  operation: Operation,
  failure: OperationFailure,
): Promise<Operation> {
  const { state, code: errorCode, message: errorMessage } = failure;
  const closing = { state, errorCode, errorMessage, settledAt: clock() };
  const isClosed = await db.transaction(async (tx) => {
    const closed = await tx
      .update(operations)
      .set(closing)
      .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)))
      .returning({ id: operations.id });
    if (closed.length === 0) return false;
    await failPayment(tx, operation.id, { failureCode: state, settledAt: closing.settledAt });
    return true;
  });
  return isClosed ? { ...operation, ...closing } : operationById(db, operation.id);
}

async function failPayment(
  tx: Transaction,
  operationId: string,
  failure: { failureCode: string; settledAt: Date },
): Promise<void> {
  await tx
    .update(payments)
    .set({ state: "failed", ...failure })
    .where(and(eq(payments.operationId, operationId), eq(payments.state, "pending")));
}
