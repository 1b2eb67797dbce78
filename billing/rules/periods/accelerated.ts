import type { PeriodType, Store } from "@hemline/protocol";
import { type Period, periodDays } from "@hemline/protocol/period";
import { minuteMs } from "../durations.ts";

/** How long things last where nobody has the patience for months: in a sandbox in a hurry, and in a test store. */

/** A paid period of up to so many nominal days, in minutes. The slack is for `P31D`, `P9W` and their like. */
const periodsMinutes = [
  { upToDays: 31, minutes: 5 },
  { upToDays: 63, minutes: 10 },
  { upToDays: 93, minutes: 15 },
  { upToDays: 186, minutes: 30 },
] as const;
const maxMinutes = 60;

/** A trial, and each introductory cycle, whatever its length. */
const trialMinutes = 5;

export const acceleratedGraceMs = 3 * minuteMs;

/** A day in proportion: where a renewal that failed is tried again after a day, here it is after so long. */
export const acceleratedLeewayMs = 3 * minuteMs;

/** After the first failure, until which it may still be paid: five tries with three minutes between them. */
export const acceleratedTriesAfterMs: readonly number[] = [3, 6, 9, 12].map((it) => it * minuteMs);
export const acceleratedRetryWindowMs = 15 * minuteMs;

export function acceleratedMs(type: PeriodType, period: Period): number {
  if (type === "trial" || type === "intro") return trialMinutes * minuteMs;
  const days = periodDays(period);
  return (periodsMinutes.find((it) => days <= it.upToDays)?.minutes ?? maxMinutes) * minuteMs;
}

/** After how many renewals a subscription is cancelled by itself; null for never. */
export function maxRenewals({ store, isAccelerated }: { store: Store; isAccelerated: boolean }): number | null {
  if (store === "test_store") return 5;
  return isAccelerated ? 6 : null;
}
