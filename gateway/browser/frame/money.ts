/** The provider counts these in hundredths although nobody has hundredths of them. */
const countedInHundredths = new Set(["ISK", "UGX"]);

/** The provider's units as an amount: the currency itself knows how many decimals it has. */
export function written(amount: number, currency: string, locale: string): string {
  const code = currency.toUpperCase();
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: code });
  const decimals = countedInHundredths.has(code) ? 2 : (format.resolvedOptions().maximumFractionDigits ?? 2);
  return format.format(amount / 10 ** decimals);
}
