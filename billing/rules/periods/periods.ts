import type { PeriodType, Phase } from "@hemline/protocol";
import { type Period, parsePeriod, trialEndsAt } from "@hemline/protocol/period";
import { acceleratedGraceMs, acceleratedMs } from "./accelerated-durations.ts";

export interface Pace {
  isAccelerated: boolean;
}

export function paidPeriodEnd(
  o: Pace & { type: Extract<PeriodType, "intro" | "normal">; anchorAt: Date; startsAt: Date; period: string | null },
): Date {
  const period = readPeriod(o.period);
  return o.isAccelerated ? later(o.startsAt, acceleratedMs(o.type, period)) : periodEnd(o.anchorAt, o.startsAt, period);
}

export function trialEnd(
  startsAt: Date,
  trial: Pick<Phase, "period_duration" | "cycle_count">,
  { isAccelerated }: Pace,
): Date {
  const period = readPeriod(trial.period_duration);
  return isAccelerated
    ? later(startsAt, acceleratedMs("trial", period))
    : trialEndsAt(startsAt, { number: period.number * trial.cycle_count, unit: period.unit });
}

export function graceEnd(failedAt: Date, { gracePeriod, isAccelerated }: Pace & { gracePeriod: string | null }) {
  if (!gracePeriod) return null;
  return isAccelerated ? later(failedAt, acceleratedGraceMs) : periodEnd(failedAt, failedAt, readPeriod(gracePeriod));
}

/**
 * The end of the period that starts at `startsAt` (UTC calendar). Months and years keep the anchor's day and time of
 * day, clamped to short months: 31 January, 28 February, 31 March; 29 February comes back in leap years.
 */
export function periodEnd(anchorAt: Date, startsAt: Date, period: Period): Date {
  switch (period.unit) {
    case "day":
      return later(startsAt, period.number * 86_400_000);
    case "week":
      return later(startsAt, period.number * 7 * 86_400_000);
    case "month":
      return monthsLater(anchorAt, startsAt, period.number);
    case "year":
      return monthsLater(anchorAt, startsAt, period.number * 12);
  }
}

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

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
