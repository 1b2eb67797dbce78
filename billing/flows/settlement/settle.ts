import type { Engine } from "../../engine/engine.ts";
import { type Operation, operationById } from "../../store/operations.ts";
import { applyIntent, expire, isOver } from "./apply-intent.ts";
import { chargeUpgrade } from "./charge-upgrade.ts";
import { recoverLostIntent } from "./recover-lost-intent.ts";

/**
 * Brings an operation to where the provider already is. Everybody who suspects news calls this: the browser's poll, the
 * provider's webhook, the janitor. Twice is once.
 */
export async function settle(engine: Engine, operationId: string): Promise<Operation> {
  const operation = await operationById(engine.db, operationId);
  if (operation.settledAt) return operation;
  if (!operation.intentId && operation.changesSubscriptionId) return chargeUpgrade(engine, operation);
  if (!operation.intentId) return isOver(engine, operation) ? expireUnheard(engine, operation) : operation;
  return applyIntent(engine, operation, await engine.provider.intent(operation.intentId));
}

/** What may be at the provider without our knowing is looked for first. */
async function expireUnheard(engine: Engine, operation: Operation): Promise<Operation> {
  const intent = await recoverLostIntent(engine, operation);
  return intent ? applyIntent(engine, { ...operation, intentId: intent.id }, intent) : expire(engine, operation);
}
