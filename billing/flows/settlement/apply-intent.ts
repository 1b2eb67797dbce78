import type { PaymentFailureCode } from "@hemline/protocol";
import type { Engine } from "../../engine/engine.ts";
import type { Intent } from "../../provider/port.ts";
import type { Operation } from "../../store/operations.ts";
import { ownsProduct } from "../../store/owned-products.ts";
import { closeOperation } from "./close-operation.ts";
import { recordPurchase } from "./record-purchase.ts";

/** Brings an operation to the state of its intent, which the caller has just read. */
export async function applyIntent(engine: Engine, operation: Operation, intent: Intent): Promise<Operation> {
  switch (intent.status) {
    case "succeeded":
      return recordPurchase(engine, operation, intent);
    case "canceled":
      return isOver(engine, operation) ? expire(engine, operation) : fail(engine, operation, intent);
    case "processing":
      return operation;
    case "open":
      return isOver(engine, operation) ? expireOpen(engine, operation, intent) : operation;
  }
}

/** Cancels the intent first, so that an expired checkout cannot be paid. */
async function expireOpen(engine: Engine, operation: Operation, intent: Intent): Promise<Operation> {
  const last = await engine.provider.cancel(intent.id);
  if (last.status === "succeeded") return recordPurchase(engine, operation, last);
  return last.status === "canceled" ? expire(engine, operation) : operation;
}

export function isOver({ clock }: Engine, operation: Operation): boolean {
  return operation.expiresAt <= clock();
}

async function fail(engine: Engine, operation: Operation, intent: Intent): Promise<Operation> {
  if (await ownsProduct(engine.db, { ...operation, now: engine.clock() })) {
    return closeOperation(engine, operation, { state: "failed", code: 5, message: "This was already bought." });
  }
  const message = intent.kind === "setup" ? "The card could not be set up." : "The payment was cancelled.";
  return closeOperation(engine, operation, { state: "failed", code: failureCode(operation), message });
}

export function expire(engine: Engine, operation: Operation): Promise<Operation> {
  const message = "This checkout took too long.";
  return closeOperation(engine, operation, { state: "expired", code: failureCode(operation), message });
}

function failureCode(operation: Operation): PaymentFailureCode {
  return operation.trial ? 4 : 3;
}
