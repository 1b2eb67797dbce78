import type { PriceBreakdown } from "../checkout/state.ts";
import { day, money, type Shop } from "./shop.ts";

/** One line of the price table. `skeleton` stands for an amount that is being calculated. */
export interface PriceRow {
  id: string;
  label: string;
  value: string;
  look: "plain" | "strong" | "skeleton" | "hint";
}

/** Shown, blurred, while tax is calculated, so that nothing jumps when the amount comes. */
const dummyMicros = 12_340_000;

/** The table of what is due, and when. */
export function priceRows(shop: Pick<Shop, "language" | "openedAt" | "terms">, price: PriceBreakdown): PriceRow[] {
  const { terms, language } = shop;
  const amount = (micros: number) => money(shop, micros, price.currency);
  const trial = terms.kind === "subscription" ? terms.trial : null;
  const total = amount(price.totalAmountInMicros);
  const rows = taxRows(shop, price);
  if (trial) {
    const label = language.t("pricing_table.trial_ends", { formattedTrialEndDate: day(shop, trial.endsAt) });
    rows.push({ id: "trial", label, value: total, look: "strong" });
  }
  rows.push({
    id: "today",
    label: language.t("pricing_table.total_due_today"),
    value: trial ? amount(0) : total,
    look: "strong",
  });
  return rows;
}

/** What is taken now; nothing while a trial begins. */
export function dueToday(shop: Pick<Shop, "language" | "terms">, price: PriceBreakdown): string {
  const isTrial = shop.terms.kind === "subscription" && shop.terms.trial !== null;
  return money(shop, isTrial ? 0 : price.totalAmountInMicros, price.currency);
}

function taxRows(shop: Pick<Shop, "language">, price: PriceBreakdown): PriceRow[] {
  const { t } = shop.language;
  const amount = (micros: number) => money(shop, micros, price.currency);
  const before: PriceRow = {
    id: "before-tax",
    label: t("pricing_table.total_excluding_tax"),
    value: amount(price.totalExcludingTaxInMicros),
    look: "plain",
  };
  const tax = (value: string, look: PriceRow["look"]): PriceRow => ({
    id: "tax",
    label: t("pricing_table.tax"),
    value,
    look,
  });
  switch (price.taxCalculationStatus) {
    case "unavailable":
    case "disabled":
      return [];
    case "loading":
      return [before, tax(amount(dummyMicros), "skeleton")];
    case "pending":
      return [before, tax(t("pricing_table.enter_billing_address_to_calculate"), "hint")];
    case "calculated":
    case "miss-match":
      return [before, ...taxLines(price, amount)];
  }
}

function taxLines({ taxBreakdown }: PriceBreakdown, amount: (micros: number) => string): PriceRow[] {
  return (taxBreakdown ?? []).map(({ display_name, tax_amount_in_micros }, at) => ({
    id: `tax-${at}`,
    label: display_name,
    value: amount(tax_amount_in_micros),
    look: "plain",
  }));
}
