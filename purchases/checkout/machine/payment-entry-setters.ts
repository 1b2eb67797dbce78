import type { PriceBreakdown } from "./price-breakdown.ts";
import type { Notice, PaymentEntry } from "./state.ts";

export function filling(entry: PaymentEntry, notice: Notice | null): PaymentEntry {
  return { ...entry, activity: { doing: "filling", notice } };
}

export function withForm(entry: PaymentEntry, form: Partial<PaymentEntry["form"]>): PaymentEntry {
  return { ...entry, form: { ...entry.form, ...form } };
}

export function withTax(
  entry: PaymentEntry,
  taxCalculationStatus: PriceBreakdown["taxCalculationStatus"],
): PaymentEntry {
  return { ...entry, price: { ...entry.price, taxCalculationStatus } };
}

/** Undoes the loading state of a calculation that was abandoned. */
export function withoutTaxLoading(entry: PaymentEntry): PaymentEntry {
  if (entry.price.taxCalculationStatus !== "loading") return entry;
  return withTax(entry, entry.price.taxAmountInMicros === null ? "pending" : "calculated");
}
