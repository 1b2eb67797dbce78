import type { PriceBreakdown } from "../../checkout/machine/price-breakdown.ts";
import { type Address, type MissingAddress, missingOf } from "../../checkout/machine/tax-address.ts";
import type { LabelKey } from "../../i18n/translate.ts";
import { type CheckoutView, day, money } from "../checkout-context.ts";

/** `skeleton`: the amount is being calculated. */
export interface PriceRow {
  id: string;
  label: string;
  value: string;
  style: "plain" | "strong" | "skeleton" | "hint";
}

/** By what the tax calculation lacks. */
export const taxPrompts = {
  address: "pricing_table.enter_billing_address_to_calculate",
  "state-or-postal-code": "pricing_table.enter_state_or_postal_code_to_calculate",
  "postal-code": "pricing_table.enter_postal_code_to_calculate",
} satisfies Record<MissingAddress, LabelKey>;

/** Shown blurred during a calculation, so that nothing moves when the amount arrives. */
const dummyMicros = 12_340_000;

export interface Priced {
  price: PriceBreakdown;
  pricedFor: Address | null;
}

export function priceRows(view: Pick<CheckoutView, "language" | "openedAt" | "terms">, priced: Priced): PriceRow[] {
  const { price } = priced;
  const { terms, language } = view;
  const amount = (micros: number) => money(view, micros, price.currency);
  const trial = terms.kind === "subscription" ? terms.trial : null;
  const total = amount(price.totalAmountInMicros);
  const rows = taxRows(view, priced);
  if (trial) {
    const label = language.t("pricing_table.trial_ends", { formattedTrialEndDate: day(view, trial.endsAt) });
    rows.push({ id: "trial", label, value: total, style: "strong" });
  }
  rows.push({
    id: "today",
    label: language.t("pricing_table.total_due_today"),
    value: trial ? amount(0) : total,
    style: "strong",
  });
  return rows;
}

export function dueToday(view: Pick<CheckoutView, "language" | "terms">, price: PriceBreakdown): string {
  const isTrial = view.terms.kind === "subscription" && view.terms.trial !== null;
  return money(view, isTrial ? 0 : price.totalAmountInMicros, price.currency);
}

function taxRows(view: Pick<CheckoutView, "language">, { price, pricedFor }: Priced): PriceRow[] {
  const { t } = view.language;
  const amount = (micros: number) => money(view, micros, price.currency);
  const before: PriceRow = {
    id: "before-tax",
    label: t("pricing_table.total_excluding_tax"),
    value: amount(price.totalExcludingTaxInMicros),
    style: "plain",
  };
  const tax = (value: string, style: PriceRow["style"]): PriceRow => ({
    id: "tax",
    label: t("pricing_table.tax"),
    value,
    style,
  });
  switch (price.taxCalculationStatus) {
    case "unavailable":
    case "disabled":
      return [];
    case "loading":
      return [before, tax(amount(dummyMicros), "skeleton")];
    case "pending":
      return [before, tax(t(taxPrompts[missingOf(pricedFor) ?? "address"]), "hint")];
    case "calculated":
    case "miss-match":
      return [before, ...taxLines(price, amount, (value) => tax(value, "plain"))];
  }
}

/** One row per tax; a single one without a breakdown. */
function taxLines(
  { taxBreakdown, taxAmountInMicros }: PriceBreakdown,
  amount: (micros: number) => string,
  whole: (value: string) => PriceRow,
): PriceRow[] {
  const parts = taxBreakdown ?? [];
  if (parts.length === 0 && taxAmountInMicros) return [whole(amount(taxAmountInMicros))];
  return parts.map(({ display_name, tax_amount_in_micros }, at) => ({
    id: `tax-${at}`,
    label: display_name,
    value: amount(tax_amount_in_micros),
    style: "plain",
  }));
}
