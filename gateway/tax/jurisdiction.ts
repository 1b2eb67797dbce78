import type Stripe from "stripe";

type TaxType = Stripe.Tax.Calculation.TaxBreakdown.TaxRateDetails.TaxType;

/** One tax: a jurisdiction has two where both a federation and its province collect one. */
export interface Rate {
  /** In per cent, as a decimal: "9.975". */
  percent: string;
  type: TaxType;
  name: string;
  level: "country" | "state";
}

export interface Jurisdiction {
  country: string;
  state: string | null;
  name: string;
  rates: readonly Rate[];
  /** Why an empty list of rates is empty. */
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

/** For taxes that this simulator does not know. */
export const untaxedJurisdiction = (
  jurisdiction: Pick<Jurisdiction, "country" | "name"> & { state?: string },
): Jurisdiction => ({
  ...taxedJurisdiction(jurisdiction),
  noTaxReason: "not_collecting",
});
