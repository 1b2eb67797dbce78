/** The parts of a billing address that tax depends on. */
export interface Address {
  countryCode: string | null;
  postalCode: string | null;
}

/** What an address lacks before tax can be calculated. */
export type MissingAddress = "address" | "state-or-postal-code" | "postal-code";

/** Null when nothing is missing. Only these two countries are taxed by postal code. */
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
