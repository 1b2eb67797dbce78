import type { Operation, StatusAnswer } from "@hemline/protocol";
import { ErrorCode, PurchasesError } from "../errors.ts";
import type { BillingApi } from "../http/billing-api.ts";
import { maxStatusAttempts, statusIntervalMs, statusTimeoutMs } from "../limits.ts";
import { requestWithTimeoutFallback } from "../with-timeout-fallback.ts";
import type { Event } from "./machine/events.ts";
import { problem, problemOf, problemOfOperation } from "./machine/purchase-problem.ts";
import type { FinishedPurchase } from "./machine/state.ts";

/**
 * Polls for the outcome of a purchase. A single call may fail or hang; a second failure in a row ends the polling.
 */
export async function pollStatus(
  api: BillingApi,
  o: { operationSessionId: string; round: number; wait: (ms: number) => Promise<void> },
): Promise<Event> {
  let hasJustFailed = false;
  for (let attempt = 1; attempt <= maxStatusAttempts; attempt++) {
    if (attempt > 1) await o.wait(statusIntervalMs);
    try {
      const { operation } = await answered((signal) => api.status(o.operationSessionId, signal));
      hasJustFailed = false;
      const end = ending(operation, o);
      if (end) return end;
    } catch (cause) {
      // The payment is confirmed already, and reading its status changes nothing.
      if (hasJustFailed) return { on: "unsettled", round: o.round, problem: problemOf(cause, "network") };
      hasJustFailed = true;
    }
  }
  const message = "Max attempts reached trying to get successful purchase status";
  return { on: "unsettled", round: o.round, problem: problem("unknown", message) };
}

/** A call that hangs counts as lost, as the customer cannot leave until then. */
async function answered(ask: (signal: AbortSignal) => Promise<StatusAnswer>): Promise<StatusAnswer> {
  const answer = await requestWithTimeoutFallback(ask, statusTimeoutMs, null);
  if (answer) return answer;
  throw new PurchasesError(ErrorCode.NetworkError, undefined, "The status request timed out.");
}

function ending(operation: Operation, o: { operationSessionId: string; round: number }): Event | null {
  switch (operation.status) {
    case "started":
    case "in_progress":
      return null;
    case "failed":
      return { on: "failed", round: o.round, problem: problemOfOperation(operation.error) };
    case "succeeded": {
      const purchase = finishedPurchase(operation, o.operationSessionId);
      return purchase
        ? { on: "finished", round: o.round, purchase }
        : { on: "unsettled", round: o.round, problem: problem("unknown", "The finished purchase lacks its facts.") };
    }
  }
  // A status that only later versions know is not an end.
  return null;
}

function finishedPurchase(operation: Operation, operationSessionId: string): FinishedPurchase | null {
  const { store_transaction_identifier, product_identifier, purchase_date, redemption_info } = operation;
  const purchaseDate = new Date(purchase_date ?? Number.NaN);
  if (!store_transaction_identifier || !product_identifier || Number.isNaN(purchaseDate.getTime())) return null;
  return {
    operationSessionId,
    storeTransactionIdentifier: store_transaction_identifier,
    productIdentifier: product_identifier,
    purchaseDate,
    redemptionInfo: redemption_info && { redeemUrl: redemption_info.redeem_url },
  };
}
