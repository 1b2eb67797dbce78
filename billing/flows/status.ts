import type { StatusAnswer } from "@hemline/protocol";
import type { Engine } from "../engine.ts";
import { UnknownSession } from "../problems.ts";
import { operationAnswer } from "../rules/operation-answer.ts";
import type { Caller } from "../store/keys.ts";
import { operationOfSession } from "../store/operations.ts";
import { settle } from "./settle.ts";

/**
 * How a purchase stands, asking the provider where that is not known yet. A browser gives up on the first failed
 * answer, so trouble on the way only means "not yet".
 */
export async function status(engine: Engine, caller: Caller, session: string): Promise<StatusAnswer> {
  const operation = await operationOfSession(engine.db, caller.appId, session);
  if (!operation) throw UnknownSession();
  if (operation.settledAt) return { operation: operationAnswer(operation) };
  try {
    return { operation: operationAnswer(await settle(engine, operation.id)) };
  } catch (error) {
    engine.log.warn({ err: error, operation: operation.id }, "an operation could not be settled yet");
    return { operation: operationAnswer(operation) };
  }
}
