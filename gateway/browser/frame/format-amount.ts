/** Currencies that the provider counts in whole units, and in thousandths; all others in hundredths. */
const whole = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const thousandths = new Set("BHD IQD JOD KWD OMR TND".split(" "));

export function formatAmount(amount: number, currency: string, locale: string): string {
  const code = currency.toUpperCase();
  const decimals = whole.has(code) ? 0 : thousandths.has(code) ? 3 : 2;
  const units = amount / 10 ** decimals;
  const digits = Number.isInteger(units) ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale, { style: "currency", currency: code, ...digits }).format(units);
}
