/** Without spaces and apostrophes: "1234", "79,5", "1,234.50" or "1.234,50". Three digits after a mark are thousands. */
const amount = /^(\d+([.,](\d{1,2}|\d{4,6}))?|[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?|[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?)$/;

/** The amount that a person wrote with a point or a comma, in millionths; null for anything else. */
export function microsOf(written: string): number | null {
  const text = written.replace(/[\s'’]/g, "");
  if (!amount.test(text)) return null;
  const [, fraction = ""] = /[.,](\d{1,2}|\d{4,6})$/.exec(text) ?? [];
  const whole = fraction ? text.slice(0, -fraction.length - 1) : text;
  return Number(whole.replace(/[.,]/g, "")) * 1_000_000 + Number(fraction.padEnd(6, "0"));
}

/** "79.50", as `microsOf` reads it; six digits after the point where two don’t tell all. */
export const amountText = (micros: number): string => (micros / 1_000_000).toFixed(micros % 10_000 === 0 ? 2 : 6);

/** What people choose from for a price. */
export const priceCurrencies = [
  ...["EUR", "GBP", "USD", "CHF", "AED", "ARS", "AUD", "BRL", "CAD", "CLP", "CNY", "COP", "CZK", "DKK", "EGP"],
  ...["HKD", "HUF", "IDR", "ILS", "INR", "ISK", "JPY", "KES", "KRW", "MAD", "MXN", "MYR", "NGN", "NOK", "NZD"],
  ...["PEN", "PHP", "PKR", "PLN", "RON", "RSD", "SAR", "SEK", "SGD", "THB", "TRY", "TWD", "UAH", "VND", "ZAR"],
] as const;
