import type { TaxAnswer } from "@hemline/protocol";
import type { MachineOrder } from "../checkout-order.ts";
import { firstCharge, pricePhases } from "../price-phases.ts";
import { type Address, missingOf } from "./tax-address.ts";

/**
 * unavailable: not calculated yet. disabled: no tax is collected. pending: an address is needed.
 * miss-match: the total changed while paying and has to be reviewed.
 */
export type TaxStatus = "unavailable" | "disabled" | "pending" | "loading" | "calculated" | "miss-match";

/** What is due. For a trial these are the amounts of the first charge after it. */
export interface PriceBreakdown {
  currency: string;
  totalAmountInMicros: number;
  totalExcludingTaxInMicros: number;
  taxCalculationStatus: TaxStatus;
  /** Null until a calculation succeeded. */
  taxAmountInMicros: number | null;
  taxBreakdown: TaxAnswer["tax_breakdown"] | null;
}

/** The outcome of a calculation in tracked events. */
export type TaxOutcome = "disabled" | "failed" | "not-taxed" | "taxed";

export function taxOutcome(answer: TaxAnswer): TaxOutcome {
  if (answer.failed_reason === "tax_collection_disabled") return "disabled";
  if (answer.failed_reason) return "failed";
  return answer.tax_amount_in_micros === 0 ? "not-taxed" : "taxed";
}

/** The price before any calculation. */
export function untaxed({ option, openedAt }: MachineOrder, taxCalculationStatus: TaxStatus): PriceBreakdown {
  const { currency, amountMicros } = firstCharge(pricePhases(option, openedAt));
  return {
    currency,
    totalAmountInMicros: amountMicros,
    totalExcludingTaxInMicros: amountMicros,
    taxCalculationStatus,
    taxAmountInMicros: null,
    taxBreakdown: null,
  };
}

/** The price after a calculation. Without a usable address the tax stays pending. */
export function pricedBy(answer: TaxAnswer, address: Address | null): PriceBreakdown {
  return {
    currency: answer.currency,
    totalAmountInMicros: answer.total_amount_in_micros,
    totalExcludingTaxInMicros: answer.total_excluding_tax_in_micros,
    taxCalculationStatus: statusAfter(answer, address),
    taxAmountInMicros: answer.failed_reason ? null : answer.tax_amount_in_micros,
    taxBreakdown: answer.tax_breakdown,
  };
}

/** Whether the address is complete but unknown to the tax service. */
export function isAddressUnknown({ failed_reason }: TaxAnswer, address: Address | null): boolean {
  return failed_reason === "invalid_tax_location" && missingOf(address) === null;
}

function statusAfter({ failed_reason }: TaxAnswer, address: Address | null): TaxStatus {
  if (!failed_reason) return "calculated";
  return failed_reason === "invalid_tax_location" && missingOf(address) !== null ? "pending" : "disabled";
}
