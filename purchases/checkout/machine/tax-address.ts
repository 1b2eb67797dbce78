import type { Address } from "./state.ts";

/** What is still wanted of an address before tax can be calculated. */
export type MissingAddress = "address" | "state-or-postal-code" | "postal-code";

/** Null when enough is known. Only these two countries are taxed by what a postal code tells. */
export function missingOf(address: Address | null): MissingAddress | null {
  if (!address?.countryCode) return "address";
  if (address.postalCode) return null;
  switch (address.countryCode) {
    case "US":
      return "postal-code";
    case "CA":
      return "state-or-postal-code";
    default:
      return null;
  }
}

export function isSameAddress(a: Address | null, b: Address | null): boolean {
  return a?.countryCode === b?.countryCode && a?.postalCode === b?.postalCode;
}
