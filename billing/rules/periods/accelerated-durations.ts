import type { PeriodType, Store } from "@hemline/protocol";
import { type Period, periodDays } from "@hemline/protocol/period";
import { minuteMs } from "../durations.ts";

/** How long things last in an accelerated sandbox and in a test store. */

/** By the period's nominal days. The slack is for `P31D`, `P9W` and their like. */
const periodsMinutes = [
  { upToDays: 31, minutes: 5 },
  { upToDays: 63, minutes: 10 },
  { upToDays: 93, minutes: 15 },
  { upToDays: 186, minutes: 30 },
] as const;
const maxMinutes = 60;

const trialMinutes = 5;

export const acceleratedGraceMs = 3 * minuteMs;

/** A day in proportion: a failed renewal is retried after this instead of a day. */
export const acceleratedLeewayMs = 3 * minuteMs;

/** After the first failure: five tries with three minutes between them. */
export const acceleratedTriesAfterMs: readonly number[] = [3, 6, 9, 12].map((it) => it * minuteMs);
export const acceleratedRetryWindowMs = 15 * minuteMs;

export function acceleratedMs(type: PeriodType, period: Period): number {
  if (type === "trial" || type === "intro") return trialMinutes * minuteMs;
  const days = periodDays(period);
  return (periodsMinutes.find((it) => days <= it.upToDays)?.minutes ?? maxMinutes) * minuteMs;
}

export function maxRenewals({ store, isAccelerated }: { store: Store; isAccelerated: boolean }): number | null {
  if (store === "test_store") return 5;
  return isAccelerated ? 6 : null;
}
