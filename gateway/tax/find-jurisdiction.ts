import type Stripe from "stripe";
import { badParameter, type Problem } from "../http/problem.ts";
import { countryJurisdiction } from "./countries.ts";
import type { Jurisdiction } from "./jurisdiction.ts";
import { provinceOfPostalCode, provinces } from "./provinces.ts";
import { stateOfPostalCode } from "./state-of-postal-code.ts";
import { states } from "./states.ts";

export const unknownLocation = (): Problem =>
  badParameter(
    "customer_details[address]",
    "No tax can be calculated for this address. In the United States it needs a postal code, in Canada a postal code or a province.",
    "customer_tax_location_invalid",
  );

const unknownCountry = (country: string): Problem =>
  badParameter(
    "customer_details[address][country]",
    `There is no country '${country}'. Use the two letters of ISO 3166.`,
  );

const named = (jurisdictions: ReadonlyMap<string, Jurisdiction>, word: string | null): Jurisdiction | undefined => {
  const wanted = word?.trim().toUpperCase() ?? "";
  return jurisdictions.get(wanted) ?? [...jurisdictions.values()].find(({ name }) => name.toUpperCase() === wanted);
};

/**
 * The jurisdiction of an address. The customer's state takes precedence over the postal code's.
 * @throws 400: no such country; `customer_tax_location_invalid` when the country alone is not enough.
 */
export function findJurisdiction(address: Stripe.Address): Jurisdiction {
  const country = address.country?.toUpperCase() ?? "";
  const postalCode = address.postal_code ?? "";
  if (country === "US") {
    const found = stateOfPostalCode(postalCode);
    if (!found) throw unknownLocation();
    return named(states, address.state) ?? found;
  }
  if (country === "CA") {
    const found = named(provinces, address.state) ?? provinceOfPostalCode(postalCode);
    if (!found) throw unknownLocation();
    return found;
  }
  const found = countryJurisdiction(country);
  if (!found) throw unknownCountry(country);
  return found;
}
