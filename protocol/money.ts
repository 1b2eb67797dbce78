/** An amount of money as the wire carries it: millionths of the currency's main unit, and an ISO 4217 code in capitals. */
export interface Money {
  amount_micros: number;
  currency: string;
}

/** Currencies without a smaller unit: their minor unit is the unit itself. */
const zeroDecimal = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" "));

/** Currencies of thousandths. The card provider wants their last digit to be 0. */
const threeDecimal = new Set("BHD IQD JOD KWD OMR TND".split(" "));

/** Shown without a fraction, yet sent to the card provider in hundredths, which must be whole units. */
const wholeButSentInHundredths = new Set(["UGX", "ISK"]);

/** Whether `code` has the shape of an ISO 4217 code: three capitals. */
export function isCurrencyCode(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

/**
 * Micros in the units the specification shows and hands to wallets: whole units for its sixteen zero-decimal currencies,
 * hundredths for every other. Rounded half away from zero.
 */
export function minorUnits(amountMicros: number, currency: string): number {
  return divideRounding(amountMicros, zeroDecimal.has(currency.toUpperCase()) ? 1_000_000 : 10_000);
}

/**
 * Micros in the units a charge at the card provider is counted in: as `minorUnits`, except that UGX and ISK are whole
 * units times 100 and the six three-decimal currencies are thousandths ending in 0.
 */
export function providerUnits(amountMicros: number, currency: string): number {
  const code = currency.toUpperCase();
  if (wholeButSentInHundredths.has(code)) return divideRounding(amountMicros, 1_000_000) * 100;
  if (threeDecimal.has(code)) return divideRounding(amountMicros, 10_000) * 10;
  return minorUnits(amountMicros, code);
}

/** The micros that `providerUnits` of the provider stand for. */
export function microsOfProviderUnits(units: number, currency: string): number {
  const code = currency.toUpperCase();
  if (wholeButSentInHundredths.has(code)) return units * 10_000;
  if (threeDecimal.has(code)) return units * 1_000;
  return units * (zeroDecimal.has(code) ? 1_000_000 : 10_000);
}

/**
 * A price for people, e.g. `$9.99`, `36,00 €`, `¥1,000`.
 * `US$` is shortened to `$`, and a price of zero has no fraction digits.
 * @param locale a BCP 47 tag; the runtime's own when left out.
 */
export function formatMoney(money: Money, locale?: string): string {
  const fraction = money.amount_micros === 0 ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: money.currency,
    currencyDisplay: "symbol",
    ...fraction,
  })
    .format(money.amount_micros / 1_000_000)
    .replace("US$", "$");
}

function divideRounding(amountMicros: number, by: number): number {
  const rounded = Math.round(Math.abs(amountMicros) / by);
  return amountMicros < 0 && rounded > 0 ? -rounded : rounded;
}
