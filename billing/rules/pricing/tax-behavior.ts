/** `automatic`: prices are without tax in the United States and Canada, and include it everywhere else. */
export type TaxBehavior = "automatic" | "exclusive" | "inclusive";

const exclusiveCountries = new Set(["US", "CA"]);

/** False while the country is unknown. */
export function isTaxInclusive(behavior: TaxBehavior, country: string | null): boolean {
  switch (behavior) {
    case "inclusive":
      return true;
    case "exclusive":
      return false;
    case "automatic":
      return country !== null && !exclusiveCountries.has(country);
  }
}
