import type { BillingContext } from "../../context/billing-context.ts";
import { operationById } from "../../store/operations.ts";
import { applyIntent } from "./apply-intent.ts";

/** Cancels a checkout before it can be paid too. If it was paid meanwhile, the payment is refunded. */
export async function cancelRivalCheckout(context: BillingContext, operationId: string): Promise<void> {
  const operation = await operationById(context.db, operationId);
  if (operation.settledAt || !operation.intentId) return;
  await applyIntent(context, operation, await context.provider.cancel(operation.intentId));
}
