import type { StatusAnswer } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import { UnknownSession } from "../../problems.ts";
import { statusPollTimeoutMs } from "../../rules/limits.ts";
import { operationAnswer } from "../../rules/operation-answer.ts";
import type { Caller } from "../../store/catalogue/api-keys.ts";
import { appById } from "../../store/catalogue/apps.ts";
import { type Operation, operationOfSession } from "../../store/operations.ts";
import { redeemUrlOf } from "../redemptions/redemption-link.ts";
import { settle } from "../settlement/settle.ts";

/**
 * The state of a purchase, read from the provider where it is not known yet. A browser gives up on the first failed
 * answer, so a failure on the way only means "not yet".
 */
export async function checkoutStatus(context: BillingContext, caller: Caller, session: string): Promise<StatusAnswer> {
  const found = await operationOfSession(context.db, caller.appId, session);
  if (!found) throw UnknownSession();
  const operation = found.settledAt ? found : await settleInTime(context, found);
  const redeemUrl = operation.state === "succeeded" ? await redeemUrlFor(context, operation) : null;
  return { operation: operationAnswer(operation, redeemUrl) };
}

async function redeemUrlFor(context: BillingContext, { id, appId }: Operation): Promise<string | null> {
  const app = await appById(context.db, appId);
  return app.offersRedemption ? redeemUrlOf(context, app, id) : null;
}

function settleInTime(context: BillingContext, operation: Operation): Promise<Operation> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(operation), statusPollTimeoutMs);
    settle(context, operation)
      .catch((error) => {
        const about = { err: error, operation: operation.id, trace: operation.traceId };
        context.log.warn(about, "an operation could not be settled yet");
        return operation;
      })
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}
