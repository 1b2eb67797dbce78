import type { StatusAnswer } from "@hemline/protocol";
import type { Engine } from "../../engine/engine.ts";
import { UnknownSession } from "../../problems.ts";
import { statusPollTimeoutMs } from "../../rules/limits.ts";
import { operationAnswer } from "../../rules/operation-answer.ts";
import { appById } from "../../store/apps.ts";
import type { Caller } from "../../store/keys.ts";
import { type Operation, operationOfSession } from "../../store/operations.ts";
import { redeemUrlOf } from "../redemptions/redemption-link.ts";
import { settle } from "../settlement/settle.ts";

/**
 * How a purchase stands, asking the provider where that is not known yet. A browser gives up on the first failed
 * answer, so trouble on the way only means "not yet".
 */
export async function checkoutStatus(engine: Engine, caller: Caller, session: string): Promise<StatusAnswer> {
  const found = await operationOfSession(engine.db, caller.appId, session);
  if (!found) throw UnknownSession();
  const operation = found.settledAt ? found : await asFarAsKnown(engine, found);
  const redeemUrl = operation.state === "succeeded" ? await linkTo(engine, operation) : null;
  return { operation: operationAnswer(operation, redeemUrl) };
}

async function linkTo(engine: Engine, { id, appId }: Operation): Promise<string | null> {
  const app = await appById(engine.db, appId);
  return app.offersRedemption ? redeemUrlOf(engine, app, id) : null;
}

function asFarAsKnown(engine: Engine, operation: Operation): Promise<Operation> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(operation), statusPollTimeoutMs);
    settle(engine, operation)
      .catch((error) => {
        const about = { err: error, operation: operation.id, trace: operation.traceId };
        engine.log.warn(about, "an operation could not be settled yet");
        return operation;
      })
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}
