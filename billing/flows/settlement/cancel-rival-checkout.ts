import type { Engine } from "../../engine/engine.ts";
import { operationById } from "../../store/operations.ts";
import { applyIntent } from "./apply-intent.ts";

/** Takes a checkout back before it can be paid too. If it was paid meanwhile, the payment is found and returned. */
export async function cancelRivalCheckout(engine: Engine, operationId: string): Promise<void> {
  const operation = await operationById(engine.db, operationId);
  if (operation.settledAt || !operation.intentId) return;
  await applyIntent(engine, operation, await engine.provider.cancel(operation.intentId));
}
