import type { Money } from "./money.ts";

export type PeriodUnit = "year" | "month" | "week" | "day";

/** A calendar length, e.g. three months. */
export interface Period {
  number: number;
  unit: PeriodUnit;
}

const units: Record<string, PeriodUnit> = { Y: "year", M: "month", W: "week", D: "day" };
const daysPer: Record<PeriodUnit, number> = { year: 365, month: 30, week: 7, day: 1 };

/**
 * Reads an ISO 8601 length of one part: an optional `P` or `PT`, digits, then Y, M, W or D.
 * @returns null when `text` is anything else. `P0D` is a period of no length.
 */
export function parsePeriod(text: string): Period | null {
  const [, digits, letter] = /^(?:PT?)?(\d+)([YMWD])$/.exec(text) ?? [];
  const unit = units[letter ?? ""];
  const number = Number(digits);
  return digits && unit ? { number, unit } : null;
}

/** How long all periods of a phase are together. It has one at least. Null where there is no phase, or no length. */
export function phaseLength(phase: { period: Period | null; cycleCount: number } | null | undefined): Period | null {
  return phase?.period?.number
    ? { ...phase.period, number: phase.period.number * Math.max(1, phase.cycleCount) }
    : null;
}

/** Nominal length: a week is 7 days, a month 30, a year 365. */
export function periodDays(period: Period): number {
  return period.number * daysPer[period.unit];
}

/** What a price per `period` comes to per week (7 days), rounded to a micro. */
export function pricePerWeek(price: Money, period: Period): Money {
  return per(daysPer.week, price, period);
}

/** What a price per `period` comes to per month (30 days), rounded to a micro. */
export function pricePerMonth(price: Money, period: Period): Money {
  return per(daysPer.month, price, period);
}

/** What a price per `period` comes to per year (365 days), rounded to a micro. */
export function pricePerYear(price: Money, period: Period): Money {
  return per(daysPer.year, price, period);
}

/**
 * The instant a trial that began at `startedAt` ends (UTC calendar). A month step that overflows lands on the last day
 * of its month; 29 February plus years lands on 28 February, except a step of 4 that meets a leap year.
 */
export function trialEndsAt(startedAt: Date, trial: Period): Date {
  switch (trial.unit) {
    case "day":
      return plusDays(startedAt, trial.number);
    case "week":
      return plusDays(startedAt, trial.number * 7);
    case "month":
      return plusMonths(startedAt, trial.number);
    case "year":
      return isLeapDay(startedAt) && trial.number !== 4
        ? plusMonths(plusDays(startedAt, -1), trial.number * 12)
        : plusMonths(startedAt, trial.number * 12);
  }
}

function per(days: number, price: Money, period: Period): Money {
  return { amount_micros: Math.round((price.amount_micros * days) / periodDays(period)), currency: price.currency };
}

function plusDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * 86_400_000);
}

function plusMonths(at: Date, months: number): Date {
  const end = new Date(at);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return end;
}

function isLeapDay(at: Date): boolean {
  return at.getUTCMonth() === 1 && at.getUTCDate() === 29;
}
