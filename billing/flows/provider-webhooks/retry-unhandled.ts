import { attempt } from "../../engine/attempt.ts";
import type { Engine } from "../../engine/engine.ts";
import { inTimeOfEvent } from "../../engine/in-project-time.ts";
import { reconciliationWindowMs, unhandledAfterMs } from "../../rules/limits.ts";
import { takeUpReversals, unhandledEvents } from "../../store/unhandled-events.ts";
import { reverseTax } from "../taxes/reverse-tax.ts";
import { handleWebhook } from "./handle-webhook.ts";

const limit = 100;

/** What the provider told while we could not listen, and taxes of refunds that could not be taken back, once more. */
export async function retryUnhandled(engine: Engine): Promise<void> {
  const { db, clock } = engine;
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const kept = { keptAfter: ago(reconciliationWindowMs), keptBefore: ago(unhandledAfterMs), limit };
  for (const id of await unhandledEvents(db, kept)) {
    await attempt(engine, { event: id }, async () => handleWebhook(await inTimeOfEvent(engine, id), id));
  }
  for (const id of await takeUpReversals(db, { now, lookedBefore: ago(unhandledAfterMs), limit })) {
    await attempt(engine, { refund: id }, () => reverseTax(engine, id));
  }
}
