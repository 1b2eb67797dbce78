import { and, eq, isNull } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { type Operation, operationById, operationOfIntent } from "../store/operations.ts";
import { operations, webhookEvents } from "../store/tables.ts";
import { resolveRenewal } from "./renew.ts";
import { settle } from "./settle.ts";

/** An event only says where to look: what is true is read at the provider, so order and repetition do not matter. */
export async function handleWebhook(engine: Engine, eventId: string): Promise<void> {
  const { db, clock } = engine;
  const [event] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (!event || event.handledAt) return;

  if (/^(pi|seti)_/.test(event.objectId)) {
    const operation = await operationOfIntent(db, event.objectId, event.operationId);
    if (operation) await settle(engine, (await withIntent(engine, operation, event.objectId)).id);
    else if (event.paymentId) await resolveRenewal(engine, event.paymentId);
  }
  await db
    .update(webhookEvents)
    .set({ handledAt: clock() })
    .where(and(eq(webhookEvents.id, eventId), isNull(webhookEvents.handledAt)));
}

/** Whoever crashed between the provider's answer and writing it down is helped out by the provider's own event. */
async function withIntent({ db }: Engine, operation: Operation, intentId: string): Promise<Operation> {
  if (operation.intentId) return operation;
  await db
    .update(operations)
    .set({ intentId, state: "awaiting_gateway" })
    .where(and(eq(operations.id, operation.id), isNull(operations.intentId), eq(operations.state, "completing")));
  return operationById(db, operation.id);
}
