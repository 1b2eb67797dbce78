import { expect, test } from "vitest";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { checkCurrency } from "./check-currency.ts";

test.each(["eur", "EURO", "EU", "E1R", " EUR"])("the currency %j is refused", (currency) => {
  const message = `Currency code ${currency} is not valid. Please provide a valid ISO 4217 currency code.`;
  expect(() => checkCurrency(currency)).toThrow(PurchasesError);
  expect(() => checkCurrency(currency)).toThrow(
    expect.objectContaining({ errorCode: ErrorCode.ConfigurationError, message }),
  );
});

test.each(["EUR", "XTS", "", undefined])("the currency %j is accepted", (currency) => {
  expect(() => checkCurrency(currency)).not.toThrow();
});
