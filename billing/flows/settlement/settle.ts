import type { BillingContext } from "../../context/billing-context.ts";
import { type Operation, operationById } from "../../store/operations.ts";
import { applyIntent, expire, isOver } from "./apply-intent.ts";
import { chargeUpgrade } from "./charge-upgrade.ts";
import { recoverLostIntent } from "./recover-lost-intent.ts";

/**
 * Brings an operation to the state that its intent has at the provider. The browser's poll, the provider's webhook and
 * the sweep all call this; settling twice changes nothing. In order:
 *
 * 1. A plan upgrade without an intent is charged to the saved card: `chargeUpgrade`.
 * 2. A checkout without an intent is left open until it expires; then a lost intent is looked for: `recoverLostIntent`.
 * 3. The intent is read at the provider and applied: `applyIntent` fulfils it once it is paid (`fulfil`, whose steps
 *    stand in that file), closes a cancelled or expired operation, or leaves an open one as it is.
 */
export async function settle(context: BillingContext, operation: Operation): Promise<Operation> {
  if (operation.settledAt) return operation;
  if (!operation.intentId && operation.changesSubscriptionId) return chargeUpgrade(context, operation);
  if (!operation.intentId) return isOver(context, operation) ? expireWithoutIntent(context, operation) : operation;
  return applyIntent(context, operation, await context.provider.intent(operation.intentId));
}

export async function settleById(context: BillingContext, operationId: string): Promise<Operation> {
  return settle(context, await operationById(context.db, operationId));
}

async function expireWithoutIntent(context: BillingContext, operation: Operation): Promise<Operation> {
  const intent = await recoverLostIntent(context, operation);
  return intent ? applyIntent(context, { ...operation, intentId: intent.id }, intent) : expire(context, operation);
}
