import { chargeable } from "@hemline/protocol/money";

export interface PaidPeriod {
  paidMicros: number;
  currency: string;
  startsAt: Date;
  endsAt: Date;
}

export interface Prorated {
  usedMicros: number;
  unusedMicros: number;
}

/**
 * The unused part of a paid period, by the second. Rounded down to what can be charged, so that nobody gets back more
 * than the unused time is worth; the rest counts as used.
 */
export function prorate({ paidMicros, currency, startsAt, endsAt }: PaidPeriod, at: Date): Prorated {
  const whole = seconds(endsAt) - seconds(startsAt);
  const left = Math.min(whole, Math.max(0, seconds(endsAt) - seconds(at)));
  if (whole <= 0 || left === 0) return { usedMicros: paidMicros, unusedMicros: 0 };
  const exact = Number((BigInt(paidMicros) * BigInt(left)) / BigInt(whole));
  const unusedMicros = roundedDown(exact, currency);
  return { usedMicros: paidMicros - unusedMicros, unusedMicros };
}

/** `keptMicros` has not been refunded. */
export interface PeriodToCredit {
  payment: { amountMicros: number; currency: string } | null;
  startsAt: Date;
  endsAt: Date | null;
  refundedAt: Date | null;
  keptMicros: number;
}

/** The part of a payment that is for the time after `at`: nothing for a trial, and at most what was kept. */
export function unusedCreditMicros(
  { payment, startsAt, endsAt, refundedAt, keptMicros }: PeriodToCredit,
  at: Date,
): number {
  if (!payment || !endsAt || refundedAt) return 0;
  const { amountMicros: paidMicros, currency } = payment;
  return Math.min(keptMicros, prorate({ paidMicros, currency, startsAt, endsAt }, at).unusedMicros);
}

function roundedDown(amountMicros: number, currency: string): number {
  const near = chargeable(amountMicros, currency);
  return near <= amountMicros ? near : near - stepOf(currency);
}

function stepOf(currency: string): number {
  return chargeable(10_000, currency) || chargeable(1_000_000, currency);
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
