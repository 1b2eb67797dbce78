import { TaxFailure } from "@hemline/protocol";
import { expect, test } from "vitest";
import { newYork } from "../../testing/machine-driver.ts";
import { taxed } from "../../testing/recorded-answers.ts";
import { pricedBy, type TaxOutcome, type TaxStatus, taxOutcome } from "./price-breakdown.ts";

/** Of each failure: the status without an address, that with one, and its tracked outcome. */
const failures: Record<TaxFailure, [TaxStatus, TaxStatus, TaxOutcome]> = {
  tax_collection_disabled: ["disabled", "disabled", "disabled"],
  invalid_tax_location: ["pending", "disabled", "failed"],
  rate_limit_exceeded: ["disabled", "disabled", "failed"],
  missing_required_permission: ["disabled", "disabled", "failed"],
  invalid_origin_address: ["disabled", "disabled", "failed"],
  taxes_not_active: ["disabled", "disabled", "failed"],
  unexpected_gateway_error: ["disabled", "disabled", "failed"],
};

test.each(TaxFailure.options)("a calculation that failed with %s", (failed_reason) => {
  const answer = { ...taxed, failed_reason };
  const statuses = [null, newYork].map((address) => pricedBy(answer, address).taxCalculationStatus);
  expect([...statuses, taxOutcome(answer)]).toEqual(failures[failed_reason]);
});

test.each([
  [800_000, "taxed"],
  [0, "not-taxed"],
])("one that came to %i is told as %s, and is calculated", (tax_amount_in_micros, outcome) => {
  const answer = { ...taxed, tax_amount_in_micros };
  expect(taxOutcome(answer)).toBe(outcome);
  expect(pricedBy(answer, null).taxCalculationStatus).toBe("calculated");
});
