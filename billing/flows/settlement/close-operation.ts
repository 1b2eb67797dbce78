import type { PaymentFailureCode } from "@hemline/protocol";
import { and, eq, isNull } from "drizzle-orm";
import type { Engine } from "../../engine/engine.ts";
import { type Operation, operationById } from "../../store/operations.ts";
import { operations, payments } from "../../store/tables.ts";

/** Ends an operation that nobody can pay any more, and the payment that waited with it. Ends stay as they are. */
export async function closeOperation(
  { db, clock }: Engine,
  operation: Operation,
  end: { state: "failed" | "expired"; code: PaymentFailureCode; message: string },
): Promise<Operation> {
  const settledAt = clock();
  await db.transaction(async (tx) => {
    const closed = await tx
      .update(operations)
      .set({ state: end.state, errorCode: end.code, errorMessage: end.message, settledAt })
      .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)))
      .returning({ id: operations.id });
    if (closed.length === 0) return;
    await tx
      .update(payments)
      .set({ state: "failed", failureCode: end.state, settledAt })
      .where(and(eq(payments.operationId, operation.id), eq(payments.state, "pending")));
  });
  return operationById(db, operation.id);
}
