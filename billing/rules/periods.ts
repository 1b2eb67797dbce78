import { type Period, parsePeriod, trialEndsAt } from "@hemline/protocol/period";

/**
 * Where the period that starts at `startsAt` ends (UTC calendar). Months and years keep the anchor's day and time of
 * day, clamped to short months: 31 January, 28 February, 31 March; 29 February comes back in leap years.
 */
export function periodEnd(anchorAt: Date, startsAt: Date, period: Period): Date {
  switch (period.unit) {
    case "day":
      return new Date(startsAt.getTime() + period.number * 86_400_000);
    case "week":
      return new Date(startsAt.getTime() + period.number * 7 * 86_400_000);
    case "month":
      return monthsLater(anchorAt, startsAt, period.number);
    case "year":
      return monthsLater(anchorAt, startsAt, period.number * 12);
  }
}

/** Where a trial of some cycles ends. */
export function trialEnd(startsAt: Date, trial: { period_duration: string | null; cycle_count: number }): Date {
  const period = readPeriod(trial.period_duration);
  return trialEndsAt(startsAt, { number: period.number * trial.cycle_count, unit: period.unit });
}

/** A period out of our own tables, where it is always readable. */
export function readPeriod(text: string | null): Period {
  const period = parsePeriod(text ?? "");
  if (!period) throw new Error(`${text} is not a period.`);
  return period;
}

function monthsLater(anchorAt: Date, startsAt: Date, months: number): Date {
  const [year, month] = [startsAt.getUTCFullYear(), startsAt.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay =
    anchorAt.getTime() - Date.UTC(anchorAt.getUTCFullYear(), anchorAt.getUTCMonth(), anchorAt.getUTCDate());
  return new Date(Date.UTC(year, month, Math.min(anchorAt.getUTCDate(), lastDay)) + timeOfDay);
}
