import type { PaymentFailureCode } from "@hemline/protocol";

/**
 * How operations end without a purchase. These messages are for developers, in traces and sandboxes; customers read the
 * provider's message of a declined card, and the SDK's text of the code (`purchases/screens/outcome/error-texts.ts`).
 */
export interface OperationFailure {
  state: "failed" | "expired";
  code: PaymentFailureCode;
  message: string;
}

type ChargeOrTrial = 3 | 4;

export const operationFailures = {
  setupRefused: failed(1, "The card form couldn’t be prepared."),
  customerRefused: failed(2, "We couldn’t save your card."),
  cardNotSaved: failed(2, "The card couldn’t be saved."),
  paymentRefused: failed(3, "The payment couldn’t be made."),
  upgradeRefused: failed(3, "The card couldn’t be charged."),
  upgradeExpired: expired(3, "The payment wasn’t made in time."),
  alreadyPurchased: failed(5, "You already bought this."),
  setupCancelled: (code: ChargeOrTrial) => failed(code, "The card couldn’t be set up."),
  paymentCancelled: (code: ChargeOrTrial) => failed(code, "The payment was cancelled."),
  checkoutExpired: (code: ChargeOrTrial) => expired(code, "This checkout took too long."),
};

function failed(code: PaymentFailureCode, message: string): OperationFailure {
  return { state: "failed", code, message };
}

function expired(code: PaymentFailureCode, message: string): OperationFailure {
  return { state: "expired", code, message };
}
