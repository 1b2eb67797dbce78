const names = new Intl.DisplayNames("en", { type: "currency" });

/** “British Pound” */
export const currencyName = (currency: string): string => names.of(currency) ?? currency;
