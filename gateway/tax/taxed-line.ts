import type Stripe from "stripe";
import type { Jurisdiction, Rate } from "./jurisdiction.ts";
import { calculateTaxes } from "./tax-arithmetic.ts";

type Line = Stripe.Tax.CalculationLineItem;
type LineBreakdown = NonNullable<Line["tax_breakdown"]>[number];
type Breakdown = Stripe.Tax.Calculation.TaxBreakdown;
export type Override = Stripe.Tax.Calculation.CustomerDetails["taxability_override"];

/** A line with its taxes, and these as the calculation's summary lists them. */
export interface TaxedLine {
  line: Line;
  shares: Breakdown[];
}

const untaxedCode = "txcd_00000000";

/** A percentage on the wire: "19.0", "9.975". */
const written = (percent: string): string => (percent.includes(".") ? percent : `${percent}.0`);

function whyNoTax(
  jurisdiction: Jurisdiction,
  code: string,
  override: Override,
): Breakdown["taxability_reason"] | undefined {
  if (jurisdiction.rates.length === 0) return jurisdiction.noTaxReason;
  if (code === untaxedCode) return "product_exempt";
  if (override === "customer_exempt" || override === "reverse_charge") return override;
  return undefined;
}

const detailsOf = (jurisdiction: Jurisdiction, rate: Rate | undefined): Breakdown["tax_rate_details"] => ({
  country: jurisdiction.country,
  flat_amount: null,
  percentage_decimal: written(rate?.percent ?? "0"),
  rate_type: rate ? "percentage" : null,
  state: jurisdiction.state,
  tax_type: rate?.type ?? null,
});

const lineShareOf = (jurisdiction: Jurisdiction, rate: Rate | undefined, share: Breakdown): LineBreakdown => ({
  amount: share.amount,
  jurisdiction: {
    country: jurisdiction.country,
    display_name: jurisdiction.name,
    level: rate?.level ?? (jurisdiction.state === null ? "country" : "state"),
    state: jurisdiction.state,
  },
  sourcing: "destination",
  tax_rate_details: rate
    ? { display_name: rate.name, percentage_decimal: written(rate.percent), tax_type: rate.type }
    : null,
  taxability_reason: share.taxability_reason,
  taxable_amount: share.taxable_amount,
});

export function taxedLine(draft: Omit<Line, "amount_tax">, jurisdiction: Jurisdiction, override: Override): TaxedLine {
  const none = whyNoTax(jurisdiction, draft.tax_code, override);
  const rates: readonly (Rate | undefined)[] = none ? [undefined] : jurisdiction.rates;
  const inclusive = draft.tax_behavior === "inclusive";
  const percents = rates.map((rate) => rate?.percent ?? "0");
  const { net, taxes } = calculateTaxes(draft.amount, percents, inclusive);
  const shares = rates.map(
    (rate, index): Breakdown => ({
      amount: taxes[index] ?? 0,
      inclusive,
      tax_rate_details: detailsOf(jurisdiction, rate),
      taxability_reason: none ?? "standard_rated",
      taxable_amount: none ? 0 : net,
    }),
  );
  const amount_tax = taxes.reduce((sum, tax) => sum + tax, 0);
  const tax_breakdown = shares.map((share, index) => lineShareOf(jurisdiction, rates[index], share));
  return { line: { ...draft, amount_tax, tax_breakdown }, shares };
}

/** All taxes in one summary, merged by rate and reason. */
export function breakdownOf(lines: readonly TaxedLine[]): Breakdown[] {
  const entries = new Map<string, Breakdown>();
  for (const share of lines.flatMap(({ shares }) => shares)) {
    const key = JSON.stringify([share.inclusive, share.taxability_reason, share.tax_rate_details]);
    const entry = entries.get(key);
    entries.set(key, {
      ...share,
      amount: share.amount + (entry?.amount ?? 0),
      taxable_amount: share.taxable_amount + (entry?.taxable_amount ?? 0),
    });
  }
  return [...entries.values()];
}
