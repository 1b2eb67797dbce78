import type Stripe from "stripe";

type TaxType = Stripe.Tax.Calculation.TaxBreakdown.TaxRateDetails.TaxType;

/** One tax of a place: two of them stand side by side where a federation and its province both ask for theirs. */
export interface Rate {
  /** In per cent, as a decimal: "9.975". */
  percent: string;
  type: TaxType;
  name: string;
  level: "country" | "state";
}

/** Where a customer is, as far as taxes go. */
export interface Jurisdiction {
  country: string;
  state: string | null;
  name: string;
  rates: readonly Rate[];
  /** Why there is no tax where there is none. */
  noTaxReason: "not_collecting" | "not_subject_to_tax";
}

export const taxedJurisdiction = (
  jurisdiction: Pick<Jurisdiction, "country" | "name"> & { state?: string },
  ...rates: readonly Rate[]
): Jurisdiction => ({
  country: jurisdiction.country,
  state: jurisdiction.state ?? null,
  name: jurisdiction.name,
  rates,
  noTaxReason: "not_subject_to_tax",
});

/** A place whose taxes this simulator does not know. */
export const untaxedJurisdiction = (
  jurisdiction: Pick<Jurisdiction, "country" | "name"> & { state?: string },
): Jurisdiction => ({
  ...taxedJurisdiction(jurisdiction),
  noTaxReason: "not_collecting",
});
