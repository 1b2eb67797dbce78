/** `automatic`: prices are without tax in the United States and Canada, and include it everywhere else. */
export type TaxBehavior = "automatic" | "exclusive" | "inclusive";

/** Where prices are shown without tax. */
const exclusiveCountries = new Set(["US", "CA"]);

/** Whether a price contains its tax for a customer in `country`; false while nobody knows where they are. */
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
