import { isCurrencyCode } from "@hemline/protocol/money";
import { ErrorCode, PurchasesError } from "../errors.ts";

/** @throws ConfigurationError unless the code is three uppercase letters. */
export function checkCurrency(currency: string | undefined): void {
  if (currency && !isCurrencyCode(currency))
    throw new PurchasesError(
      ErrorCode.ConfigurationError,
      `Currency code ${currency} is not valid. Please provide a valid ISO 4217 currency code.`,
    );
}
