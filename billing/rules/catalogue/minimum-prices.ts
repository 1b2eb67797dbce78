import { chargeable, maxChargeMicros } from "@hemline/protocol/money";

/**
 * The smallest price of each currency, about a dollar less a cent: below it the card provider's fixed fee eats most of
 * a payment. In main units.
 */
export const minimumPrices: Readonly<Record<string, number>> = {
  AED: 3.99,
  ARS: 999,
  AUD: 1.49,
  BGN: 1.99,
  BHD: 0.4,
  BRL: 4.99,
  CAD: 1.29,
  CHF: 0.99,
  CLP: 950,
  CNY: 7,
  COP: 3900,
  CRC: 500,
  CZK: 24,
  DKK: 7,
  EGP: 49.99,
  EUR: 0.99,
  GBP: 0.79,
  HKD: 8,
  HUF: 399,
  IDR: 15_000,
  ILS: 3.9,
  INR: 79,
  ISK: 129,
  JOD: 0.7,
  JPY: 99,
  KES: 129,
  KRW: 1300,
  KWD: 0.3,
  KZT: 499,
  MAD: 9.99,
  MXN: 19,
  MYR: 4.49,
  NGN: 1500,
  NOK: 11,
  NZD: 1.69,
  OMR: 0.38,
  PEN: 3.9,
  PHP: 55,
  PKR: 279,
  PLN: 3.99,
  PYG: 7500,
  QAR: 3.69,
  RON: 4.99,
  RSD: 109,
  SAR: 3.99,
  SEK: 11,
  SGD: 1.28,
  THB: 35,
  TND: 3,
  TRY: 34.99,
  TWD: 30,
  TZS: 2500,
  UAH: 39,
  UGX: 3700,
  USD: 0.99,
  UYU: 39,
  VND: 25_000,
  XAF: 599,
  XOF: 599,
  ZAR: 18.99,
};

export function priceError(amountMicros: number, currency: string): string | null {
  const minimum = minimumPrices[currency];
  if (minimum === undefined) return `${currency} is not a supported currency (docs/catalogue.md)`;
  const minimumMicros = Math.round(minimum * 1_000_000);
  if (amountMicros < minimumMicros)
    return `must be at least ${minimum} ${currency} (${minimumMicros}), but is ${amountMicros / 1_000_000}`;
  const maximumMicros = maxChargeMicros(currency);
  if (amountMicros > maximumMicros)
    return `must be at most ${maximumMicros / 1_000_000} ${currency} (${maximumMicros}), but is ${amountMicros / 1_000_000}`;
  if (chargeable(amountMicros, currency) !== amountMicros)
    return `${amountMicros / 1_000_000} ${currency} cannot be charged; the nearest amount is ${chargeable(amountMicros, currency)}`;
  return null;
}
