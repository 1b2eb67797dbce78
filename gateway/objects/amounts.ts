import { badParameter } from "../http/problem.ts";

/** Minimum charges in the currency's smallest unit; for other currencies, 1. */
const minimumAmounts: Record<string, number> = {
  aed: 200,
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
};

const currencies = new Set(Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()));

/** @throws for an unknown currency. */
export function checkCurrency(currency: string): void {
  if (!currencies.has(currency)) throw badParameter("currency", `Invalid currency: ${currency}`);
}

/** @throws for an unknown currency and for an amount below its minimum. */
export function checkAmount(amount: number, currency: string): void {
  checkCurrency(currency);
  if (amount < (minimumAmounts[currency] ?? 1))
    throw badParameter(
      "amount",
      "The amount is less than the minimum amount allowed for a charge in this currency.",
      "amount_too_small",
    );
}
