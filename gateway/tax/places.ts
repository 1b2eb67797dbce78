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
export interface Place {
  country: string;
  state: string | null;
  name: string;
  rates: readonly Rate[];
  /** Why there is no tax where there is none. */
  whyNone: "not_collecting" | "not_subject_to_tax";
}

export const placeWith = (
  place: Pick<Place, "country" | "name"> & { state?: string },
  ...rates: readonly Rate[]
): Place => ({
  country: place.country,
  state: place.state ?? null,
  name: place.name,
  rates,
  whyNone: "not_subject_to_tax",
});

/** A place whose taxes this simulator does not know. */
export const placeWithout = (place: Pick<Place, "country" | "name"> & { state?: string }): Place => ({
  ...placeWith(place),
  whyNone: "not_collecting",
});
