import type { BillingContext } from "../../context/billing-context.ts";
import type { Intent } from "../../provider/port.ts";
import { operationFailures } from "../../rules/operation-failures.ts";
import type { Operation } from "../../store/operations.ts";
import { ownsProduct } from "../../store/owned-products.ts";
import { closeOperation } from "./close-operation.ts";
import { fulfil } from "./fulfil.ts";

export async function applyIntent(context: BillingContext, operation: Operation, intent: Intent): Promise<Operation> {
  switch (intent.status) {
    case "succeeded":
      return fulfil(context, operation, intent);
    case "canceled":
      return isOver(context, operation) ? expire(context, operation) : fail(context, operation, intent);
    case "processing":
      return operation;
    case "open":
      return isOver(context, operation) ? expireOpen(context, operation, intent) : operation;
  }
}

/** Cancels the intent first, so that an expired checkout cannot be paid. */
async function expireOpen(context: BillingContext, operation: Operation, intent: Intent): Promise<Operation> {
  const last = await context.provider.cancel(intent.id);
  if (last.status === "succeeded") return fulfil(context, operation, last);
  return last.status === "canceled" ? expire(context, operation) : operation;
}

export function isOver({ clock }: BillingContext, operation: Operation): boolean {
  return operation.expiresAt <= clock();
}

async function fail(context: BillingContext, operation: Operation, intent: Intent): Promise<Operation> {
  if (await ownsProduct(context.db, { ...operation, now: context.clock() })) {
    return closeOperation(context, operation, operationFailures.alreadyPurchased);
  }
  const { setupCancelled, paymentCancelled } = operationFailures;
  const failure = intent.kind === "setup" ? setupCancelled : paymentCancelled;
  return closeOperation(context, operation, failure(failureCode(operation)));
}

export function expire(context: BillingContext, operation: Operation): Promise<Operation> {
  return closeOperation(context, operation, operationFailures.checkoutExpired(failureCode(operation)));
}

function failureCode(operation: Operation): 3 | 4 {
  return operation.trial ? 4 : 3;
}
