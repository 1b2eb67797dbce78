import type { Address, PriceBreakdown } from "../../checkout/machine/state.ts";
import { type MissingAddress, missingOf } from "../../checkout/machine/tax-address.ts";
import type { LabelKey } from "../../i18n/translate.ts";
import { day, money, type Shop } from "../checkout-view.ts";

/** One line of the price table. `skeleton` stands for an amount that is being calculated. */
export interface PriceRow {
  id: string;
  label: string;
  value: string;
  look: "plain" | "strong" | "skeleton" | "hint";
}

/** What the customer is asked for where the tax depends on it. */
export const taxPrompts = {
  address: "pricing_table.enter_billing_address_to_calculate",
  "state-or-postal-code": "pricing_table.enter_state_or_postal_code_to_calculate",
  "postal-code": "pricing_table.enter_postal_code_to_calculate",
} satisfies Record<MissingAddress, LabelKey>;

/** Shown, blurred, while tax is calculated, so that nothing jumps when the amount comes. */
const dummyMicros = 12_340_000;

/** What is due, and for which address. */
export interface Priced {
  price: PriceBreakdown;
  pricedFor: Address | null;
}

/** The table of what is due, and when. */
export function priceRows(shop: Pick<Shop, "language" | "openedAt" | "terms">, priced: Priced): PriceRow[] {
  const { price } = priced;
  const { terms, language } = shop;
  const amount = (micros: number) => money(shop, micros, price.currency);
  const trial = terms.kind === "subscription" ? terms.trial : null;
  const total = amount(price.totalAmountInMicros);
  const rows = taxRows(shop, priced);
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

function taxRows(shop: Pick<Shop, "language">, { price, pricedFor }: Priced): PriceRow[] {
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
      return [before, tax(t(taxPrompts[missingOf(pricedFor) ?? "address"]), "hint")];
    case "calculated":
    case "miss-match":
      return [before, ...taxLines(price, amount, (value) => tax(value, "plain"))];
  }
}

/** The parts of the tax; all of it in one row where nobody says what it is made of. */
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
    look: "plain",
  }));
}
