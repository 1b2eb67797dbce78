import type { Engine } from "../../engine.ts";
import { operationById } from "../../store/operations.ts";
import { settleAs } from "./settle-as.ts";

/** Takes a checkout back before it can be paid too. If it was paid meanwhile, the payment is found and returned. */
export async function supersede(engine: Engine, operationId: string): Promise<void> {
  const operation = await operationById(engine.db, operationId);
  if (operation.settledAt || !operation.intentId) return;
  await settleAs(engine, operation, await engine.provider.cancel(operation.intentId));
}
