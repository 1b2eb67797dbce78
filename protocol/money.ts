/** An amount in millionths of the currency's main unit, with its ISO 4217 code in capitals. */
export interface Money {
  amount_micros: number;
  currency: string;
}

/** How the card provider charges a currency: the smallest step in micros, and the provider's units per step. */
interface Charging {
  stepMicros: number;
  unitsPerStep: number;
}

/** Also for HUF and TWD, of which only payouts are whole units. */
const hundredths: Charging = { stepMicros: 10_000, unitsPerStep: 1 };

/** Currencies without a smaller unit: their minor unit is the unit itself. */
const zeroDecimal = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" "));

/** Three decimals, the last of which has to be 0 at the card provider. */
const threeDecimal = new Set("BHD IQD JOD KWD OMR TND".split(" "));

/** Shown without decimals, but sent to the card provider in hundredths of whole units. */
const wholeButSentInHundredths = new Set(["UGX", "ISK"]);

function charging(currency: string): Charging {
  const code = currency.toUpperCase();
  if (wholeButSentInHundredths.has(code)) return { stepMicros: 1_000_000, unitsPerStep: 100 };
  if (zeroDecimal.has(code)) return { stepMicros: 1_000_000, unitsPerStep: 1 };
  return threeDecimal.has(code) ? { stepMicros: 10_000, unitsPerStep: 10 } : hundredths;
}

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
  const { stepMicros, unitsPerStep } = charging(currency);
  return divideRounding(amountMicros, stepMicros) * unitsPerStep;
}

/** The inverse of `providerUnits`. */
export function microsOfProviderUnits(units: number, currency: string): number {
  const { stepMicros, unitsPerStep } = charging(currency);
  return units * (stepMicros / unitsPerStep);
}

/** The nearest amount that can be charged in a currency: whole yen, whole cents. Rounded half away from zero. */
export function chargeable(amountMicros: number, currency: string): number {
  const { stepMicros } = charging(currency);
  return divideRounding(amountMicros, stepMicros) * stepMicros;
}

/**
 * Shares an amount out by whole-number weights. Each share can be charged in the currency, and together they are the
 * amount, as long as that can be charged itself; what is left over goes to the largest remainders, first come first.
 */
export function shareOut(amountMicros: number, weights: readonly number[], currency: string): number[] {
  // BigInt division rounds towards zero.
  if (amountMicros < 0) return shareOut(-amountMicros, weights, currency).map((share) => 0 - share);
  const { stepMicros } = charging(currency);
  const steps = BigInt(divideRounding(amountMicros, stepMicros));
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, at) => {
    const exact = steps * BigInt(weight);
    return { at, steps: exact / all, rest: exact % all };
  });
  const left = Number(steps - shares.reduce((sum, it) => sum + it.steps, 0n));
  const neediest = shares.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1));
  for (const share of neediest.slice(0, left)) share.steps += 1n;
  return shares.map((share) => Number(share.steps) * stepMicros);
}

/** The largest charge that the provider takes: eight digits of its units, for rupiah twelve. */
export function maxChargeMicros(currency: string): number {
  return microsOfProviderUnits(currency.toUpperCase() === "IDR" ? 999_999_999_999 : 99_999_999, currency);
}

/** Signs that several currencies share, and the currency that the sign alone stands for. */
const signOwners: Record<string, string> = { $: "USD", "£": "GBP", "¥": "JPY", "₩": "KRW", kr: "", Rs: "" };

/** Currencies that are written as a plain `$` at home. */
const dollars = "AUD CAD NZD SGD HKD TWD MXN ARS CLP COP UYU".split(" ");

const format = (locale: string | undefined, o: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, { style: "currency", ...o });

const signIn = (locale: string | undefined, o: Intl.NumberFormatOptions) =>
  format(locale, o)
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? "";

const plainDollars = new Map<string | undefined, boolean>();

/** Whether a plain `$` means US dollars in a locale. */
function isPlainDollarUs(locale: string | undefined): boolean {
  let isUs = plainDollars.get(locale);
  if (isUs === undefined) {
    isUs = !dollars.some((currency) => signIn(locale, { currency }) === "$");
    plainDollars.set(locale, isUs);
  }
  return isUs;
}

/** Whether the narrow sign of a currency is unambiguous in a locale. */
function isNarrowSignClear(locale: string | undefined, currency: string): boolean {
  const sign = signIn(locale, { currency, currencyDisplay: "narrowSymbol" });
  const owner = signOwners[sign.replace(/\.$/, "")];
  return owner === undefined || (owner === currency && (sign !== "$" || isPlainDollarUs(locale)));
}

/**
 * A price for people, e.g. `$9.99`, `36,00 €`, `¥1,000`.
 * `US$` is shortened to `$` where no other currency is written `$` in the language. Where a language would write a
 * currency's code although there is a sign for it alone (`4,00 EUR` in Hungarian), the sign is written. A price of zero
 * has no fraction digits; an amount with a fraction that is charged shows it (`1 990,50 Ft`).
 * @param locale a BCP 47 tag; the runtime's own when left out.
 */
export function formatMoney({ amount_micros, currency }: Money, locale?: string): string {
  const isCode = signIn(locale, { currency }) === currency;
  const currencyDisplay = isCode && isNarrowSignClear(locale, currency) ? "narrowSymbol" : "symbol";
  const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
  const usual = format(locale, { currency, currencyDisplay });
  const isCut = usual.resolvedOptions().maximumFractionDigits === 0 && chargeable(amount_micros, currency) % 1_000_000;
  const shown =
    amount_micros === 0 || isCut ? format(locale, { currency, currencyDisplay, ...digits(isCut ? 2 : 0) }) : usual;
  const written = shown.format(amount_micros / 1_000_000);
  return currency === "USD" && written.includes("US$") && isPlainDollarUs(locale)
    ? written.replace("US$", "$")
    : written;
}

/** In integers, as floating-point division rounds halves of very large amounts wrongly. */
function divideRounding(amountMicros: number, by: number): number {
  const size = Math.abs(amountMicros);
  const rest = size % by;
  const rounded = (size - rest) / by + (rest * 2 >= by ? 1 : 0);
  return amountMicros < 0 && rounded > 0 ? -rounded : rounded;
}
