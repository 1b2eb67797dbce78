import type { Operation as OperationAnswer, PaymentFailureCode } from "@hemline/protocol";
import { formatTimestamp } from "./format-timestamp.ts";

/**
 * `created`: nothing at the provider yet. `completing`: the intent is being created, the outcome may be unknown.
 * `awaiting_gateway`: the browser confirms. The other three are final.
 */
export type OperationState = "created" | "completing" | "awaiting_gateway" | "succeeded" | "failed" | "expired";

interface Operation {
  state: OperationState;
  settledAt: Date | null;
  errorCode: number | null;
  errorMessage: string | null;
  transactionId: string | null;
  product: string;
}

export function operationAnswer(operation: Operation, redeemUrl: string | null): OperationAnswer {
  const succeeded = operation.state === "succeeded" && operation.settledAt;
  return {
    status: publicStatus(operation),
    is_expired: operation.state === "expired",
    error: operation.errorCode
      ? { code: operation.errorCode as PaymentFailureCode, message: operation.errorMessage ?? "" }
      : null,
    redemption_info: redeemUrl ? { redeem_url: redeemUrl } : null,
    store_transaction_identifier: operation.transactionId,
    product_identifier: succeeded ? operation.product : null,
    purchase_date: succeeded ? formatTimestamp(succeeded) : null,
  };
}

function publicStatus({ state }: Operation): OperationAnswer["status"] {
  switch (state) {
    case "created":
      return "started";
    case "completing":
    case "awaiting_gateway":
      return "in_progress";
    case "succeeded":
      return "succeeded";
    case "failed":
    case "expired":
      return "failed";
  }
}
